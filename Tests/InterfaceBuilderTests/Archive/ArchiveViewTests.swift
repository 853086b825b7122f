import Diagnostics
import InterfaceBuilder
import Testing

@Suite("What archives say of views")
struct ArchiveViewTests {
  private func expect(
    _ archive: LegacyArchive, has parts: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = try archive.upgraded()
    for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
    let rules = archive.reading().diagnostics.map(\.rule)
    #expect(rules == ["doc-legacy-archive"], sourceLocation: sourceLocation)
  }

  @Test func splitsTheFlagsIntoMaskAndHidden() throws {
    try expect(
      .view("<int key=\"NSvFlags\">-2147483356</int><string key=\"NSFrameSize\">{10, 20}</string>"),
      has: "<view hidden=\"YES\" contentMode=\"scaleToFill\" id=\"1\">",
      "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
    try expect(
      .view("<int key=\"NSvFlags\">319</int>"),
      has: """
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES" \
        flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES"/>
        """)
  }

  @Test func writesWhatDiffersFromTheDefaultInOrder() throws {
    try expect(
      .view(
        """
        <int key="IBUIContentMode">4</int><int key="IBUITag">7</int><float key="IBUIAlpha">0.5</float>
        <bool key="IBUIUserInteractionEnabled">NO</bool><bool key="IBUIMultipleTouchEnabled">YES</bool>
        <bool key="IBUIClearsContextBeforeDrawing">NO</bool><bool key="IBUIClipsSubviews">YES</bool>
        <bool key="IBUIOpaque">NO</bool><bool key="IBUIAutoresizesSubviews">NO</bool>
        """),
      has: """
        <view autoresizesSubviews="NO" opaque="NO" clipsSubviews="YES" clearsContextBeforeDrawing="NO" \
        multipleTouchEnabled="YES" userInteractionEnabled="NO" alpha="0.5" tag="7" contentMode="center" id="1">
        """)
  }

  @Test(arguments: [
    (
      "<int key=\"NSColorSpace\">1</int><bytes key=\"NSRGB\">MSAwLjUgMAA</bytes>",
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    ),
    (
      "<int key=\"NSColorSpace\">2</int><bytes key=\"NSRGB\">MSAwLjUgMCAwLjI1AA</bytes>",
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"deviceRGB\""
    ),
    (
      "<int key=\"NSColorSpace\">3</int><bytes key=\"NSWhite\">MCAwAA</bytes>",
      "white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\""
    ),
    (
      """
      <int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes>
      <object class="NSColorSpace" key="NSCustomColorSpace"><int key="NSID">2</int></object>
      """,
      "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"calibratedWhite\""
    ),
    (
      """
      <int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDAAA</bytes>
      <string key="IBUIColorCocoaTouchKeyPath">darkTextColor</string>
      """,
      "cocoaTouchSystemColor=\"darkTextColor\""
    ),
  ])
  func readsColours(_ keys: String, _ attributes: String) throws {
    try expect(
      .view("<object class=\"NSColor\" key=\"IBUIBackgroundColor\">\(keys)</object>"),
      has: "<color key=\"backgroundColor\" \(attributes)/>")
  }

  /// Objects share values by reference.
  @Test func repeatsSharedValues() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUIView" id="11">
        <object class="NSColor" key="IBUIBackgroundColor" id="90"><int key="NSColorSpace">3</int>
        <bytes key="NSWhite">MQA</bytes></object></object>
        <object class="IBUIView" id="12"><reference key="IBUIBackgroundColor" ref="90"/></object>
        """,
      records: [("1", "11"), ("2", "12")])
    let text = try archive.upgraded()
    #expect(text.components(of: "<color key=\"backgroundColor\" white=\"1\"") == 2)
  }

  @Test(arguments: [
    (
      """
      <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int>
      <double key="pointSize">15</double></object><object class="NSFont" key="IBUIFont">
      <string key="NSName">Helvetica-Bold</string></object>
      """, "type=\"boldSystem\" pointSize=\"15\""
    ),
    (
      """
      <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">1</int>
      <int key="size">4</int></object>
      """, "type=\"system\" size=\"system\""
    ),
    (
      """
      <object class="IBUIFontDescription" key="IBUIFontDescription"><string key="name">Georgia-Bold</string>
      <string key="family">Georgia</string><int key="traits">2</int><double key="pointSize">9.5</double></object>
      """, "name=\"Georgia-Bold\" family=\"Georgia\" pointSize=\"9.5\""
    ),
    (
      """
      <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica</string><double key="NSSize">18</double>
      <int key="NSfFlags">16</int></object>
      """, "type=\"system\" pointSize=\"18\""
    ),
    ("", "type=\"system\" pointSize=\"17\""),
  ])
  func readsFonts(_ keys: String, _ attributes: String) throws {
    try expect(
      .view(keys, className: "IBUILabel"), has: "<fontDescription key=\"fontDescription\" \(attributes)/>")
  }

  @Test func readsLabels() throws {
    try expect(
      .view(
        """
        <string key="IBUIText">One&#10;two</string><int key="IBUITextAlignment">2</int>
        <int key="IBUILineBreakMode">3</int><int key="IBUINumberOfLines">0</int><int key="IBUIBaselineAdjustment">1</int>
        <float key="IBUIMinimumFontSize">10</float><nil key="IBUIHighlightedColor"/>
        <bool key="IBUIAdjustsFontSizeToFit">NO</bool>
        """, className: "IBUILabel"),
      has:
        "textAlignment=\"right\" lineBreakMode=\"headTruncation\" numberOfLines=\"0\" baselineAdjustment=\"alignCenters\"",
      "minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\"", "<string key=\"text\">One\ntwo</string>",
      "<nil key=\"highlightedColor\"/>")
  }

  @Test func readsSimulatedMetrics() throws {
    try expect(
      .view(
        """
        <object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
        <int key="IBUIStatusBarStyle">2</int></object>
        <object class="IBUISimulatedOrientationMetrics" key="IBUISimulatedOrientationMetrics">
        <int key="IBUIInterfaceOrientation">3</int><int key="interfaceOrientation">3</int></object>
        <object class="IBUISimulatedNavigationBarMetrics" key="IBUISimulatedTopBarMetrics">
        <bool key="IBUIPrompted">NO</bool></object>
        <object class="IBUISimulatedTabBarMetrics" key="IBUISimulatedBottomBarMetrics"/>
        <object class="IBUIScreenMetrics" key="IBUISimulatedDestinationMetrics">
        <string key="IBUISimulatedSizeMetricsClass">IBUIScreenMetrics</string><int key="IBUIType">2</int></object>
        """),
      has: "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" statusBarStyle=\"blackOpaque\"/>",
      "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>",
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
      "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>",
      "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina4\"/>")
  }

  @Test func readsAccessibility() throws {
    try expect(
      .view(
        """
        <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">
        <string key="IBUIAccessibilityLabel">Amount</string><integer value="65" key="IBUIAccessibilityTraits"/>
        <boolean value="YES" key="IBUIIsAccessibilityElement"/></object>
        """),
      has: "<accessibility key=\"accessibilityConfiguration\" label=\"Amount\">",
      "<accessibilityTraits key=\"traits\" button=\"YES\" staticText=\"YES\"/>",
      "<bool key=\"isElement\" value=\"YES\"/>")
  }

  @Test func readsRuntimeAttributes() throws {
    let archive = LegacyArchive.view(
      "",
      properties: """
        <object class="NSMutableDictionary" key="1.IBAttributePlaceholdersKey">
        <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
        <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">
        <array key="userDefinedRuntimeAttributes"><object class="IBUserDefinedRuntimeAttribute">
        <string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number</string>
        <string key="keyPath">layer.cornerRadius</string><integer value="8" key="value"/></object></array>
        </object></object>
        """)
    try expect(
      archive, has: "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">",
      "<integer key=\"value\" value=\"8\"/>")
  }

  @Test func readsConstraints() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUIView" id="11"><array key="NSSubviews"><object class="IBUIView" id="12"/></array></object>
        """,
      records: [("1", "11"), ("2", "12"), ("3", "13"), ("4", "14")],
      properties: """
        <boolean value="NO" key="2.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/>
        <array key="1.IBViewMetadataConstraints">
        <object class="IBNSLayoutConstraint" id="14"><reference key="firstItem" ref="12"/>
        <int key="firstAttribute">10</int><int key="relation">1</int><reference key="secondItem" ref="11"/>
        <int key="secondAttribute">10</int><float key="multiplier">0.5</float>
        <object class="IBLayoutConstant" key="constant"><double key="value">0.0</double></object>
        <float key="priority">750</float><reference key="containingView" ref="11"/></object>
        <object class="IBNSLayoutConstraint" id="13"><reference key="firstItem" ref="11"/>
        <int key="firstAttribute">6</int><int key="relation">0</int><reference key="secondItem" ref="12"/>
        <int key="secondAttribute">6</int><float key="multiplier">1</float>
        <object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object>
        <float key="priority">1000</float><reference key="containingView" ref="11"/>
        <int key="scoringType">8</int></object></array>
        """, head: "<bool key=\"IBDocument.UseAutolayout\">YES</bool>")
    try expect(
      archive, has: "useAutolayout=\"YES\"",
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"2\"/>",
      """
      <constraint firstItem="2" firstAttribute="centerY" relation="greaterThanOrEqual" secondItem="1" \
      secondAttribute="centerY" multiplier="0.5" priority="750" id="4"/>
      """,
      """
      <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="20" symbolic="YES" id="3"/>
      """)
  }
}

extension String {
  /// How often the text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
