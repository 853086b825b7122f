import HeadlessUIKit
import Testing

@Suite struct WindowRootTests {
  @Test func theRootFillsTheWindowOnceItIsVisible() {
    let (window, root) = (makeWindow(), ControllerProbe("A"))
    window.rootViewController = root
    #expect(!root.isViewLoaded && window.subviews.isEmpty)
    window.makeKeyAndVisible()
    #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    #expect(root.story.lines == ["A: didLoad", "A: willAppear", "A: didAppear"])
    window.makeKeyAndVisible()
    #expect(root.story.lines.count == 3)
  }

  @Test func aRootThatComesLaterIsShownAtOnce() {
    let (window, root) = (makeWindow(), ControllerProbe("A"))
    window.makeKeyAndVisible()
    #expect(window.subviews.isEmpty)
    window.rootViewController = root
    #expect(root.view.superview === window && root.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty && root.story.lines.last == "A: didDisappear")
  }

  @Test func anotherRootTakesThePlaceOfTheOldOne() {
    let story = ControllerProbe.Story()
    let (old, new) = (ControllerProbe("A", story), ControllerProbe("B", story))
    let window = makeWindow(old)
    old.present(ControllerProbe("C", story), animated: false)
    story.lines = []
    window.rootViewController = new
    #expect(window.subviews == [new.view] && new.view.frame == window.bounds)
    #expect(old.view.window == nil && old.presentedViewController == nil)
    #expect(story.lines.suffix(4) == ["A: didDisappear", "B: didLoad", "B: willAppear", "B: didAppear"])
    #expect(window.tap(at: CGPoint(x: 5, y: 5)) === new.view && new.taps == 1)
  }

  @Test func theRootFollowsTheSizeOfTheWindow() {
    let root = UIViewController()
    root.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = makeWindow(root)
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    root.view.frame = .zero
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
  }
}
