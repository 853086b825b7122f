import HeadlessUIKit
import Testing

@Suite struct HostileLayoutTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e15])
  func survivesImpossibleNumbers(_ number: Double) {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.pinOrigin(x: number, y: 3)
    let other = root.adding(SizedView(number, number))
    other.pinOrigin(x: 1, y: 2)
    let ratio = NSLayoutConstraint(
      item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: number,
      constant: number)
    ratio.isActive = true
    root.layoutIfNeeded()
    for view in root.subviews {
      #expect(view.frame.minX.isFinite && view.frame.width.isFinite && view.frame.height.isFinite)
    }
    #expect(view.frame.minY == 3 || number.magnitude == 1e15)
  }

  @Test func ignoresConstraintsThatMeanNothing() {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.pinOrigin(x: 4, y: 5)
    let stranger = UIView()
    for constraint in [
      NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: stranger, attribute: .left),
      NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .height),
      NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute),
      NSLayoutConstraint(item: NSObject(), attribute: .left, relatedBy: .equal, toItem: view, attribute: .left),
      NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width),
    ] {
      root.addConstraint(constraint)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(4, 5, 20, 10))
  }

  @Test func endsOnViewsThatDependOnThemselves() {
    let root = makeRoot(200, 100)
    let one = root.adding(UIView())
    let other = root.adding(UIView())
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 1),
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2, constant: 1),
      one.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.width >= 0)
  }

  @Test func laysOutADeepTree() {
    let root = makeRoot(200, 100)
    var outer = root
    for _ in 0..<2000 {
      let view = outer.adding(UIView())
      view.fillSuperview()
      outer = view
    }
    root.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 200, 100))
  }

  @Test func laysOutThousandsOfSiblings() {
    let root = makeRoot(200, 100)
    var above: UIView?
    for _ in 0..<5000 {
      let view = root.adding(SizedView(10, 1))
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      above = view
    }
    root.layoutIfNeeded()
    #expect(above?.frame == rect(0, 4999, 10, 1))
  }
}
