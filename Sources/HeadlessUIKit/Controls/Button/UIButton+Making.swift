extension UIButton {
  /// A button of a kind that does something when it is tapped, and shows the action's title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }

  /// A button with a configuration that does something when it is tapped; what the configuration leaves open, title and
  /// picture, is the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    var configuration = configuration
    if configuration.title == nil, configuration.attributedTitle == nil { configuration.title = title(for: .normal) }
    configuration.image = configuration.image ?? image(for: .normal)
    self.configuration = configuration
  }
}
