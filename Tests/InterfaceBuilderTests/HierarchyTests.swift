import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct HierarchyTests {
  private static let nested = """
    <view id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>
            <view id="back" hidden="YES"/>
            <view id="middle">
                <subviews>
                    <label id="inner" text="Inner" tag="7"/>
                </subviews>
            </view>
            <button id="front"/>
        </subviews>
    </view>
    <view id="other"/>
    """

  @Test func keepsSubviewsFromBackToFront() throws {
    let contents = try load(Self.nested)
    #expect(contents.topLevelObjects.map(\.documentID) == ["root", "other"])
    let root: UIView = try contents.object("root")
    #expect(root.subviews.map(\.documentID) == ["back", "middle", "front"])
    #expect(root.subviews.allSatisfy { $0.superview === root })
    #expect(root.viewWithTag(7) === contents.object(withID: "inner"))
    #expect(contents.views.map(\.documentID) == ["root", "back", "middle", "inner", "front", "other"])
    #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root.subviews[0].isHidden)
  }

  @Test func makesNewObjectsEachTime() throws {
    let document = try document(SampleDocument.xib(Self.nested))
    let (first, second) = (document.instantiate(), document.instantiate())
    for id in ["root", "back", "middle", "inner", "front", "other"] {
      let pair = (try first.object(id, as: UIView.self), try second.object(id, as: UIView.self))
      #expect(pair.0 !== pair.1)
      #expect(pair.0.inspectedProperties == pair.1.inspectedProperties)
    }
    let label: UILabel = try first.object("inner")
    label.text = "Changed"
    #expect(try second.object("inner", as: UILabel.self).text == "Inner")
    #expect(document.instantiate().object(withID: "inner").flatMap { $0 as? UILabel }?.text == "Inner")
  }

  @Test func keepsPlaceholdersOutOfTheTopLevel() throws {
    let contents = try load(
      "<view id=\"a\"/>\n<viewController id=\"b\"/>\n<customObject id=\"c\" customClass=\"Model\"/>")
    #expect(contents.topLevelObjects.map(\.documentID) == ["a", "b", "c"])
    #expect(contents.filesOwner?.documentID == "-1")
    #expect(contents.filesOwner?.placeholderIdentifier == "IBFilesOwner")
    #expect(contents.topLevelObjects.last?.documentIdentity?.customClass == "Model")
    #expect(contents.topLevelObjects.last?.className == "NSObject")
  }

  @Test func remembersIdentities() throws {
    let contents = try load(
      "<view id=\"a\" customClass=\"Card\" customModule=\"App\" userLabel=\"The card\"/>\n<view id=\"b\"/>")
    let identity = try #require(contents.object(withID: "a")?.documentIdentity)
    #expect(identity.customClass == "Card" && identity.customModule == "App" && identity.userLabel == "The card")
    #expect(try contents.object("b", as: UIView.self).documentIdentity?.customClass == nil)
  }

  @Test func keepsTheScenesOfAStoryboardInOrder() throws {
    let text = SampleDocument.storyboard(
      SampleDocument.scene("s1", controller: "c1", view: "v1", inside: "<subviews>\n    <label id=\"l\"/>\n</subviews>")
        + "\n"
        + SampleDocument.scene("s2", controller: "c2", view: "v2"), initial: "c2")
    let document = try document(text)
    #expect(document.isStoryboard && document.initialViewControllerID == "c2")
    let contents = document.instantiate()
    #expect(contents.topLevelObjects.isEmpty)
    #expect(contents.scenes.map(\.id) == ["s1", "s2"])
    #expect(contents.scenes.map { $0.objects.map(\.documentID) } == [["c1"], ["c2"]])
    let controller: UIViewController = try contents.object("c1")
    #expect(controller.view === contents.object(withID: "v1"))
    #expect(controller.view?.next === controller)
    #expect(controller.view?.subviews.map(\.documentID) == ["l"])
  }

  @Test func readsWhatTheDocumentIsDesignedOn() throws {
    let plain = try document(SampleDocument.xib("<view id=\"a\"/>", device: "ipad9_7"))
    #expect(plain.designDevice?.id == "ipad9_7" && !plain.isStoryboard && plain.toolsVersion == 23504)
    #expect(
      plain.designAppearance == "light" && !plain.isDesignedInLandscape && plain.targetRuntime == "iOS.CocoaTouch")
    let odd = try document(
      "<document toolsVersion=\"17156.1.2\"><device id=\"watch99\" orientation=\"landscape\"/></document>")
    #expect(odd.designDeviceID == "watch99" && odd.designDevice == nil && odd.isDesignedInLandscape)
    #expect(odd.toolsVersion == 17156.1)
    #expect(try document("<document/>").toolsVersion == 0)
  }

  @Test func buildsTheDeepestDocumentThatCanBeRead() throws {
    let depth = 500
    let text =
      String(repeating: "<view id=\"v\"><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    let reading = IBDocument.read(Array(SampleDocument.xib(text).utf8), name: "a.xib")
    let contents = try #require(reading.document).instantiate()
    var view = contents.topLevelObjects.first as? UIView
    var count = 0
    while let current = view {
      count += 1
      view = current.subviews.first
    }
    #expect(count == depth)
  }

  @Test func refusesWhatIsNoDocument() {
    let reading = IBDocument.read(Array("<?xml version=\"1.0\"?>\n<plist/>".utf8), name: "a.plist")
    #expect(reading.document == nil)
    #expect(reading.diagnostics.map(\.location) == [.init(line: 2, column: 1)])
    #expect(reading.diagnostics.first?.message.contains("<plist>") == true)
    #expect(IBDocument.read([], name: "a").diagnostics.map(\.rule) == ["doc-empty"])
  }
}
