import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

private final class Ring: UIView {
  @Outlet var other: Ring?
  @WeakOutlet var back: Ring?
}

private final class Owner: NSObject {
  @Outlet var button: UIButton?
  var taps = 0
  override class var actions: ActionTable { ["tap": action(Owner.tap)] }
  func tap() { taps += 1 }
}

private final class Loader: UIView {
  static let name = "Loader"
  override func awakeFromNib() {
    do throws(NSException) { try UIBundle.main.loadNibNamed(Self.name, owner: self) } catch { error.report() }
  }
}

private final class Vanishing: UIView {
  @Outlet var label: UILabel?
  var ended: [Bool] = []

  override func awakeFromNib() {
    UIView.animate(withDuration: 2) {
      self.label?.alpha = 0
      self.alpha = 0.5
    } completion: {
      self.ended.append($0)
    }
    animationClock.schedule(after: 1) { self.label?.removeFromSuperview() }
  }
}

/// Documents and owners that no app should have, and that must not stop the library.
@Suite struct BadInputTests {
  @Test func outletsInACircleAreConnectedAndFreedWhenOneIsWeak() throws {
    weak var first: Ring?
    weak var strong: Ring?
    do {
      let nib = try makeNib(
        """
        <view id="a" customClass="Ring"><connections><outlet property="other" destination="b" id="1"/>
          <outlet property="back" destination="a" id="2"/></connections></view>
        <view id="b" customClass="Ring"><connections><outlet property="back" destination="a" id="3"/></connections></view>
        """, [Ring.self])
      let rings = try nib.instantiate(withOwner: nil).compactMap { $0 as? Ring }
      #expect(rings[0].other === rings[1] && rings[1].back === rings[0] && rings[0].back === rings[0])
      (first, strong) = (rings[0], rings[1])
    }
    #expect(first == nil && strong == nil)
  }

  @Test func anOutletToItselfIsConnected() throws {
    let nib = try makeNib(
      """
      <view id="a" customClass="Ring"><connections><outlet property="other" destination="a" id="1"/></connections></view>
      """, [Ring.self])
    let ring = try #require(try nib.instantiate(withOwner: nil).first as? Ring)
    #expect(ring.other === ring)
    ring.other = nil
  }

  @Test func aViewIsNeverItsOwnSubview() throws {
    let nib = try makeNib(
      """
      <view id="a"><subviews><view id="b"><connections>
        <outletCollection property="subviews" destination="a" id="1"/>
        <outletCollection property="subviews" destination="b" id="2"/></connections></view></subviews><connections>
        <outletCollection property="subviews" destination="a" id="3"/></connections></view>
      """)
    let view = try #require(try nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.superview == nil && view.subviews.count == 1 && view.subviews[0].subviews.isEmpty)
    view.layoutIfNeeded()
  }

  @Test func anActionToAnOwnerThatIsGoneIsDropped() throws {
    let nib = try makeNib(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="40" height="40"/><connections>
        <action selector="tap" destination="-1" eventType="touchUpInside" id="1"/></connections></button>
      """)
    var owner: Owner? = Owner()
    let button = try #require(try nib.instantiate(withOwner: owner).first as? UIButton)
    button.tap()
    #expect(owner?.taps == 1)
    owner = nil
    button.tap()
    #expect(button.animationClock.uncaughtExceptions.isEmpty && button.allTargets.isEmpty)
  }

  @Test func whatIsRemovedWhileItAnimatesIsSeenAsItIsSet() throws {
    let nib = try makeNib(
      """
      <view id="v" customClass="Vanishing"><subviews><label id="l" text="Bye"/></subviews>
        <connections><outlet property="label" destination="l" id="1"/></connections></view>
      """, [Vanishing.self])
    let view = try #require(try nib.instantiate(withOwner: nil).first as? Vanishing)
    view.animationClock.advance(by: 1)
    #expect(view.label?.superview == nil && view.label?.presentation.alpha == 0)
    #expect(view.presentation.alpha == 0.75 && view.ended.isEmpty)
    view.animationClock.advance(by: 1)
    #expect(view.ended == [false])
  }

  @Test func aNibThatLoadsItselfIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocument.xib(#"<view id="v" customClass="Loader"/>"#), to: "Loader.xib")
    var classes = ClassRegistry()
    classes.register(Loader.self)
    let said = Said()
    NSException.uncaughtHandler = { said.note($0.reason) }
    defer { NSException.uncaughtHandler = nil }
    let bundle = UIBundle(path: folder.path, classes: classes)
    #expect(bundle.whileMain { UIBundle.main.loadNibNamed("Loader", owner: nil)?.count } == 1)
    #expect(said.lines.contains { $0.contains("is loaded by what it loads itself") })
  }

  @Test func anOwnerOfTheWrongTypeIsAnException() throws {
    let nib = try makeNib(
      """
      <button id="b"/><placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
        <outlet property="button" destination="b" id="1"/></connections></placeholder>
      """)
    #expect(try nib.instantiate(withOwner: Owner()).count == 1)
    let error = #expect(throws: NSException.self) { try nib.instantiate(withOwner: UIViewController()) }
    #expect(error?.name == .undefinedKey)
    #expect(error?.reason.contains("<UIViewController>") == true && error?.diagnostic?.objectID != nil)
  }
}
