extension Vocabulary {
  /// `<containerView>`: the place that an embed segue fills with another scene's view.
  public static let containerView = Vocabulary("containerView", UIView.self, inherits: .view, make: { UIView() })
}
