/// What can take part in the responder chain: views, view controllers.
open class UIResponder: NSObject {
  /// Who is asked next, nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder wants to be the first to be asked.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives way when another wants to be the first.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first to be asked in its tree of views.
  public final var isFirstResponder: Bool { tree?.extras?.firstResponder === self }

  /// Makes the responder the first to be asked, if it can be and the one before it gives way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let tree, canBecomeFirstResponder else { return false }
    guard let old = tree.extras?.firstResponder, old !== self else {
      tree.makeExtras().firstResponder = self
      return true
    }
    guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
    tree.makeExtras().firstResponder = self
    return true
  }

  /// Gives the place up; true when the responder does not have it any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    tree?.extras?.firstResponder = nil
    return true
  }

  /// The outermost view of the tree that the responder belongs to.
  var tree: UIView? {
    switch self {
    case let view as UIView: view.outermost
    case let controller as UIViewController: controller.viewIfLoaded?.outermost
    default: nil
    }
  }

  // MARK: Actions

  /// Whether the responder takes a message: by default, whether it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// Who takes a message: the first in the chain, from this responder on, that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> NSObject? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The responder and all that follow it; a chain that comes back to where it was ends there.
  final var chain: [UIResponder] {
    var found: [UIResponder] = []
    var known: Set<ObjectIdentifier> = []
    var current: UIResponder? = self
    while let responder = current, known.insert(ObjectIdentifier(responder)).inserted {
      found.append(responder)
      current = responder.next
    }
    return found
  }

  // MARK: Touches

  /// Told when fingers touch the screen. The base class leaves that to the next responder, after this method returns.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { event?.isPassedOn = true }
  /// Told when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { event?.isPassedOn = true }
  /// Told when fingers leave the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { event?.isPassedOn = true }
  /// Told when something else took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { event?.isPassedOn = true }

  /// Tells the chain of a touch until somebody keeps it.
  final func deliver(_ touch: UITouch, _ event: UIEvent) {
    for responder in chain {
      event.isPassedOn = false
      switch touch.phase {
      case .began: responder.touchesBegan([touch], with: event)
      case .moved, .stationary: responder.touchesMoved([touch], with: event)
      case .ended: responder.touchesEnded([touch], with: event)
      case .cancelled: responder.touchesCancelled([touch], with: event)
      }
      guard event.isPassedOn else { return }
    }
  }
}
