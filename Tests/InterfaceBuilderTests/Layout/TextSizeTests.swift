import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite struct TextSizeTests {
  private static let labels = """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="Styled" id="styled"><rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Fixed" id="fixed"><rect key="frame" x="0.0" y="30" width="80" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews></view>
    """

  private func sizes(_ category: UIContentSizeCategory, tools: String = "21507") throws -> [CGFloat] {
    let document = try read(xib(Self.labels, attributes: "toolsVersion=\"\(tools)\""))
    let traits = UITraitCollection(preferredContentSizeCategory: category.rawValue)
    let contents = document.instantiate(InstantiationOptions(traits: traits))
    return try ["styled", "fixed"].map { try #require(contents.object(withID: $0) as? UILabel).font.pointSize }
  }

  @Test func makesTextStylesInTheSizeThatTheUserChose() throws {
    #expect(try sizes(.large) == [17, 17])
    #expect(try sizes(.extraSmall) == [14, 17])
    #expect(try sizes(.accessibilityExtraExtraExtraLarge) == [53, 17])
  }

  @Test func drawsTextStylesOfXcode7ASizeSmaller() throws {
    #expect(try sizes(.large, tools: "8121") == [16, 17])
    #expect(try sizes(.large, tools: "10117") == [16, 17])
    #expect(try sizes(.large, tools: "11134") == [17, 17])
  }
}
