/// A view that is touched to do something.
open class UIControl: UIView {
  override open class var vocabulary: Vocabulary { .control }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
  /// Where the content stands from left to right.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands from top to bottom.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center
  /// What is sent to whom on which events, in the order in which it was added.
  final var messages: [ControlMessage] = []
  /// Whether a finger that touched the control is still on the screen.
  public internal(set) final var isTracking = false
  /// Whether that finger is on the control, or not far from it.
  public internal(set) final var isTouchInside = false

  /// The states that are in force.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Messages

  /// Sends the target a message on those events. The target is not kept; nil sends the message to the first in the
  /// responder chain that takes it. A message that is there already gets the events too.
  open func addTarget(_ target: NSObject?, action selector: Selector, for events: Event) {
    add(ControlMessage(message: ActionMessage(target: target, selector: selector), events: events))
  }

  /// Calls the action's handler on those events. One of the same identifier takes its place.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    add(ControlMessage(message: ActionMessage(action: action), events: events))
  }

  /// Sends one message, to the first in the responder chain that takes it when there is no target.
  open func sendAction(_ selector: Selector, to target: NSObject?, for event: UIEvent?) {
    guard let target = target ?? chainTarget(of: selector) else { return }
    attempt { () throws(NSException) in try target.perform(selector, with: self, for: event) }
  }

  /// Calls an action's handler.
  open func sendAction(_ action: UIAction) { action.call(from: self) }

  // MARK: Tracking

  /// Whether the control wants to follow the finger that touched it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control wants to follow the finger any longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger left the screen; ``isTouchInside`` says where. The events are sent after that.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Something else took the finger.
  open func cancelTracking(with event: UIEvent?) {}

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBeginning(touches, event) }
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoving(touches, event) }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnding(touches, event) }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelling(event) }

  /// Whether a tap is what the control is there for, so that it goes before taps of the views that hold it.
  var takesTaps: Bool { false }

  override open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, takesTaps, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}

extension UIControl {
  /// The states of a control; they combine.
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// The focus is on it.
    public static let focused = State(rawValue: 8)
  }

  /// What happens to a control; several can be meant at once.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves near by, outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that happens to text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The events by the names that documents give them, in the order of their numbers.
    public static let names: [(name: String, event: Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: String, DocumentChoice { case center, left, right, fill, leading, trailing }
  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: String, DocumentChoice { case center, top, bottom, fill }
}

extension Vocabulary {
  /// What every control may say; documents have no plain `<control>` of UIKit.
  public static let control = Vocabulary("control", UIControl.self, inherits: .view, make: { UIControl() }) { row in
    [
      row.bool("enabled", \.isEnabled, default: true, property: "isEnabled", nibKey: "UIDisabled"),
      row.bool("highlighted", \.isHighlighted, property: "isHighlighted", nibKey: "UIHighlighted"),
      row.bool("selected", \.isSelected, property: "isSelected", nibKey: "UISelected"),
      row.choice(
        "contentHorizontalAlignment", \.contentHorizontalAlignment, default: .center,
        nibKey: "UIContentHorizontalAlignment"),
      row.choice(
        "contentVerticalAlignment", \.contentVerticalAlignment, default: .center, nibKey: "UIContentVerticalAlignment"),
    ]
  }
}
