import HeadlessUIKit
import Testing

@Suite struct SafeAreaLayoutTests {
  private func screen() -> UIView {
    let root = makeRoot(390, 844, scale: 3)
    root.layoutSurroundings = LayoutSurroundings(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      layoutMargins: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    return root
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func keepsToTheSafeArea() {
    let root = screen()
    let view = root.adding(UIView())
    fill(view, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 47, 390, 763))
  }

  @Test func addsTheSafeAreaToMargins() {
    let root = screen()
    let view = root.adding(UIView())
    fill(view, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 47, 350, 763))
    root.insetsLayoutMarginsFromSafeArea = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 0, 350, 844))
  }

  @Test func keepsMarginsAsTheyWereBeforeThereWereSafeAreas() {
    let root = screen()
    root.traitCollection = UITraitCollection(displayScale: 2, toolsVersion: 10117)
    let view = root.adding(UIView())
    fill(view, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 0, 350, 844))
  }

  /// What lies far below the screen in something that scrolls has the margins that it has anywhere.
  @Test(arguments: [10.0, 5000])
  func keepsTheSafeAreaOutOfWhatScrolls(_ y: Double) {
    let root = screen()
    let scrolling = root.adding(UIScrollView())
    scrolling.fillSuperview()
    let holder = scrolling.adding(UIView())
    holder.pinOrigin(y: y)
    let view = holder.adding(UIView())
    view.pinSize(100, 20)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: holder.layoutMarginsGuide.topAnchor),
      holder.layoutMarginsGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(holder.frame.height == 36)
  }

  @Test func hasNoSafeAreaOutsideOfTheScreen() {
    let root = screen()
    let view = root.adding(UIView())
    view.pinOrigin(y: 900)
    view.pinSize(100, 20)
    let inner = view.adding(UIView())
    inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    inner.pinSize(10, 10)
    root.layoutIfNeeded()
    #expect(inner.frame.maxY == 20)
  }

  @Test func givesANestedViewThePartOfTheSafeAreaThatReachesIt() {
    let root = screen()
    let panel = root.adding(UIView())
    panel.pinOrigin(y: 30)
    panel.pinSize(390, 814)
    let inner = panel.adding(UIView())
    fill(inner, panel.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 17, 390, 763))
    #expect(panel.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 34, right: 0))
  }

  @Test func handsMarginsOnToAViewThatPreservesThem() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30)
    let panel = root.adding(UIView())
    panel.fillSuperview(inset: 10)
    panel.preservesSuperviewLayoutMargins = true
    let inner = panel.adding(UIView())
    fill(inner, panel.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(20, 8, 140, 64))
  }

  @Test func limitsReadableWidth() {
    let root = makeRoot(1024, 768)
    let view = root.adding(UIView())
    fill(view, root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(176, 8, 672, 752))
  }
}
