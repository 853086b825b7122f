import Testing

@testable import HeadlessUIKit

/// Takes messages and remembers them.
final class Receiver: NSObject {
  var log: [String] = []

  override class var actions: ActionTable {
    [
      "plain": action(Receiver.plain), "tapped:": action(Receiver.tapped), "typed:": action(Receiver.typed),
      "tapped:event:": action(Receiver.tappedWithEvent),
    ]
  }

  func plain() { log.append("plain") }
  func tapped(_ sender: Any?) { log.append("tapped by \((sender as? NSObject)?.ownClassName ?? "nobody")") }
  func typed(_ sender: UITextField) { log.append("typed \(sender.text ?? "")") }
  func tappedWithEvent(_ sender: UIControl, _ event: UIEvent?) { log.append(event == nil ? "no event" : "event") }
}

@Suite struct ControlMessageTests {
  @Test func sendsMessagesInTheOrderInWhichTheyWereAdded() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: "tapped:", for: .touchUpInside)
    control.addTarget(receiver, action: "plain", for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["tapped by UIControl", "plain"])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(receiver.log == ["tapped by UIControl", "plain", "plain"])
  }

  @Test func sendsAMessageOnceHoweverOftenItWasAdded() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: "plain", for: .touchUpInside)
    control.addTarget(receiver, action: "plain", for: [.touchUpInside, .touchDown])
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(receiver.log == ["plain"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func doesNotKeepTargetsAndDropsTheirMessages() {
    let control = UIControl()
    do {
      let receiver = Receiver()
      control.addTarget(receiver, action: "plain", for: .touchUpInside)
      #expect(control.allTargets == [receiver])
    }
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(control.animationClock.uncaughtExceptions.isEmpty)
  }

  @Test func listsWhatATargetIsSent() {
    let control = UIControl()
    let (one, two) = (Receiver(), Receiver())
    control.addTarget(one, action: "tapped:", for: .touchUpInside)
    control.addTarget(one, action: "plain", for: .touchUpInside)
    control.addTarget(two, action: "plain", for: .touchDown)
    control.addTarget(nil, action: "paste:", for: .touchDown)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["tapped:", "plain"])
    #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["paste:"])
    #expect(control.allTargets == [one, two])
  }

  @Test func removesMessagesByTargetSelectorAndEvents() {
    let control = UIControl()
    let (one, two) = (Receiver(), Receiver())
    for receiver in [one, two] {
      control.addTarget(receiver, action: "tapped:", for: [.touchUpInside, .touchDown])
      control.addTarget(receiver, action: "plain", for: .touchUpInside)
    }
    control.removeTarget(one, action: "tapped:", for: .touchDown)
    #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["tapped:", "plain"])
    control.removeTarget(nil, action: "plain", for: .allEvents)
    #expect(control.actions(forTarget: two, forControlEvent: .touchUpInside) == ["tapped:"])
    control.removeTarget(two, action: nil, for: .allEvents)
    #expect(control.allTargets == [one])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func callsActions() {
    let control = UIControl()
    var log: [String] = []
    let action = UIAction(title: "Go", identifier: .init("go")) { log.append("go \($0.sender === control)") }
    control.addAction(action, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("other") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["go true", "other"])
    control.addAction(UIAction(identifier: .init("go")) { _ in log.append("again") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.dropFirst(2) == ["other", "again"])
    control.removeAction(identifiedBy: .init("go"), for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(log.last == "other")
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func saysInUIKitsWordsThatAMessageIsUnknown() {
    let button = UIButton()
    let receiver = Receiver()
    var messages: [String] = []
    button.animationClock.exceptionHandler = { messages.append("\($0.name.rawValue): \($0.reason)") }
    button.addTarget(receiver, action: "download:", for: .touchUpInside)
    button.addTarget(receiver, action: "typed:", for: .touchUpInside)
    button.addTarget(receiver, action: "plain", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(
      messages.first
        == "NSInvalidArgumentException: -[Receiver download:]: unrecognized selector sent to instance")
    #expect(messages.count == 2)
    #expect(receiver.log == ["plain"])
  }

  @Test func handsOverTheEventOfARealTouch() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let receiver = Receiver()
    control.addTarget(receiver, action: "tapped:event:", for: .touchUpInside)
    control.tap()
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["event", "no event"])
  }

  @Test func letsSubclassesInterceptMessages() {
    let control = Interceptor()
    let receiver = Receiver()
    control.addTarget(receiver, action: "plain", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log.isEmpty)
    #expect(control.intercepted == ["plain"])
  }

  final class Interceptor: UIControl {
    var intercepted: [String] = []
    override func sendAction(_ selector: Selector, to target: NSObject?, for event: UIEvent?) {
      intercepted.append(selector.name)
    }
  }
}
