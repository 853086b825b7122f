extension UIBarButtonItem {
  /// An item with a title that sends a message when it is tapped.
  public convenience init(title: String?, style: Style, target: NSObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// An item with a picture that sends a message when it is tapped.
  public convenience init(image: UIImage?, style: Style, target: NSObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// One of the system's items, which sends a message when it is tapped.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: NSObject?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// An item that shows a view, which takes the touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Who is sent ``action``. It is not kept; nil is the first in the responder chain that takes it.
  public final var target: NSObject? {
    get { message?.target }
    set { send(action, to: newValue) }
  }

  /// What a tap sends; nil for nothing.
  public final var action: Selector? {
    get { message?.selector }
    set { send(newValue, to: target) }
  }

  /// Says at once what a tap sends, and to whom; nil as in ``target``.
  public final func send(_ action: Selector?, to target: NSObject?) {
    message = action.map { ActionMessage(target: target, selector: $0) }
  }

  /// Taps the item, as a finger on the bar would. One that is disabled or hidden does nothing.
  public final func tap() { tap(event: nil) }

  final func tap(event: UIEvent?) {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.call(from: self) }
    message?.send(from: self, event: event)
  }
}
