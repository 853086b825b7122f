import Diagnostics
import InterfaceBuilder
import MarkupXML
import Testing

@Suite("Archives that are broken or mean harm")
struct ArchiveHostileTests {
  private func findings(_ archive: LegacyArchive) -> [Diagnostic] {
    archive.reading().diagnostics.filter { $0.rule != "doc-legacy-archive" || $0.severity == .error }
  }

  @Test func survivesObjectsThatContainEachOther() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUIView" id="11"><array key="NSSubviews"><reference ref="12"/><reference ref="11"/></array></object>
        <object class="IBUIView" id="12"><array key="NSSubviews"><reference ref="11"/></array></object>
        """,
      records: [("1", "11"), ("2", "12")])
    _ = try archive.upgraded()
    #expect(findings(archive).contains { $0.rule == "doc-legacy-reference" && $0.location != nil })
  }

  @Test func tellsReferencesToNothing() throws {
    let archive = LegacyArchive(
      roots: "<object class=\"IBUIView\" id=\"11\"/><reference ref=\"99\"/>", records: [("1", "11"), ("2", "98")],
      connections: connection("a", from: "97", to: "11", id: 3) + connection("b", from: "11", to: "96", id: 4))
    _ = try archive.upgraded()
    #expect(findings(archive).map(\.rule) == Array(repeating: "doc-legacy-reference", count: 3))
    #expect(findings(archive).allSatisfy { $0.location != nil })
  }

  @Test func tellsValuesOfTheWrongType() throws {
    let archive = LegacyArchive.view(
      """
      <string key="NSFrame">{{1, 2}, {nan, 4}}</string><string key="NSvFlags">many</string>
      <string key="IBUIOpaque">MAYBE</string><int key="IBUIContentMode">99</int><string key="IBUIAlpha">1e999</string>
      <array key="IBUITag"/><object class="NSFont" key="IBUIBackgroundColor"/>
      <object class="NSColor" key="IBUITintColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">!!</bytes></object>
      <string key="NSSubviews">none</string>
      """)
    _ = try archive.upgraded()
    #expect(findings(archive).map(\.rule) == Array(repeating: "doc-legacy-value", count: 8))
  }

  @Test func keepsWhatItDoesNotKnow() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUIView" id="11"><int key="IBUIFutureValue">3</int><object class="IBFoo" key="IBUIThing"/></object>
        <object class="IBADBannerView" id="12"><string key="NSFrameSize">{320, 50}</string></object>
        <object class="NSThing" id="13"/>
        """,
      records: [("1", "11"), ("2", "12"), ("3", "13")], properties: "<string key=\"1.IBFutureProperty\">x</string>")
    let text = try archive.upgraded()
    #expect(text.contains("futureValue=\"3\""))
    #expect(text.contains("<adBannerView contentMode=\"scaleToFill\" id=\"2\">"))
    #expect(text.contains("<customObject id=\"3\"/>"))
    let document = try #require(archive.reading().document)
    #expect(
      document.untranslatedKeys == [
        "IBUIView.IBUIFutureValue": 1, "IBUIView.IBUIThing": 1, "IBUIView.IBFutureProperty": 1,
      ])
    #expect(findings(archive).allSatisfy { $0.severity == .info && $0.location != nil })
  }

  @Test func keepsObjectsThatHaveNoPlace() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUIView" id="11"><object class="IBFoo" key="IBUIFoo">
        <object class="IBUILabel" key="lost" id="12"/></object></object>
        """,
      records: [("1", "11"), ("2", "12")])
    let text = try archive.upgraded()
    #expect(text.contains("<label contentMode=\"scaleToFill\""))
    #expect(findings(archive).contains { $0.rule == "doc-legacy-object" })
  }

  @Test func cannotBeMadeToWriteMarkup() throws {
    let archive = LegacyArchive.view(
      """
      <int key="IBUI a=&quot;1&quot;&gt;&lt;evil/&gt;">3</int><string key="IBUICustomClass">Other</string>
      <int key="id">66</int>
      """, className: "IBUI&lt;evil/&gt;")
    let text = try archive.upgraded()
    #expect(!text.contains("evil"))
    #expect(text.contains("id=\"1\""))
    #expect(!text.contains("customClass"))
  }

  /// Base64 can hold what XML cannot.
  @Test func keepsCharactersThatXMLCannotHave() throws {
    let archive = LegacyArchive.view(
      "<string key=\"IBUIText\" type=\"base64-UTF8\">QQBC</string>", className: "IBUILabel",
      properties: "<string key=\"1.CustomClassName\" type=\"base64-UTF8\">QQFC</string>")
    let text = try archive.upgraded()
    #expect(text.contains("<string key=\"text\" base64-UTF8=\"YES\">QQBC</string>"))
    #expect(text.contains("customClass=\"AB\""))
  }

  /// References can nest deeper than elements can.
  @Test func boundsTheDepthOfObjects() {
    let views = (0..<5000).map { number in
      "<object class=\"IBUIView\" id=\"\(number)v\"><array key=\"NSSubviews\"><reference ref=\"\(number + 1)v\"/></array></object>"
    }
    let reading = LegacyArchive(
      roots: "<reference ref=\"0v\"/>", head: "<array key=\"Elsewhere\">\(views.joined())</array>"
    ).reading()
    #expect(reading.document != nil)
    #expect(reading.diagnostics.contains { $0.severity == .error && $0.rule == "doc-legacy-archive" })
  }

  /// A long text that is referred to many times must not grow without bound.
  @Test func boundsRepeatedValues() throws {
    let labels = (0..<3000).map { _ in "<object class=\"IBUILabel\"><reference key=\"IBUIText\" ref=\"t\"/></object>" }
    let text = String(repeating: "x", count: 200_000)
    let archive = LegacyArchive(
      roots: "<object class=\"IBUILabel\"><string key=\"IBUIText\" id=\"t\">\(text)</string></object>" + labels.joined()
    )
    let reading = archive.reading()
    #expect(try #require(reading.document).tree.write().count < 16 * archive.text.utf8.count + 2_000_000)
    #expect(reading.diagnostics.contains { $0.severity == .error })
  }

  @Test func readsManyUnknownKeysInReasonableTime() {
    let keys = (0..<20_000).map { "<int key=\"IBUIFuture\($0)\">1</int>" }
    let reading = LegacyArchive.view(keys.joined(separator: "\n")).reading()
    #expect(reading.document?.untranslatedKeys.count == 20_000)
    #expect(reading.diagnostics.count <= 1001)
  }

  @Test(arguments: [
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
    """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data><reference key="IBDocument.RootObjects" ref="x"/>
    <object class="IBObjectContainer" key="IBDocument.Objects" id="x"><reference key="objectRecords" ref="x"/>
    <reference key="flattenedProperties" ref="x"/><reference key="connectionRecords" ref="x"/></object></data></archive>
    """,
    """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data><int key="IBDocument.RootObjects">3</int>
    <string key="IBDocument.Objects">none</string></data></archive>
    """,
  ])
  func readsArchivesThatHoldNothing(_ text: String) throws {
    let document = try read(text)
    #expect(document.instantiate().topLevelObjects.isEmpty)
  }
}
