import Testing

@testable import HeadlessUIKit

@Suite struct ResponderTests {
  final class Focusable: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  final class Owner: UIViewController {
    var pasted = 0
    override class var actions: ActionTable { ["paste:": action(Owner.paste)] }
    func paste(_ sender: Any?) { pasted += 1 }
  }

  final class Loop: UIView {
    override var next: UIResponder? { subviews.first }
  }

  private func scene() -> (window: UIWindow, owner: Owner, button: UIButton) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let owner = Owner()
    owner.view = UIView()
    window.rootViewController = owner
    window.makeKeyAndVisible()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    owner.view?.addSubview(holder)
    holder.addSubview(button)
    return (window, owner, button)
  }

  @Test func goesFromViewsOverTheirControllerToTheWindowAndTheApplication() {
    let (window, owner, button) = scene()
    let application = UIResponder()
    window.applicationResponder = application
    let holder = button.superview
    #expect(button.chain == [button, holder, owner.view, owner, window, application])
    #expect(owner.view?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(button.window === window)
  }

  @Test func sendsMessagesWithoutATargetUpTheChain() {
    let (window, owner, button) = scene()
    window.isHidden = false
    button.addTarget(nil, action: "paste:", for: .touchUpInside)
    button.addTarget(nil, action: "nobodyKnows:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(owner.pasted == 1)
    #expect(button.animationClock.uncaughtExceptions.isEmpty)
    #expect(button.target(forAction: "paste:", withSender: nil) === owner)
    #expect(button.target(forAction: "nobodyKnows:", withSender: nil) == nil)
  }

  @Test func asksTheFirstResponderBeforeTheControl() {
    let (window, owner, button) = scene()
    let other = Owner()
    let field = Focusable()
    other.view = UIView()
    other.view?.addSubview(field)
    if let view = other.view { window.addSubview(view) }
    field.becomeFirstResponder()
    button.addTarget(nil, action: "paste:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(owner.pasted == 0)
    #expect(other.pasted == 1)
  }

  @Test func endsAChainThatComesBackToItself() {
    let loop = Loop()
    let inner = UIView()
    loop.addSubview(inner)
    #expect(inner.chain == [inner, loop])
    #expect(inner.target(forAction: "x", withSender: nil) == nil)
    inner.tap()
  }

  @Test func hasOneFirstResponder() {
    let root = UIView()
    let (one, two, plain) = (Focusable(), Focusable(), UIView())
    for view in [one, two, plain] { root.addSubview(view) }
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(two.isFirstResponder)
    two.mayResign = false
    #expect(!one.becomeFirstResponder())
    #expect(!two.resignFirstResponder())
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!two.isFirstResponder)
  }

  @Test func givesUpItsPlaceWhenItLeaves() {
    let root = UIView()
    let holder = UIView()
    let view = Focusable()
    holder.addSubview(view)
    view.becomeFirstResponder()
    root.addSubview(holder)
    #expect(view.isFirstResponder)
    #expect(root.extras?.firstResponder === view)
    holder.removeFromSuperview()
    #expect(!view.isFirstResponder)
    #expect(root.extras?.firstResponder == nil)
  }

  @Test func tellsOfEditing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(field)
    let receiver = Receiver()
    var events: [String] = []
    for (name, event) in UIControl.Event.names where UIControl.Event.allEditingEvents.contains(event) {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    field.addTarget(receiver, action: "typed:", for: .editingChanged)
    field.text = "old"
    field.clearsOnBeginEditing = true
    #expect(root.tap(at: CGPoint(x: 5, y: 5)) === field)
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    field.insertText("ab")
    field.insertText("c")
    field.deleteBackward()
    field.insertText("\n")
    #expect(!field.isFirstResponder)
    #expect(receiver.log == ["typed ab", "typed abc", "typed ab"])
    #expect(
      events == [
        "editingDidBegin", "editingChanged", "editingChanged", "editingChanged", "editingDidEndOnExit", "editingDidEnd",
      ])
    field.isEnabled = false
    root.tap(at: CGPoint(x: 5, y: 5))
    #expect(!field.isFirstResponder)
  }
}
