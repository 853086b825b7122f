/// A view that is touched to do something.
open class UIControl: UIView {
  override open class var vocabulary: Vocabulary { .control }

  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public final var contentVerticalAlignment = ContentVerticalAlignment.center
  /// What is sent to whom on which events, in the order in which it was added.
  public private(set) final var actions: [Action] = []

  /// One message: on events of `events`, `target` is sent `selector`.
  public struct Action {
    /// Nil sends it up the responder chain.
    public weak var target: NSObject?
    public var selector: String
    public var events: Event
    let hasTarget: Bool
  }

  /// The states that are in force.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addTarget(_ target: NSObject?, action selector: String, for events: Event) {
    actions.append(Action(target: target, selector: selector, events: events, hasTarget: target != nil))
  }
}

extension UIControl {
  /// The states of a control; they combine.
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What happens to a control; several can be meant at once.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

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

  public enum ContentHorizontalAlignment: String, DocumentChoice { case center, left, right, fill, leading, trailing }
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
