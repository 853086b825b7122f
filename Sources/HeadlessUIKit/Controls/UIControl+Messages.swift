/// A control's message and the events on which it is sent.
struct ControlMessage {
  var message: ActionMessage
  var events: UIControl.Event
}

extension UIControl {
  /// Who is in the responder chain for a message without a target: from the first responder on, else from the control.
  func chainTarget(of selector: Selector) -> NSObject? {
    outermost.extras?.firstResponder?.target(forAction: selector, withSender: self)
      ?? target(forAction: selector, withSender: self)
  }

  func add(_ new: ControlMessage) {
    if messages.isEmpty { return messages = [new] }
    messages.removeAll { $0.message.isLost }
    let index = messages.firstIndex { known in
      if let action = new.message.action { return known.message.action === action }
      return known.message.selector == new.message.selector && known.message.target === new.message.target
        && known.message.hasTarget == new.message.hasTarget && known.message.action == nil
    }
    guard let index else { return messages.append(new) }
    messages[index].events.formUnion(new.events)
  }

  /// One message: on events of `events`, `target` is sent `selector`.
  public struct Action {
    /// Nil sends it up the responder chain.
    public weak var target: NSObject?
    /// The message, such as `download:`.
    public let selector: String
    /// The events on which it is sent.
    public let events: Event
  }

  /// What is sent to whom on which events, in the order in which it was added; without closures and without messages
  /// whose target is gone.
  public final var actions: [Action] {
    messages.compactMap { known in
      guard let selector = known.message.selector, !known.message.isLost else { return nil }
      return Action(target: known.message.target, selector: selector.name, events: known.events)
    }
  }

  /// Takes messages off those events. Nil for the target means all targets, nil for the selector all their messages.
  public final func removeTarget(_ target: NSObject?, action selector: Selector?, for events: Event) {
    remove(events) { message in
      message.selector != nil && (target == nil || message.target === target)
        && (selector == nil || message.selector == selector)
    }
  }

  /// Takes an action off those events.
  public final func removeAction(_ action: UIAction, for events: Event) { remove(events) { $0.action === action } }

  /// Takes the action of that identifier off those events.
  public final func removeAction(identifiedBy identifier: UIAction.Identifier?, for events: Event) {
    guard let identifier else { return }
    remove(events) { $0.action?.identifier == identifier }
  }

  private func remove(_ events: Event, where matches: (ActionMessage) -> Bool) {
    for index in messages.indices where matches(messages[index].message) { messages[index].events.subtract(events) }
    messages.removeAll { $0.events.isEmpty }
  }

  /// The targets that are still there; messages that go up the responder chain have none.
  public final var allTargets: Set<NSObject> { Set(messages.compactMap(\.message.target)) }

  /// The events on which something is sent.
  public final var allControlEvents: Event { messages.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the messages to a target on an event, in the order in which they were added; nil when there are none.
  /// A nil target asks for those that go up the responder chain.
  public final func actions(forTarget target: NSObject?, forControlEvent event: Event) -> [String]? {
    let names = messages.compactMap { known -> String? in
      guard !known.events.isDisjoint(with: event), let selector = known.message.selector, !known.message.isLost,
        known.message.target === target
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Sends all messages of those events, as if they had happened, even when the control is disabled. Messages whose
  /// target is gone are dropped.
  public final func sendActions(for events: Event) { send(events, nil) }

  func send(_ events: Event, _ event: UIEvent?) {
    for known in messages where !known.events.isDisjoint(with: events) {
      let message = known.message
      if let action = message.action {
        sendAction(action)
      } else if let selector = message.selector, !message.isLost {
        sendAction(selector, to: message.target, for: event)
      }
    }
  }
}
