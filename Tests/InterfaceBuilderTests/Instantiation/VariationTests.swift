import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML
import Testing

struct VariationTests {
  private let phone = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
  private let pad = UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  private func document(device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>") throws -> IBDocument {
    try read(
      xib(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>
            <label text="wide" id="wide"><variation key="default" hidden="YES"/><variation key="widthClass=compact" hidden="NO"/></label>
            <label text="always" id="always">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="heightClass=regular-widthClass=compact" misplaced="YES"><fontDescription key="fontDescription" type="boldSystem" pointSize="30"/><rect key="frame" x="1" y="2" width="3" height="4"/></variation>
              <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="5"/></variation>
            </label>
          </subviews>
          <constraints>
            <constraint firstAttribute="width" constant="10" id="c1"><variation key="widthClass=regular" constant="40"/></constraint>
            <constraint firstAttribute="height" constant="10" id="c2"/>
          </constraints>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask></variation>
          <variation key="default">
            <mask key="subviews"><exclude reference="wide"/></mask>
            <mask key="constraints"><exclude reference="c2"/><exclude reference="nowhere"/></mask>
          </variation>
          <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
          <connections><outlet property="hiddenOne" destination="wide" id="o1"/></connections>
        </view>
        """, head: device))
  }

  private func root(_ contents: NibContents) throws -> UIView {
    try #require(contents.topLevelObjects.first as? UIView)
  }

  @Test func leavesOutWhatIsNotInstalledButKeepsItForOutlets() throws {
    let contents = try document().instantiate(InstantiationOptions(traits: phone))
    let root = try root(contents)
    #expect(root.subviews.map { $0.documentIdentity?.id } == ["always"])
    #expect(root.constraints.map { $0.documentIdentity?.id } == ["c1"])
    #expect(contents.uninstalledObjects.map { $0.documentIdentity?.id } == ["wide", "c2"])
    #expect(contents.outlets(of: root).first?.object === contents.object(withID: "wide"))
    #expect((contents.object(withID: "c2") as? NSLayoutConstraint)?.isActive == false)
  }

  @Test func includesInMatchingTraitsWhateverTheOrderInTheDocument() throws {
    let contents = try document().instantiate(InstantiationOptions(traits: pad))
    let root = try root(contents)
    #expect(root.subviews.map { $0.documentIdentity?.id } == ["wide", "always"])
    #expect(root.constraints.map { $0.documentIdentity?.id } == ["c1", "c2"])
    #expect(contents.uninstalledObjects.isEmpty)
  }

  @Test func overridesAttributes() throws {
    let onPad = try document().instantiate(InstantiationOptions(traits: pad))
    #expect((onPad.object(withID: "c1") as? NSLayoutConstraint)?.constant == 40)
    #expect((onPad.object(withID: "wide") as? UILabel)?.isHidden == true)
    let onPhone = try document().instantiate(InstantiationOptions(traits: phone))
    #expect((onPhone.object(withID: "c1") as? NSLayoutConstraint)?.constant == 10)
    #expect((onPhone.object(withID: "wide") as? UILabel)?.isHidden == false)
  }

  @Test func theMoreSpecificVariationWins() throws {
    let label = try document().instantiate(InstantiationOptions(traits: phone)).object(withID: "always") as? UILabel
    #expect(label?.font == UIFont(pointSize: 30, weight: .bold))
    #expect(label?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func takesTheDocumentsOwnDeviceWhenNothingIsAsked() throws {
    let contents = try document().instantiate()
    #expect(try root(contents).subviews.count == 1)
    #expect(try root(contents).traitCollection.toolsVersion == 21507)
    let onPad = try document(device: "<device id=\"ipad9_7\" orientation=\"portrait\"/>").instantiate()
    #expect(try root(onPad).subviews.count == 2)
  }

  @Test func onlyDefaultIsInForceWithoutADevice() throws {
    let contents = try document(device: "").instantiate()
    #expect(try root(contents).subviews.map { $0.documentIdentity?.id } == ["always"])
    #expect((contents.object(withID: "always") as? UILabel)?.font.pointSize == 17)
    #expect((contents.object(withID: "wide") as? UILabel)?.isHidden == true)
  }

  @Test func tellsAnAttributeAsItIsInSomeTraits() throws {
    let document = try document()
    let contents = document.instantiate()
    let node = try #require(contents.object(withID: "always")?.documentIdentity?.node)
    #expect(document.value("misplaced", of: .init(node), in: phone) == .bool(true))
    #expect(document.value("misplaced", of: .init(node), in: pad) == nil)
  }

  @Test func reportsAVariationsValueOfTheWrongType() throws {
    let text = xib("<view id=\"v\"><variation key=\"default\" hidden=\"maybe\"/></view>")
    let reading = IBDocument.read(Array(text.utf8), name: "a.xib")
    #expect(reading.diagnostics.map(\.rule) == ["attribute-type"])
  }
}
