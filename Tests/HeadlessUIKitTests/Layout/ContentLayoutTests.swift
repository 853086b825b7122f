import HeadlessUIKit
import Testing

@Suite struct ContentLayoutTests {
  @Test func approachesARequiredContentThatCannotBeHad() {
    let root = makeRoot(100, 44)
    let (first, second) = (root.adding(SizedView(50, 21)), root.adding(SizedView(50, 30)))
    first.setContentCompressionResistancePriority(1000, for: .vertical)
    second.setContentCompressionResistancePriority(999, for: .vertical)
    first.pinOrigin(y: 12)
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).isActive = true
    root.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 15).isActive = true
    second.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.height == 9 && second.frame.height == 0)
    #expect(root.layoutConflicts().count == 1)
  }

  @Test func leavesASliderTheInsetsOfItsAlignmentRectangle() {
    let root = makeRoot(100, 44)
    let slider = root.adding(UISlider())
    slider.pinOrigin()
    slider.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 0).isActive = true
    root.layoutIfNeeded()
    #expect(slider.frame.height == slider.alignmentRectInsets.bottom)
    #expect(root.layoutConflicts().isEmpty)
  }

  @Test func narrowsAWrappedTextToItsLongestLine() {
    let root = makeRoot(200, 200)
    let label = root.adding(UILabel())
    label.text = "A description that does not fit"
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    #expect(wrapped.width < 200 && wrapped.height > 40)
    #expect(label.frame.size == wrapped)
  }

  /// How many points less than the whole text the preferred width is, and whether the text stays on its line.
  @Test(arguments: [(-20.0, true), (0, true), (1.5, true), (12, false)])
  func takesAPreferredWidthThatIsHardlyTooNarrowForTheTexts(_ shortage: Double, _ staysOnItsLine: Bool) {
    let root = makeRoot(600, 200)
    let label = root.adding(UILabel())
    label.text = "A description of one line"
    label.numberOfLines = 0
    let whole = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = whole.width - shortage
    label.pinOrigin()
    root.layoutIfNeeded()
    #expect((label.frame.height == whole.height) == staysOnItsLine)
    #expect(label.frame.width <= label.preferredMaxLayoutWidth)
    if staysOnItsLine { #expect(label.frame.width == min(whole.width, label.preferredMaxLayoutWidth)) }
  }

  @Test func laysOutWhatAToolRanAtTheSizeThatItSaid() {
    let root = makeRoot(300, 200)
    let label = root.adding(UILabel())
    label.text = "Headline"
    label.liveContentSize = CGSize(width: 111, height: 18)
    label.pinOrigin(x: 7, y: 8)
    root.layoutIfNeeded()
    #expect(label.frame == rect(7, 8, 111, 18))
  }

  /// Five lines of 20.287 points are 101.5 together and not 102.5.
  @Test func roundsTheLinesOfLiveTextUpTogether() {
    let root = makeRoot(600, 600)
    let label = root.adding(UILabel())
    label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    label.numberOfLines = 0
    let plain = label.intrinsicContentSize
    label.liveContentSize = CGSize(width: plain.width, height: 20.5)
    label.pinOrigin()
    label.widthAnchor.constraint(equalToConstant: (plain.width / 4.5).rounded()).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.height == 101.5)
  }

  @Test func countsTheLinesThatLiveTextHasAtFirst() {
    let root = makeRoot(600, 600)
    let label = root.adding(UILabel())
    label.text = "first\nsecond and third"
    label.numberOfLines = 0
    label.liveContentSize = CGSize(width: label.intrinsicContentSize.width, height: 62.5)
    label.pinOrigin()
    label.widthAnchor.constraint(equalToConstant: label.intrinsicContentSize.width - 20).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.height == 93.5)
  }

  @Test func wrapsLiveTextInLinesOfItsOwnHeight() {
    let root = makeRoot(300, 200)
    let label = root.adding(UILabel())
    label.text = "some words that are drawn in another font"
    label.numberOfLines = 0
    let plain = label.intrinsicContentSize
    label.liveContentSize = CGSize(width: plain.width * 2, height: 40)
    label.pinOrigin()
    label.widthAnchor.constraint(equalToConstant: (plain.width * 1.2).rounded()).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.height == 80)
  }
}
