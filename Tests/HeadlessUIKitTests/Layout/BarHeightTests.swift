import HeadlessUIKit
import Testing

/// How high bars are, and what is in them, by where they are.
@Suite struct BarHeightTests {
  private func screen(
    idiom: UITraitCollection.UserInterfaceIdiom = .phone, tools: Double = 21_701, bottom: CGFloat = 34,
    _ change: (inout LayoutSurroundings) -> Void = { _ in }
  ) -> UIView {
    let root = makeRoot(390, 844, toolsVersion: tools)
    root.traitCollection = UITraitCollection(userInterfaceIdiom: idiom, displayScale: 2, toolsVersion: tools)
    var surroundings = LayoutSurroundings(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: bottom, right: 0))
    surroundings.isEdgeToEdge = true
    change(&surroundings)
    root.layoutSurroundings = surroundings
    return root
  }

  /// The height of a toolbar whose bottom is that far above the safe area's.
  private func toolbarHeight(in root: UIView, above: CGFloat = 0) -> CGFloat {
    let bar = root.adding(UIToolbar())
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -above),
    ])
    root.layoutIfNeeded()
    return bar.frame.height
  }

  @Test func makesAToolbarHigherAboveTheHomeIndicator() {
    #expect(toolbarHeight(in: screen()) == 49)
    #expect(toolbarHeight(in: screen(), above: 100) == 44)
    #expect(toolbarHeight(in: screen(bottom: 0)) == 44)
    #expect(toolbarHeight(in: screen(tools: 14_460)) == 44)
    #expect(toolbarHeight(in: screen { $0.isEdgeToEdge = false }) == 44)
  }

  @Test func makesAToolbarHigherAtTheBottomOfAPad() {
    #expect(toolbarHeight(in: screen(idiom: .pad, tools: 17_701, bottom: 0)) == 50)
    #expect(toolbarHeight(in: screen(idiom: .pad, tools: 13_000, bottom: 0)) == 44)
    #expect(toolbarHeight(in: screen(idiom: .pad, tools: 17_701) { $0.isSheet = true }) == 44)
  }

  @Test(arguments: [(true, true, 56.0), (true, false, 44), (false, true, 44)])
  func makesANavigationBarHigherInASheet(_ isSheet: Bool, _ isEdgeToEdge: Bool, _ height: Double) {
    let root = screen {
      $0.isSheet = isSheet
      $0.isEdgeToEdge = isEdgeToEdge
    }
    let bar = root.adding(UINavigationBar())
    bar.pinOrigin()
    root.layoutIfNeeded()
    #expect(bar.frame.height == height)
  }

  @Test(arguments: [(17_156.0, 34.0), (12_121, 31)])
  func makesASliderHigherInABarsButton(_ tools: Double, _ height: Double) {
    let root = screen(tools: tools)
    let bar = UIToolbar(frame: rect(0, 0, 390, 44))
    root.addSubview(bar)
    let holder = UIView(frame: rect(16, 3, 250, 38))
    let slider = holder.adding(UISlider())
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
      slider.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -8),
      slider.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    bar.items = [UIBarButtonItem(customView: holder)]
    root.layoutIfNeeded()
    #expect(slider.frame.height == height)
  }

  @Test func leavesTheCustomViewOfAButtonWhereItsBarPutIt() {
    let root = screen()
    let bar = UIToolbar(frame: rect(0, 0, 390, 44))
    root.addSubview(bar)
    let custom = SizedView(50, 30)
    custom.frame = rect(20, 22, 0, 0)
    bar.items = [UIBarButtonItem(customView: custom)]
    root.layoutIfNeeded()
    #expect(custom.frame == rect(20, 22, 0, 0))
  }

  @Test(arguments: [(UIProgressView.Style.bar, 11.0), (.default, 10)])
  func alignsProgressInABarAPointAboveItsEdge(_ style: UIProgressView.Style, _ height: Double) {
    let root = screen()
    let progress = root.adding(UIProgressView(progressViewStyle: style))
    progress.pinOrigin()
    progress.pinSize(100, 10)
    root.layoutIfNeeded()
    #expect(progress.frame == rect(0, 0, 100, height))
  }
}
