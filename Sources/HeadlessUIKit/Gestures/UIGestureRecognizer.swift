/// Something that watches for a gesture on a view.
open class UIGestureRecognizer: NSObject {
  override open class var vocabulary: Vocabulary { .gestureRecognizer }

  /// The view that it watches.
  public internal(set) final weak var view: UIView?
  /// Whether it watches.
  public final var isEnabled = true
  /// Whether a recognized gesture takes its touches from the view.
  public final var cancelsTouchesInView = true
  /// Whether the view waits for the beginning of touches.
  public final var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches.
  public final var delaysTouchesEnded = true
  /// Whether all of a gesture's touches must be of one type, such as fingers or a pencil.
  public final var requiresExclusiveTouchType = true
  /// Nil takes every button.
  public final var allowedPressTypes: UIPressTypeMask?
  /// What tells it apart for people.
  public final var name: String?
  /// Who is asked whether the gesture counts.
  public final var delegate: (any UIGestureRecognizerDelegate)? {
    get { givenDelegate ?? connectedObject("delegate") as? any UIGestureRecognizerDelegate }
    set { givenDelegate = newValue }
  }
  private final weak var givenDelegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture has come.
  public internal(set) final var state = State.possible
  /// Whether the gesture was recognized in the touch that is under way.
  final var hasRecognized = false
  /// Where the finger is, in the outermost view.
  final var place = CGPoint.zero
  final var messages: [ActionMessage] = []
  final var requirements: [WeakRecognizer] = []
  /// Fires when the others, which have to fail first, have had time enough.
  final var waiting: AnimationTimer?

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Another word for ended, for gestures that happen at once.
    public static let recognized = State.ended
  }

  struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  /// A recognizer that sends a message when it recognizes its gesture.
  public convenience init(target: NSObject?, action: Selector?) {
    self.init()
    if let action { addTarget(target, action: action) }
  }

  /// Sends the target a message whenever the gesture is recognized or changes. The target is not kept; nil sends the
  /// message to the first in the view's responder chain that takes it.
  public final func addTarget(_ target: NSObject?, action: Selector) {
    messages.append(ActionMessage(target: target, selector: action))
  }

  /// Calls the handler whenever the gesture is recognized or changes.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    messages.append(
      ActionMessage { sender, _ in
        if let sender = sender as? UIGestureRecognizer { handler(sender) }
      })
  }

  /// Nil means all targets, or all their messages.
  public final func removeTarget(_ target: NSObject?, action: Selector?) {
    messages.removeAll {
      $0.handler == nil && (target == nil || $0.target === target) && (action == nil || $0.selector == action)
    }
  }

  /// Lets this gesture count only when another one did not.
  public final func require(toFail other: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Where the gesture is in a view, in points; nil means the outermost view.
  public final func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  // MARK: To override

  /// The finger moved.
  func moved(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {}
  /// The finger left the screen.
  func lifted(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {}
}

/// Decides for a gesture recognizer what counts.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may be recognized now.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch is any of its business.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether both may be recognized in one touch.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether the gesture may be recognized now.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a touch is any of its business.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Whether both may be recognized in one touch.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

extension Vocabulary {
  /// What every gesture recognizer may say.
  public static let gestureRecognizer = Vocabulary(
    "gestureRecognizer", UIGestureRecognizer.self, inherits: .object, make: { UIGestureRecognizer() }
  ) { row in
    [
      row.bool("enabled", \.isEnabled, default: true, property: "isEnabled", nibKey: "UIGestureRecognizer.disabled"),
      row.bool(
        "cancelsTouchesInView", \.cancelsTouchesInView, default: true,
        nibKey: "UIGestureRecognizer.cancelsTouchesInView"),
      row.bool("delaysTouchesBegan", \.delaysTouchesBegan, nibKey: "UIGestureRecognizer.delaysTouchesBegan"),
      row.bool(
        "delaysTouchesEnded", \.delaysTouchesEnded, default: true, nibKey: "UIGestureRecognizer.delaysTouchesEnded"),
      row.bool(
        "requiresExclusiveTouchType", \.requiresExclusiveTouchType, default: true,
        nibKey: "UIGestureRecognizer.requiresExclusiveTouchType"),
      row.value("allowedPressTypes", \.allowedPressTypes),
    ]
  }
}
