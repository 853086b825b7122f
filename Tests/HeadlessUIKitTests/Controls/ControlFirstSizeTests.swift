import Testing

@testable import HeadlessUIKit

/// The sizes of controls that are made in code.
@Suite struct ControlFirstSizeTests {
  @Test func controlsHaveUIKitsSizesAtOnce() {
    #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView().frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIProgressView().frame.size == CGSize(width: 150, height: 4))
  }

  @Test func aSwitchHasNoOtherSize() {
    let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 74.5, y: 84.5, width: 51, height: 31))
  }

  @Test func othersTakeTheirFrames() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIStepper(frame: frame).frame == frame)
    #expect(UIActivityIndicatorView(frame: frame).frame == frame)
  }

  @Test func documentsSayTheSizesThemselves() throws {
    for vocabulary in [Vocabulary.switchControl, .stepper, .activityIndicatorView, .progressView] {
      let view = try #require(vocabulary.make?() as? UIView)
      #expect(view.frame == .zero)
      view.documentFrame = CGRect(x: 1, y: 2, width: 60, height: 70)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 60, height: 70))
    }
  }

  @Test func layoutGivesASwitchTheSizeThatConstraintsAsk() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UISwitch())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
  }
}
