import HeadlessUIKit
import Testing

@Suite struct PresentingTests {
  private let story = ControllerProbe.Story()

  @Test func whatIsPresentedTakesTheTaps() {
    let (root, sheet) = (ControllerProbe("A", story), ControllerProbe("B", story))
    let window = makeWindow(root)
    story.lines = []
    root.present(sheet, animated: true) { [story] in story.lines.append("shown") }
    #expect(window.subviews == [root.view, sheet.view] && sheet.view.frame == window.bounds)
    #expect(story.lines == ["B: didLoad", "B: willAppear", "B: didAppear", "shown"])
    window.tap(at: CGPoint(x: 9, y: 9))
    #expect(sheet.taps == 1 && root.taps == 0)
    story.lines = []
    sheet.dismiss(animated: true) { [story] in story.lines.append("gone") }
    #expect(window.subviews == [root.view] && story.lines == ["B: willDisappear", "B: didDisappear", "gone"])
    window.tap(at: CGPoint(x: 9, y: 9))
    #expect(sheet.taps == 1 && root.taps == 1)
  }

  @Test func fullScreenTakesTheViewBelowAway() {
    let (root, full) = (ControllerProbe("A", story), ControllerProbe("B", story))
    full.modalPresentationStyle = .fullScreen
    let window = makeWindow(root)
    story.lines = []
    root.present(full, animated: false)
    #expect(window.subviews == [full.view])
    #expect(
      story.lines == ["B: didLoad", "A: willDisappear", "B: willAppear", "B: didAppear", "A: didDisappear"])
    story.lines = []
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    #expect(story.lines == ["B: willDisappear", "A: willAppear", "A: didAppear", "B: didDisappear"])
  }

  @Test func pagesPresentOverTheirContainers() {
    let (page, sheet) = (ControllerProbe("A", story), ControllerProbe("B", story))
    let navigation = UINavigationController(rootViewController: page)
    let window = makeWindow(navigation)
    page.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigation && page.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet && sheet.view.superview === window)
    page.present(ControllerProbe("C"), animated: false)
    #expect(page.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    #expect(page.presentedViewController == nil && navigation.visibleViewController === page)
  }

  @Test func dismissingTakesAllAboveAway() {
    let screens = ["A", "B", "C"].map { ControllerProbe($0, story) }
    screens[1].modalPresentationStyle = .fullScreen
    let window = makeWindow(screens[0])
    screens[0].present(screens[1], animated: false)
    screens[1].present(screens[2], animated: false)
    screens[2].present(screens[0], animated: false)
    #expect(window.subviews == [screens[1].view, screens[2].view] && screens[2].presentedViewController == nil)
    screens[0].dismiss(animated: false)
    #expect(window.subviews == [screens[0].view])
    #expect(screens.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    #expect(story.lines.suffix(2) == ["C: didDisappear", "B: didDisappear"])
  }

  @Test func whatWasPresentedBeforeThereWasAWindowIsShownInIt() {
    let (root, sheet) = (ControllerProbe("A"), ControllerProbe("B"))
    root.present(sheet, animated: false)
    let window = makeWindow(root)
    #expect(window.subviews == [root.view, sheet.view])
  }

  @Test func containersAreShownWithTheirContent() {
    let (root, page) = (ControllerProbe("A"), ControllerProbe("B", story))
    let window = makeWindow(root)
    root.present(UINavigationController(rootViewController: page), animated: false)
    #expect(page.view.window === window && story.lines.contains("B: didAppear"))
    root.show(ControllerProbe("C"), sender: nil)
    #expect(root.presentedViewController is UINavigationController)
  }
}
