/// An entry of a menu, or what a control does, as a closure.
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Nil for an action that is told apart only by itself.
  public private(set) final var identifier: Identifier?
  /// What is done.
  private var handler: (UIAction) -> Void = { _ in }
  /// Who called the action, while it is executed.
  public private(set) final weak var sender: NSObject?

  /// An action with its looks in a menu and what it does.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }

  /// Does what the action is for.
  func call(from sender: NSObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
