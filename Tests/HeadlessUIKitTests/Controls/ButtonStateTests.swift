import Testing

@testable import HeadlessUIKit

@Suite struct ButtonStateTests {
  static let states: [UIControl.State] = (0..<8).map { UIControl.State(rawValue: $0) }

  func button(in state: UIControl.State) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isHighlighted = state.contains(.highlighted)
    button.isEnabled = !state.contains(.disabled)
    button.isSelected = state.contains(.selected)
    return button
  }

  @Test(arguments: states)
  func fallsBackToNormalOnly(state: UIControl.State) {
    let button = button(in: state)
    #expect(button.state == state)
    #expect(button.currentTitle == nil)
    button.setTitle("normal", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 4, height: 4), source: .missing), for: .normal)
    button.setBackgroundImage(UIImage(name: "b", size: CGSize(width: 4, height: 4), source: .missing), for: .normal)
    // What is set for parts of a combination does not count.
    for part in Self.states where part != state && part != .normal { button.setTitle("part", for: part) }
    #expect(button.currentTitle == "normal")
    #expect(button.currentTitleColor == .red)
    #expect(button.currentTitleShadowColor == .green)
    #expect(button.currentAttributedTitle?.string == "rich")
    #expect(button.currentImage?.name == "a")
    #expect(button.currentBackgroundImage?.name == "b")
    #expect(button.title(for: state) == "normal")
    #expect(button.image(for: state)?.name == "a")
    button.setTitle("own", for: state)
    button.setTitleColor(.blue, for: state)
    #expect(button.currentTitle == "own")
    #expect(button.currentTitleColor == .blue)
    button.setTitle(nil, for: state)
    #expect(button.currentTitle == (state == .normal ? nil : "normal"))
  }

  @Test func takesItsColoursFromItsKind() {
    let custom = UIButton(type: .custom)
    #expect(custom.currentTitleColor == .white)
    custom.isEnabled = false
    #expect(custom.currentTitleColor == .white)
    custom.setTitleColor(.gray, for: .disabled)
    #expect(custom.currentTitleColor == .gray)
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
    system.isEnabled = false
    #expect(system.currentTitleColor == .tertiaryLabel)
    system.setTitleColor(.green, for: .normal)
    #expect(system.currentTitleColor == .green)
  }

  private func drawn(_ button: UIButton) -> [DisplayCommand] { button.displayList().commands }

  private func images(_ button: UIButton) -> [RGBA?] {
    drawn(button).compactMap { if case .image(_, _, let tint) = $0 { .some(tint) } else { nil } }
  }

  @Test func darkensThePictureOfATouchedButton() throws {
    let button = button(in: .highlighted)
    let image = UIImage(name: "a", size: CGSize(width: 20, height: 20), source: .missing)
    button.setImage(image, for: .normal)
    #expect(images(button) == [nil, RGBA(red: 0, green: 0, blue: 0, alpha: 0.45)])
    button.setBackgroundImage(image, for: .normal)
    #expect(images(button).count == 4)
    button.setBackgroundImage(image, for: .highlighted)
    #expect(images(button).count == 3)
    button.adjustsImageWhenHighlighted = false
    #expect(images(button) == [nil, nil])
  }

  @Test func dimsThePictureOfADisabledButton() {
    let button = button(in: .disabled)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 20), source: .missing), for: .normal)
    #expect(drawn(button).contains(.beginGroup(alpha: 0.5)))
    button.adjustsImageWhenDisabled = false
    #expect(!drawn(button).contains(.beginGroup(alpha: 0.5)))
    button.adjustsImageWhenDisabled = true
    button.setImage(UIImage(name: "b", size: CGSize(width: 20, height: 20), source: .missing), for: .disabled)
    #expect(!drawn(button).contains(.beginGroup(alpha: 0.5)))
  }

  @Test func leavesThePictureOfASelectedButtonAsItIs() {
    let button = button(in: .selected)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 20), source: .missing), for: .normal)
    #expect(images(button) == [nil])
    #expect(!drawn(button).contains(.beginGroup(alpha: 0.5)))
  }

  @Test func fadesTheTitleOfATouchedSystemButton() {
    let button = button(in: .highlighted)
    button.buttonType = .system
    button.setTitle("Go", for: .normal)
    #expect(drawn(button).contains(.beginGroup(alpha: 0.2)))
    _ = button.titleLabel
    #expect(drawn(button).contains(.beginGroup(alpha: 0.2)))
    button.isHighlighted = false
    #expect(!drawn(button).contains(.beginGroup(alpha: 0.2)))
  }

  private func texts(_ button: UIButton) -> [TextLine] {
    drawn(button).compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test func showsItsTitleThroughItsLabel() throws {
    let button = button(in: .normal)
    button.setTitle("Title", for: .normal)
    let plain = texts(button)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Title")
    let line = try #require(texts(button).first)
    #expect(line.text == plain.first?.text)
    #expect(line.width == plain.first?.width)
    // The label draws in its own coordinates.
    #expect(abs(label.frame.minX + line.origin.x - (plain.first?.origin.x ?? 0)) < 0.5)
    #expect(abs(label.frame.minY + line.origin.y - (plain.first?.origin.y ?? 0)) < 0.5)
    #expect(button.listedSubviews.isEmpty)
    label.font = .systemFont(ofSize: 30)
    #expect(texts(button).first?.font.pointSize == 30)
    #expect(button.intrinsicContentSize.height > 40)
    label.text = "gone soon"
    label.textColor = .green
    #expect(texts(button).map(\.text) == ["Title"])
    #expect(texts(button).first?.color == .white)
    #expect(button.titleLabel?.text == "Title")
    button.isHighlighted = true
    button.setTitle("Down", for: .highlighted)
    #expect(texts(button).map(\.text) == ["Down"])
  }

  @Test func showsItsPictureThroughItsView() throws {
    let button = button(in: .normal)
    let view = try #require(button.imageView)
    #expect(view.isHidden)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 10), source: .missing), for: .normal)
    #expect(button.imageView?.image?.name == "a")
    #expect(view.frame == CGRect(x: 40, y: 15, width: 20, height: 10))
    #expect(images(button) == [nil])
    button.isHighlighted = true
    #expect(images(button).count == 2)
  }

  @Test func wrapsATitleWhoseLabelMay() throws {
    let button = button(in: .normal)
    button.setTitle("several words that need room", for: .normal)
    let label = try #require(button.titleLabel)
    label.numberOfLines = 0
    #expect(texts(button).count > 1)
  }

  @Test func fillsItsBoundsWithAPicture() {
    let button = button(in: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 10), source: .missing), for: .normal)
    button.contentHorizontalAlignment = .fill
    #expect(button.contentRects(traits: .standard).image == CGRect(x: 0, y: 15, width: 100, height: 10))
    button.contentVerticalAlignment = .fill
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.contentRects(traits: .standard).image == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func mirrorsItsContentFromRightToLeft() {
    let button = button(in: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 10), source: .missing), for: .normal)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .leading
    let left = button.contentRects(traits: .standard)
    let right = button.contentRects(traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(left.image.minX == 0)
    #expect(left.title.minX == 20)
    #expect(right.image.maxX == 100)
    #expect(right.title.maxX == 80)
    button.contentHorizontalAlignment = .left
    #expect(button.contentRects(traits: UITraitCollection(layoutDirection: .rightToLeft)).title.minX == 0)
    button.semanticContentAttribute = .forceLeftToRight
    #expect(button.contentRects(traits: UITraitCollection(layoutDirection: .rightToLeft)).title.minX == 20)
  }

  @Test func movesPictureAndTitleByHalfOfTheirInsets() {
    let button = button(in: .normal)
    button.setTitle("Go", for: .normal)
    let before = button.contentRects(traits: .standard).title
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    #expect(button.contentRects(traits: .standard).title == before.offsetBy(dx: 5, dy: 2))
  }
}
