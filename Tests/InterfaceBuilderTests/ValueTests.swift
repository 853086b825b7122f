import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct ValueTests {
  /// The background that a `<color>` with these attributes gives, and what was reported.
  private func color(_ attributes: String, resources: String = "") throws -> (color: UIColor?, problems: [String]) {
    let text = SampleDocument.xib(
      "<view id=\"v\">\n    <color key=\"backgroundColor\" \(attributes)/>\n</view>", resources: resources)
    let contents = try document(text).instantiate(
      InstantiationOptions(color: { $0 == "catalogued" ? UIColor(light: .white, dark: .black, name: $0) : nil }))
    return (try contents.object("v", as: UIView.self).backgroundColor, contents.diagnostics.map(\.message))
  }

  @Test(
    arguments: [
      ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "#FFFFFF"),
      (
        "white=\"0.0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        "#00000080"
      ),
      ("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"", "#FF8000"),
      ("red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", "#336699"),
      ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"", "#FFFFFF"),
      (
        "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
        "#FF0000"
      ),
      ("cyan=\"1\" magenta=\"0.0\" yellow=\"0.0\" black=\"0.0\" alpha=\"1\" colorSpace=\"deviceCMYK\"", "#00FFFF"),
      ("cyan=\"0.0\" magenta=\"0.0\" yellow=\"0.0\" black=\"1\" alpha=\"1\" colorSpace=\"genericCMYK\"", "#000000"),
      ("cocoaTouchSystemColor=\"darkTextColor\"", nil), ("systemColor=\"systemBackgroundColor\"", nil),
      ("name=\"catalogued\"", "catalogued #FFFFFF"), ("name=\"named\"", "named #FF0000"),
      ("patternImage=\"stripes\"", nil), ("white=\"0.5\"", "#808080"), ("red=\"2\" green=\"-1\" blue=\"0\"", "#FF0000"),
    ] as [(String, String?)])
  func readsColoursInEveryForm(_ attributes: String, _ expected: String?) throws {
    let (color, problems) = try color(
      attributes,
      resources:
        "<namedColor name=\"named\">\n    <color red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>\n</namedColor>"
    )
    #expect(problems == [])
    let inspected = try #require(color).inspected
    if let expected { #expect(inspected == .string(expected)) }
  }

  @Test func reportsColoursThatNobodyKnows() throws {
    let (color, problems) = try color("name=\"nobody\"")
    #expect(color == nil)
    #expect(problems == ["The colour \"nobody\" is neither a system colour nor defined in the document."])
  }

  @Test func endsAtColoursThatAreDefinedByThemselves() throws {
    let (color, problems) = try color(
      "name=\"loop\"", resources: "<namedColor name=\"loop\">\n    <color name=\"loop\"/>\n</namedColor>")
    #expect(color == nil)
    #expect(!problems.isEmpty)
  }

  @Test(arguments: [
    ("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>", "system 13"),
    ("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17.5\"/>", "system bold 17.5"),
    ("<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"12\"/>", "system italic 12"),
    (
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"15\"/>",
      "system semibold 15"
    ),
    (
      "<fontDescription key=\"fontDescription\" name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"14\"/>",
      "Avenir-Heavy 14"
    ),
    ("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", "UICTFontTextStyleBody 17"),
  ])
  func readsFonts(_ markup: String, _ expected: String) throws {
    let label: UILabel = try load("<label id=\"l\">\n    \(markup)\n</label>").object("l")
    #expect(label.font.inspected == .string(expected))
  }

  @Test func takesNilForNothing() throws {
    let label: UILabel = try load(
      "<label id=\"l\">\n    <nil key=\"textColor\"/>\n    <nil key=\"highlightedColor\"/>\n</label>"
    )
    .object("l")
    #expect(label.textColor == nil)
    #expect(label.inspectedProperties == [.init("textColor", .null)])
  }

  @Test(arguments: [
    ("<label id=\"l\" text=\"a&#10;b &lt; c\"/>", "a\nb < c"),
    ("<label id=\"l\">\n    <string key=\"text\">two&#10;lines  </string>\n</label>", "two\nlines  "),
    ("<label id=\"l\">\n    <mutableString key=\"text\">m</mutableString>\n</label>", "m"),
    ("<label id=\"l\">\n    <string key=\"text\" base64-UTF8=\"YES\">\nYQhi\n</string>\n</label>", "a\u{8}b"),
    ("<label id=\"l\">\n    <string key=\"text\" base64-UTF8=\"YES\">\n5Lit5paHIQ\n</string>\n</label>", "中文!"),
    ("<label id=\"l\">\n    <string key=\"text\" base64-UTF8=\"YES\">YQ==</string>\n</label>", "a"),
    ("<label id=\"l\">\n    <string key=\"text\" base64-UTF8=\"YES\">not base64!</string>\n</label>", "not base64!"),
    ("<label id=\"l\">\n    <string key=\"text\" base64-UTF8=\"NO\">YQ</string>\n</label>", "YQ"),
    ("<label id=\"l\">\n    <string key=\"text\"> </string>\n</label>", " "),
    ("<label id=\"l\">\n    <string key=\"text\"><![CDATA[<b>]]></string>\n</label>", "<b>"),
  ])
  func readsTextInEveryForm(_ markup: String, _ text: String) throws {
    #expect(try load(markup).object("l", as: UILabel.self).text == text)
  }

  @Test func readsAttributedText() throws {
    let label: UILabel = try load(
      """
      <label id="l" usesAttributedText="YES">
          <attributedString key="attributedText">
              <fragment content="Red ">
                  <attributes>
                      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                      <font key="NSFont" size="20" name="HelveticaNeue"/>
                      <paragraphStyle key="NSParagraphStyle" alignment="center"/>
                  </attributes>
              </fragment>
              <fragment>
                  <string key="content">and&#10;plain</string>
              </fragment>
          </attributedString>
      </label>
      """
    ).object("l")
    let fragments = try #require(label.attributedText).fragments
    #expect(fragments.map(\.text) == ["Red ", "and\nplain"])
    let first = fragments[0]
    #expect(first.color == .red && first.paragraphStyle?.alignment == .center && first.font?.pointSize == 20)
    #expect(fragments[1].color == nil && fragments[1].font == nil)
  }

  @Test func readsNumbersInEveryForm() throws {
    let view: UIView = try load(
      "<view id=\"v\" alpha=\".25\" tag=\"4294967296\" horizontalHuggingPriority=\"1e2\" verticalHuggingPriority=\"251.5\"/>"
    ).object("v")
    #expect(view.alpha == 0.25 && view.tag == 4_294_967_296)
    #expect(view.horizontalHuggingPriority == 100 && view.verticalHuggingPriority == 251.5)
  }
}
