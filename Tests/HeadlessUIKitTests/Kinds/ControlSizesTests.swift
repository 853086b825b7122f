import Testing

@testable import HeadlessUIKit

@Suite struct ControlSizesTests {
  /// A view as a document of those tools shows it.
  private func size(of view: UIView, tools: Double, scale: CGFloat = 2) -> CGSize {
    view.traitCollection = UITraitCollection(displayScale: scale, toolsVersion: tools)
    return view.intrinsicContentSize
  }

  @Test func growsControlsWithTheTools() {
    #expect(size(of: UISwitch(), tools: 23504) == CGSize(width: 49, height: 31))
    #expect(size(of: UISwitch(), tools: 24127) == CGSize(width: 61, height: 28))
    #expect(size(of: UISlider(), tools: 23504).height == 30)
    #expect(size(of: UISlider(), tools: 24127).height == 34)
    #expect(size(of: UIStepper(), tools: 14490) == CGSize(width: 94, height: 29))
    #expect(size(of: UIStepper(), tools: 15000) == CGSize(width: 94, height: 32))
    #expect(size(of: UIProgressView(), tools: 16000).height == 2)
    #expect(size(of: UIProgressView(), tools: 17000).height == 4)
    #expect(size(of: UISearchBar(), tools: 12000).height == 44)
    #expect(size(of: UISearchBar(), tools: 13000).height == 56)
  }

  @Test func keepsTheAlignmentRectInsideTheFrame() {
    #expect(UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(UISegmentedControl().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    #expect(UIButton().alignmentRectInsets == .zero)
  }

  @Test func givesEverySegmentTheWidthOfTheWidest() {
    let control = UISegmentedControl()
    control.segments = [.init(title: "First"), .init(title: "Second")]
    #expect(size(of: control, tools: 13196) == CGSize(width: 121, height: 28))
    control.apportionsSegmentWidthsByContent = true
    #expect(size(of: control, tools: 13196).width < 121)
    control.segments = [.init(title: "First", width: 40), .init(title: "Second", width: 60)]
    #expect(size(of: control, tools: 13196).width == 101)
  }

