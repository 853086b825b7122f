/// A message that something sends when it is touched.
struct ActionMessage {
  weak var target: NSObject?
  /// False sends the message up the responder chain.
  let hasTarget: Bool
  let selector: Selector?
  let handler: ((NSObject, UIEvent?) -> Void)?
  /// What the handler belongs to, nil for a plain one.
  let action: UIAction?

  init(target: NSObject?, selector: Selector) {
    self.target = target
    hasTarget = target != nil
    self.selector = selector
    handler = nil
    action = nil
  }

  init(handler: @escaping (NSObject, UIEvent?) -> Void) {
    hasTarget = false
    selector = nil
    self.handler = handler
    action = nil
  }

  init(action: UIAction) {
    hasTarget = false
    selector = nil
    handler = nil
    self.action = action
  }

  /// Whether the target is gone: such a message is dropped.
  var isLost: Bool { hasTarget && target == nil }

  /// Sends the message, or calls the handler.
  func send(from sender: NSObject, event: UIEvent?) {
    if let handler { return handler(sender, event) }
    guard let selector, !isLost else { return }
    guard let target = target ?? sender.chainTarget(of: selector) else { return }
    sender.attempt { () throws(NSException) in try target.perform(selector, with: sender, for: event) }
  }
}

extension NSObject {
  /// Who takes a message without a target: somebody from the first responder on, else from where the sender is.
  fileprivate func chainTarget(of selector: Selector) -> NSObject? {
    let start =
      switch self {
      case let recognizer as UIGestureRecognizer: recognizer.view as UIResponder?
      case let item as UIBarButtonItem: item.responder
      default: self as? UIResponder
      }
    return start?.tree?.extras?.firstResponder?.target(forAction: selector, withSender: self)
      ?? start?.target(forAction: selector, withSender: self)
  }

  /// The clock that the object's views live by, or the one in force.
  final var livingClock: AnimationClock? {
    switch self {
    case let view as UIView: view.animationClock
    case let recognizer as UIGestureRecognizer: recognizer.view?.animationClock ?? .current
    case let item as UIBarButtonItem: item.responder?.livingClock ?? .current
    case let controller as UIViewController: controller.viewIfLoaded?.animationClock ?? .current
    default: .current
    }
  }

  /// Does what UIKit would stop the app for when it fails; the clock, or the app's handler where there is no clock, is told
  /// of the exception instead.
  final func attempt(_ body: () throws(NSException) -> Void) {
    do throws(NSException) { try body() } catch {
      guard let clock = livingClock else { return error.report() }
      clock.raise(error)
    }
  }

  /// Sends a message after a delay, in seconds, on the clock of the object's views. False: there is no clock, because
  /// the object is neither a view nor a controller and no clock is in force.
  @discardableResult
  public final func perform(_ selector: Selector, with argument: Any? = nil, afterDelay delay: Double) -> Bool {
    guard let clock = livingClock else { return false }
    clock.schedule(after: delay) {
      do throws(NSException) { try self.perform(selector, with: argument) } catch { clock.raise(error) }
    }
    return true
  }
}
