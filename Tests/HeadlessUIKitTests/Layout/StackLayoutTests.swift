import HeadlessUIKit
import Testing

@Suite struct StackLayoutTests {
  private func stack(_ views: [UIView], in root: UIView) -> UIStackView {
    let stack = UIStackView()
    for view in views { stack.addArrangedSubview(view) }
    root.adding(stack).pinOrigin()
    return stack
  }

  @Test func takesTheSizeOfItsViewsWithSpacing() {
    let root = makeRoot(300, 100)
    let views = [SizedView(30, 10), SizedView(40, 20)]
    let stack = stack(views, in: root)
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 75, 20))
    #expect(views.map(\.frame) == [rect(0, 0, 30, 20), rect(35, 0, 40, 20)])
  }

  @Test func sharesTheLengthEqually() {
    let root = makeRoot(300, 100)
    let views = [SizedView(30, 10), SizedView(40, 20), SizedView(10, 5)]
    let stack = stack(views, in: root)
    stack.distribution = .fillEqually
    stack.spacing = 6
    stack.pinSize(300, 20)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, 96, 20), rect(102, 0, 96, 20), rect(204, 0, 96, 20)])
  }

  @Test func sharesTheLengthInProportion() {
    let root = makeRoot(300, 100)
    let views = [SizedView(10, 10), SizedView(30, 10)]
    let stack = stack(views, in: root)
    stack.distribution = .fillProportionally
    stack.pinSize(200, 10)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, 50, 10), rect(50, 0, 150, 10)])
  }

  @Test func makesGapsEqual() {
    let root = makeRoot(300, 100)
    let views = [SizedView(10, 10), SizedView(30, 10), SizedView(20, 10)]
    let stack = stack(views, in: root)
    stack.distribution = .equalSpacing
    stack.pinSize(100, 10)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 80])
  }

  @Test func makesDistancesOfCentresEqual() {
    let root = makeRoot(300, 100)
    let views = [SizedView(10, 10), SizedView(30, 10), SizedView(20, 10)]
    let stack = stack(views, in: root)
    stack.distribution = .equalCentering
    stack.pinSize(115, 10)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [5, 55, 105])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30),
  ])
  func alignsAcross(_ alignment: UIStackView.Alignment, _ x: Double) {
    let root = makeRoot(300, 100)
    let views = [SizedView(10, 10), SizedView(40, 20)]
    let stack = stack(views, in: root)
    stack.axis = .vertical
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 40, 30))
    #expect(views.map(\.frame) == [rect(x, 0, 10, 10), rect(0, 10, 40, 20)])
  }

  @Test func leavesHiddenViewsOut() {
    let root = makeRoot(300, 100)
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(20, 10)]
    views[1].isHidden = true
    let stack = stack(views, in: root)
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 58, 10))
    #expect(views[2].frame == rect(38, 0, 20, 10))
    #expect(views[1].frame == rect(34, 0, 0, 10))
  }

  @Test func parksHiddenViewsBehindTheLast() {
    let root = makeRoot(300, 100)
    let views = [SizedView(30, 10), SizedView(40, 10)]
    views[1].isHidden = true
    let stack = stack(views, in: root)
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 30, 10))
    #expect(views[1].frame == rect(30, 0, 0, 10))
  }

  @Test(arguments: [true, false])
  func leavesHiddenViewsTheLengthThatTheyMustHave(_ isRequired: Bool) {
    let root = makeRoot(300, 100)
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(20, 10)]
    views[1].isHidden = true
    let width = views[1].widthAnchor.constraint(equalToConstant: 12)
    width.priority = isRequired ? .required : UILayoutPriority(999)
    width.isActive = true
    let stack = stack(views, in: root)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 50, 10))
    #expect(views[1].frame == rect(30, 0, isRequired ? 12 : 0, 10))
  }

  /// The start across the axis of a hidden view of 10 points in a stack of 40.
  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30),
  ])
  func alignsHiddenViewsAsTheOthers(_ alignment: UIStackView.Alignment, _ x: Double) {
    let root = makeRoot(300, 100)
    let views = [SizedView(40, 20), SizedView(10, 10)]
    views[1].isHidden = true
    let stack = stack(views, in: root)
    stack.axis = .vertical
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(x, 20, 10, 0))
  }

  @Test(arguments: [(UIStackView.SpacingType.standard, 60.0, 52.0), (.custom, 50, 62)])
  func countsOnlySpacingOfItsOwnAmongProportions(_ type: UIStackView.SpacingType, _ first: Double, _ second: Double) {
    let root = makeRoot(300, 100)
    let views = [SizedView(20, 10), SizedView(20, 10)]
    let stack = stack(views, in: root)
    stack.distribution = .fillProportionally
    stack.spacing = 8
    stack.spacingType = type
    stack.pinSize(120, 10)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, first, 10), rect(first + 8, 0, second, 10)])
  }

  /// Until Xcode 13 texts of several lines in a row want equal shares.
  @Test(arguments: [(17_154.0, 100.0), (19_529, 250)])
  func sharesARowAmongTextsOfSeveralLines(_ tools: Double, _ width: Double) {
    let root = makeRoot(300, 100, toolsVersion: tools)
    let texts = [UILabel(), UILabel(), UILabel()]
    for (text, number) in zip(texts, [0, 1, 0]) {
      text.text = "a"
      text.numberOfLines = number
      text.horizontalHuggingPriority = number == 1 ? 1 : 750
      text.font = .systemFont(ofSize: 20)
    }
    let stack = stack(texts, in: root)
    stack.pinSize(300, 30)
    root.layoutIfNeeded()
    #expect(texts[1].frame.width >= width && texts[1].frame.width < width + 40)
  }

  @Test func obeysCustomSpacing() {
    let root = makeRoot(300, 100)
    let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
    let stack = stack(views, in: root)
    stack.spacing = 2
    stack.setCustomSpacing(20, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 42])
  }

  @Test func keepsToItsMarginsWhenAsked() {
    let root = makeRoot(300, 100)
    let view = SizedView(10, 10)
    let stack = stack([view], in: root)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 16, 14))
    #expect(view.frame == rect(2, 1, 10, 10))
  }

  /// A view whose baseline is its bottom or top, as high as said.
  private func row(_ alignment: UIStackView.Alignment, _ heights: [CGFloat], height: CGFloat? = nil) -> UIStackView {
    let root = makeRoot(300, 300)
    let stack = UIStackView()
    for height in heights { stack.addArrangedSubview(SizedView(10, height)) }
    root.adding(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    stack.alignment = alignment
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  /// Views without text have their first baseline at their tops and their last at their bottoms: the row is even there, and
  /// only the first view is held at that edge.
  @Test func keepsOnlyTheFirstOfARowOnOneBaseline() {
    let last = row(.lastBaseline, [20, 30])
    #expect(last.frame == rect(0, 50, 20, 30))
    #expect(last.arrangedSubviews.map(\.frame) == [rect(0, 10, 10, 20), rect(10, 0, 10, 30)])
    let first = row(.firstBaseline, [20, 30])
    #expect(first.frame == rect(0, 50, 20, 30))
    #expect(first.arrangedSubviews.map(\.frame) == [rect(0, 0, 10, 20), rect(10, 0, 10, 30)])
  }

  @Test func putsARowOnOneBaselineAtTheEdgeThatHasRoom() {
    #expect(row(.firstBaseline, [20, 20], height: 100).arrangedSubviews.map(\.frame.minY) == [80, 80])
    #expect(row(.lastBaseline, [20, 20], height: 100).arrangedSubviews.map(\.frame.minY) == [0, 0])
  }

  @Test func letsTallerTextsStickOutOfARowOnOneBaseline() {
    let root = makeRoot(300, 300)
    let texts = [10, 40].map { size in
      let text = UILabel()
      text.text = "Text"
      text.font = .systemFont(ofSize: size)
      return text
    }
    let stack = stack(texts, in: root)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 0 && texts[0].frame.minY == 0)
    #expect(texts[1].frame.minY < -20)
  }

  @Test func alignsFirstBaselines() {
    let root = makeRoot(300, 100)
    let large = UILabel()
    large.text = "Large"
    large.font = .systemFont(ofSize: 40)
    let small = UILabel()
    small.text = "small"
    small.font = .systemFont(ofSize: 10)
    let stack = stack([large, small], in: root)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    let metrics = TextMetrics(toolsVersion: 23504, scale: 2)
    let drop = metrics.ascender(of: large.font) - metrics.ascender(of: small.font)
    #expect(abs(small.frame.minY - large.frame.minY - drop) <= 0.5)
  }

  @Test func mirrorsARowFromRightToLeft() {
    let root = makeRoot(300, 100, direction: .rightToLeft)
    let views = [SizedView(30, 10), SizedView(40, 10)]
    let stack = stack(views, in: root)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 70, 10))
    #expect(views.map(\.frame.minX) == [40, 0])
  }
}