  @Test func sizesPageControlsOfTheOldTools() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(size(of: control, tools: 16097) == CGSize(width: 39, height: 37))
    control.numberOfPages = -5
    #expect(size(of: control, tools: 16097) == CGSize(width: 0, height: 37))
  }

  @Test func sizesTextFieldsByTheirBorder() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    #expect(size(of: field, tools: 23504).height == 22)
    field.font = .systemFont(ofSize: 70)
    #expect(size(of: field, tools: 15705).height == 84)
    field.font = .systemFont(ofSize: 17)
    field.borderStyle = .roundedRect
    #expect(size(of: field, tools: 14490).height == 30)
    #expect(size(of: field, tools: 15000).height == 34)
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .line
    #expect(size(of: field, tools: 19455).height == 26.5)
    field.borderStyle = .bezel
    #expect(size(of: field, tools: 12120).height == 22)
  }

  /// The room beside a segment's title grew with iOS 13; one version of the tools has less.
  @Test(arguments: [(14_460.0, 14.0), (17_701, 18), (21_701, 15), (23_504, 18)])
  func leavesRoomBesideASegmentsTitle(_ tools: Double, _ room: Double) {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "One", at: 0, animated: false)
    let metrics = TextMetrics(toolsVersion: tools, scale: 2)
    let font = UIFont.systemFont(ofSize: 13, weight: tools < 14_860 ? .regular : .medium)
    #expect(size(of: control, tools: tools).width == metrics.width(of: "One", font: font).rounded(.up) + CGFloat(room))
  }

  @Test func makesRoomForTheWordsAboveASearchBar() {
    let bar = UISearchBar()
    bar.prompt = "Enter a name"
    #expect(size(of: bar, tools: 9059).height == 75)
    bar.prompt = nil
    #expect(size(of: bar, tools: 9059).height == 44)
  }

  /// A button with a picture of that height is as high as the picture or a line of its font, with a title or without.
  @Test(arguments: [(14.0, 22.0), (21, 22), (24, 24), (60, 60)])
  func leavesNoRoomAroundThePictureOfAButton(_ picture: Double, _ height: Double) {
    let button = UIButton()
    button.setImage(UIImage(size: CGSize(width: 30, height: picture), source: .missing), for: .normal)
    #expect(size(of: button, tools: 14460).height == height)
    button.setTitle("Title", for: .normal)
    #expect(size(of: button, tools: 14460).height == height)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    button.setTitle(nil, for: .normal)
    #expect(size(of: button, tools: 14460).height == picture + 7)
  }

  @Test func sizesAnEmptyButtonByTheLineOfItsFont() {
    let button = UIButton()
    #expect(size(of: button, tools: 14460) == CGSize(width: 30, height: 34))
    #expect(size(of: UIButton(type: .system), tools: 14460) == CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
    #expect(size(of: button, tools: 14460).height == 43)
  }

  private static let configurationHeights: [[Double]] = [
    [1, 21701, 35], [2, 21701, 34.5], [3, 21701, 103.0 / 3], [2, 24000, 34.5], [2, 22505, 34.5], [2, 19529, 34.5],
  ]

  /// The canvas of Xcode 13 shows the smallest size of text.
  @Test func sizesAConfiguredButtonByTheSizeOfText() {
    let button = UIButton()
    button.configuration = .plain()
    button.configuration?.title = "Continue"
    button.traitCollection = UITraitCollection(
      preferredContentSizeCategory: UIContentSizeCategory.extraSmall.rawValue, toolsVersion: 19529)
    #expect(button.intrinsicContentSize.height == 31)
  }

  /// In a tree with a stack view it is not rounded up.
  @Test(arguments: [(true, 103.0 / 3), (false, 35)])
  func keepsTheWholeHeightOfAConfiguredButton(_ hasStack: Bool, _ height: Double) {
    let root = makeRoot(300, 300, scale: 3, toolsVersion: 21701)
    if hasStack { root.adding(UIStackView()).pinOrigin() }
    let button = root.adding(UIButton())
    button.configuration = .plain()
    button.configuration?.title = "Continue"
    button.pinOrigin()
    root.layoutIfNeeded()
    #expect(abs(button.frame.height - CGFloat(height)) < 0.001)
  }

  @Test func givesAConfiguredButtonsSymbolALine() {
    let button = UIButton()
    button.configuration = .plain()
    button.configuration?.image = UIImage(systemName: "info.circle")
    #expect(size(of: button, tools: 24093).height == 34)
  }

  @Test(arguments: configurationHeights)
  func sizesPlainButtonConfigurations(scaleToolsAndHeight numbers: [Double]) {
    let button = UIButton()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Continue"
    button.configuration = configuration
    #expect(abs(size(of: button, tools: numbers[1], scale: numbers[0]).height - numbers[2]) < 0.001)
  }

  @Test func putsTheImageWhereTheConfigurationSays() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.image = UIImage(size: CGSize(width: 20, height: 20), source: .missing)
    configuration.imagePadding = 6
    func layout(_ placement: UIButton.Configuration.ImagePlacement) -> ButtonConfigurationLayout {
      configuration.imagePlacement = placement
      return button.configurationLayout(configuration, in: button.bounds, color: .black, traits: .standard)
    }
    let leading = layout(.leading)
    #expect(abs(leading.titleRect.minX - leading.imageRect.maxX - 6) < 0.001)
    let trailing = layout(.trailing)
    #expect(abs(trailing.imageRect.minX - trailing.titleRect.maxX - 6) < 0.001)
    let top = layout(.top)
    #expect(abs(top.titleRect.minY - top.imageRect.maxY - 6) < 0.001)
    #expect(abs(top.titleRect.midX - 100) < 0.001)
    #expect(top.size.height > leading.size.height)
  }

  @Test func wrapsTheTextOfAViewThatDoesNotScroll() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.text = "One two three four five six seven eight nine ten"
    #expect(size(of: view, tools: 23504).height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.contentSize(wrappedAt: 100).height > 60)
    #expect(view.contentSize(wrappedAt: 100).width <= 100)
  }

  @Test func scalesSymbolsByTheirConfiguration() {
    let symbol = UIImage.symbol(named: "star", proportions: CGSize(width: 128, height: 64))
    #expect(abs(symbol.size.width - 20.4) < 0.001)
    #expect(abs(symbol.size.height - 10.2) < 0.001)
    let large = symbol.applyingSymbolConfiguration(.init(pointSize: 34, scale: .large))
    #expect(abs(large.size.width - 20.4 * 2 * 1.29) < 0.001)
    let picture = UIImage(size: CGSize(width: 5, height: 5), source: .missing)
    #expect(picture.applyingSymbolConfiguration(.init(pointSize: 34)).size == picture.size)
    #expect(symbol.applyingSymbolConfiguration(.init(pointSize: -1)).size == symbol.size)
  }
}
