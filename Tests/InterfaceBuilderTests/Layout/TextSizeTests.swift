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

  /// The canvas of some tools has a size of its own; who asks for one gets that, and so does a running app.
  @Test(arguments: [
    ("7531", 17.0), ("8121", 16), ("10117", 16), ("11134", 17), ("17701", 17), ("18122", 14), ("19162", 14),
    ("20037", 14), ("21507", 17),
  ])
  func drawsTextStylesInTheSizeOfTheToolsCanvas(_ tools: String, _ size: Double) throws {
    let document = try read(xib(Self.labels, attributes: "toolsVersion=\"\(tools)\""))
    func points(_ id: String, _ options: InstantiationOptions = InstantiationOptions()) throws -> CGFloat {
      try #require(document.instantiate(options).object(withID: id) as? UILabel).font.pointSize
    }
    #expect(try points("styled") == CGFloat(size))
    #expect(try points("fixed") == 17)
    #expect(try points("styled", InstantiationOptions(classes: ClassRegistry())) == 17)
    #expect(try sizes(.large, tools: tools) == [17, 17])
  }
}
