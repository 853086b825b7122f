import Testing

@testable import HeadlessUIKit

@Suite struct HierarchyTests {
  final class Teller: UIView {
    var log: [String] = []
    override func willMove(toSuperview superview: UIView?) { log.append(superview == nil ? "leaving" : "coming") }
    override func didMoveToSuperview() { log.append(superview == nil ? "left" : "came") }
    override func willMove(toWindow window: UIWindow?) { log.append(window == nil ? "window off" : "window on") }
    override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
  }

  @Test func tellsViewsWhereTheyGo() {
    let root = UIView()
    let (outer, inner) = (Teller(), Teller())
    outer.addSubview(inner)
    #expect(outer.log == ["added"])
    #expect(inner.log == ["coming", "came"])
    root.addSubview(outer)
    let window = UIWindow()
    window.addSubview(root)
    #expect(inner.log == ["coming", "came", "window on", "window"])
    root.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["window off", "no window"])
    inner.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["leaving", "left"])
    #expect(outer.log.last == "removing")
  }

  @Test func exchangesAndOrdersSubviews() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.insertSubview(view, at: 99) }
    #expect(root.subviews == views)
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == views.reversed())
    root.exchangeSubview(at: 0, withSubviewAt: 7)
    root.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(root.subviews == views.reversed())
    root.insertSubview(views[0], at: -5)
    #expect(root.subviews == [views[0], views[2], views[1]])
  }

  @Test func fitsItsContent() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.bounds.size == label.intrinsicContentSize)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let toggle = UISwitch()
    toggle.sizeToFit()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func clipsToTheOutlineOfAMask() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 25
    view.mask = mask
    let commands = view.displayList().commands
    #expect(commands.contains(.clip(.roundedRect(CGRect(x: 10, y: 10, width: 50, height: 50), radius: 25))))
    mask.isHidden = true
    #expect(view.displayList().commands.contains(.clip(.rect(.zero))))
  }

  @Test func knowsScreensByDevice() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    for device in UIDevice.all {
      let screen = UIScreen(of: device, isLandscape: true)
      #expect(screen.bounds.size == CGSize(width: device.size.height, height: device.size.width))
      #expect(screen.nativeBounds.width == device.size.width * device.scale)
    }
  }
}
