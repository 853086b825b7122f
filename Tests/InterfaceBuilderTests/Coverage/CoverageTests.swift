import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML
import Testing

struct CoverageTests {
  private let text = xib(
    """
    <view id="root" glow="YES">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <color key="auraColor" white="1" alpha="1"/>
      <subviews>
        <hologram id="h" depth="3" alpha="0.5"><rect key="frame" x="1" y="2" width="30" height="40"/>
          <subviews><label id="inner" text="Hi"/></subviews></hologram>
        <hologram id="h2" tag="many"/>
      </subviews>
      <mystery key="thing" value="1"/>
    </view>
    """)

  @Test func countsWhatIsNotUnderstood() throws {
    let coverage = try read(text).coverage()
    #expect(coverage.documents == 1)
    #expect(coverage.unknownElements.map(\.element) == ["hologram", "mystery"])
    #expect(coverage.unknownElements.map(\.count) == [2, 1])
    #expect(coverage.unknownElements.first?.location == SourceLocation(line: 9, column: 5))
    #expect(coverage.unknownAttributes.map(\.attribute) == ["auraColor", "glow"])
    #expect(coverage.unknownAttributes.map(\.element) == ["view", "view"])
    #expect(coverage.elements.total - coverage.elements.understood == 3)
    #expect(coverage.elements.ratio < 1)
  }

  @Test func makesAPlainViewOfAnUnknownOne() throws {
    let document = try read(text)
    let contents = document.instantiate()
    let view = try #require(contents.object(withID: "h") as? UIView)
    #expect(view.className == "UIView")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.alpha == 0.5)
    #expect((view.subviews.first as? UILabel)?.text == "Hi")
    #expect(view.superview === contents.object(withID: "root"))
    #expect(contents.object(withID: "h2") is UIView)
    let node = XMLNode(try #require(view.documentIdentity?.node))
    #expect(document.tree.attribute("depth", of: node) == "3")
  }

  @Test func anUnknownElementElsewhereIsNoView() throws {
    let document = try read(
      xib("<gizmo id=\"g\"/><gadget id=\"d\"><rect key=\"frame\" width=\"5\" height=\"6\"/></gadget>"))
    let contents = document.instantiate()
    #expect(contents.topLevelObjects.map { $0.documentIdentity?.id } == ["d"])
    #expect(document.coverage().unknownElements.map(\.element) == ["gadget", "gizmo"])
  }

  @Test func saysWhereItIs() throws {
    let found = try read(text).unknownDiagnostics()
    #expect(
      found.map { "\($0.rule) \($0.location?.line ?? 0) \($0.objectID ?? "")" } == [
        "doc-unknown-attribute 5 root", "doc-unknown-attribute 7 root", "doc-unknown-element 9 h",
        "doc-unknown-element 11 h2", "doc-unknown-element 13 root",
      ])
    #expect(found.allSatisfy { $0.severity == .info })
    #expect(try read(text).unknownDiagnostics(limit: 2).count == 2)
  }

  @Test func aValueOfTheWrongTypeIsNotUnderstood() throws {
    let document = try read(xib("<view id=\"v\" tag=\"x\"/>"))
    #expect(document.coverage().unknownAttributes.map(\.attribute) == ["tag"])
    #expect(document.unknownDiagnostics().isEmpty)
  }

  @Test func mergesInAnyOrder() throws {
    let a = try read(xib("<view glow=\"1\"/>"), name: "a.xib").coverage()
    let b = try read(xib("<view glow=\"1\" shine=\"2\"/><view glow=\"2\"/>"), name: "b.xib").coverage()
    var ab = a
    ab.merge(b)
    var ba = b
    ba.merge(a)
    #expect(ab == ba)
    #expect(ab.documents == 2)
    #expect(ab.unknownAttributes.map(\.count) == [3, 1])
    #expect(ab.unknownAttributes.first?.document == "a.xib")
    #expect(ab.attributes.total == a.attributes.total + b.attributes.total)
  }

  @Test func nothingIsFullyUnderstood() { #expect(Coverage().elements.ratio == 1) }
}
