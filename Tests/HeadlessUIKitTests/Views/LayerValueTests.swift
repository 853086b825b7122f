import HeadlessUIKit
import Testing

/// What a layer and its view both name is one value.
@Suite struct LayerValueTests {
  @Test func opacityIsTheAlphaOfTheView() {
    let view = UIView()
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
  }

  @Test func aViewOfAnInvisibleLayerIsNotTouched() {
    let (root, view) = (UIView(frame: box), UIView(frame: box))
    root.addSubview(view)
    view.layer.opacity = 0
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
  }

  @Test func opacityIsAnimatedAsAlphaIs() {
    let view = UIView(frame: box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.opacity = 0 }
    view.animationClock.advance(by: 0.5)
    #expect(abs(view.presentation.alpha - 0.5) < 1e-6)
    #expect(view.layer.presentation().opacity == Float(view.presentation.alpha))
  }

  @Test func maskingIsTheClippingOfTheView() {
    let view = UIView()
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
  }

  @Test func aLayerWithoutAViewKeepsItsOwn() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.masksToBounds = true
    #expect(layer.opacity == 0.5 && layer.masksToBounds)
  }

  @Test func takesTheColoursThatUIKitCallsCoreGraphics() {
    let view = UIView()
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.borderColor == .red)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
}
