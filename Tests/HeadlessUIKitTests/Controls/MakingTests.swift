import HeadlessUIKit
import Testing

/// Initializers as UIKit has them.
@Suite struct MakingTests {
  @Test func imagesAreAsLargeAsTheyAre() throws {
    let image = UIImage(size: CGSize(width: 3, height: 4), source: .missing)
    #expect(UIImageView(image: image).frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(UIImageView(image: nil).frame == .zero)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.name == "star")
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func edgesOfImagesAreKept() {
    let image = UIImage(size: CGSize(width: 10, height: 20), source: .missing)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(
      image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 0).capInsets
        == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
  }

  @Test func segmentsComeFromTitlesAndPictures() {
    let image = UIImage(size: CGSize(width: 10, height: 20), source: .missing)
    let control = UISegmentedControl(items: ["a", image])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "a")
    #expect(control.segments[1].image == image)
    #expect(control.frame.width > 0 && control.frame.height > 0)
  }

  @Test func stacksArrangeWhatTheyAreGiven() {
    let views = [UIView(), UIView()]
    #expect(UIStackView(arrangedSubviews: views).arrangedSubviews == views)
  }

  @Test func effectsAreShown() {
    #expect(UIVisualEffectView(effect: UIBlurEffect(style: .dark)).effect == .blur(UIBlurEffect(style: .dark)))
    #expect(UIVisualEffectView(effect: nil).effect == nil)
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
  }

  @Test func buttonsDoTheirActions() {
    var taps = 0
    let action = UIAction(title: "Go") { _ in taps += 1 }
    let plain = UIButton(type: .system, primaryAction: action)
    #expect(plain.buttonType == .system && plain.currentTitle == "Go")
    let filled = UIButton(configuration: .filled(), primaryAction: action)
    #expect(filled.configuration?.title == "Go")
    for button in [plain, filled] {
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      button.tap()
    }
    #expect(taps == 2)
    let item = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(item.systemItem == .done && item.primaryAction === action)
  }

  @Test func attributesOfTextAreKept() {
    let text = NSAttributedString(
      string: "a👍",
      attributes: [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    #expect(text.length == 3)
    #expect(text.fragments.first?.font == .systemFont(ofSize: 9) && text.fragments.first?.color == .red)
    #expect(text.fragments.first?.isUnderlined == true && text.fragments.first?.isStruckThrough == false)
  }
}
