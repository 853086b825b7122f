import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite struct TouchedDocumentTests {
  final class Owner: NSObject {
    var log: [String] = []
    override class var actions: ActionTable {
      ["download:": action(Owner.download), "zoom:": action(Owner.zoom)]
    }
    func download(_ sender: UIButton) { log.append("download \(sender.currentTitle ?? "")") }
    func zoom(_ sender: UITapGestureRecognizer) { log.append("zoom \(sender.location(in: nil).x)") }
  }

  @Test func sendsTheActionsOfADocumentWhenItsViewsAreTapped() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/>
          <subviews>
            <button id="b"><rect key="frame" x="0" y="0" width="100" height="40"/>
              <state key="normal" title="Get"/>
              <connections><action selector="download:" destination="-1" eventType="touchUpInside" id="c1"/></connections>
            </button>
            <label userInteractionEnabled="NO" id="l"><rect key="frame" x="0" y="50" width="100" height="40"/></label>
            <label id="m"><rect key="frame" x="0" y="100" width="100" height="40"/>
              <gestureRecognizers/>
              <connections><outletCollection property="gestureRecognizers" destination="t" \
              appends="YES" id="c2"/></connections></label>
          </subviews>
        </view>
        <tapGestureRecognizer id="t">
          <connections><action selector="zoom:" destination="-1" id="c3"/></connections>
        </tapGestureRecognizer>
      </objects></document>
      """)
    let owner = Owner()
    let contents = try UINib(document: document).contents(owner: owner)
    let view = try #require(contents.topLevelObjects.first as? UIView)
    let tap = try #require(contents.object(withID: "t") as? UITapGestureRecognizer)
    let label = try #require(contents.object(withID: "m") as? UILabel)
    if tap.view == nil { label.addGestureRecognizer(tap) }
    #expect(view.tap(at: CGPoint(x: 10, y: 10)) is UIButton)
    #expect(view.tap(at: CGPoint(x: 10, y: 60)) === view)
    #expect(view.tap(at: CGPoint(x: 10, y: 110)) === label)
    #expect(owner.log == ["download Get", "zoom 10.0"])
  }
}
