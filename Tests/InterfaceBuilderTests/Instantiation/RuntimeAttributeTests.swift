import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import Testing

struct RuntimeAttributeTests {
  private func attributes(_ rows: String, on element: String = "view") -> String {
    xib("<\(element) id=\"v\"><userDefinedRuntimeAttributes>\(rows)</userDefinedRuntimeAttributes></\(element)>")
  }

  private func row(_ type: String, _ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
  }

  @Test func readsEveryType() throws {
    let rows = [
      row("number", "a", "<integer key=\"value\" value=\"3\"/>"),
      row("number", "b", "<real key=\"value\" value=\"0.5\"/>"),
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"c\" value=\"NO\"/>",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"d\" value=\"t\" localized=\"YES\"/>",
      row("string", "e", "<string key=\"value\">two\nlines</string>"),
      row("point", "f", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
      row("size", "g", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
      row("rect", "h", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
      row("range", "i", "<range key=\"value\" location=\"5\" length=\"6\"/>"),
      row("color", "j", "<color key=\"value\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"),
      "<userDefinedRuntimeAttribute type=\"image\" keyPath=\"k\" value=\"logo\"/>",
      "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"l\"/>",
    ]
    let document = try read(attributes(rows.joined()))
    #expect(document.coverage().unknownAttributes.isEmpty)
    let contents = document.instantiate()
    let view = try #require(contents.object(withID: "v"))
    let found = contents.runtimeAttributes(of: view)
    #expect(found.map(\.keyPath) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
    #expect(
      found.map(\.value) == [
        .integer(3), .real(0.5), .boolean(false), .string("t", isLocalized: true),
        .string("two\nlines", isLocalized: false), .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 1, height: 2)),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .range(location: 5, length: 6), .color(.white),
        .image("logo"), .null,
      ])
    #expect(contents.runtimeAttributes.allSatisfy { !$0.isApplied })
    #expect(contents.diagnostics.isEmpty)
  }

  @Test func appliesToTheLayer() throws {
    let rows = [
      row("number", "layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>"),
      row("number", "layer.borderWidth", "<real key=\"value\" value=\"1.5\"/>"),
      row("color", "layer.borderColor", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"),
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.masksToBounds\" value=\"YES\"/>",
      row("size", "layer.shadowOffset", "<size key=\"value\" width=\"2\" height=\"4\"/>"),
    ]
    let contents = try read(attributes(rows.joined())).instantiate()
    let layer = try #require(contents.topLevelObjects.first as? UIView).layer
    #expect(layer.cornerRadius == 8)
    #expect(layer.borderWidth == 1.5)
    #expect(layer.borderColor == .red)
    #expect(layer.masksToBounds)
    #expect(layer.shadowOffset == CGSize(width: 2, height: 4))
    #expect(contents.runtimeAttributes.map(\.isApplied) == [true, true, true, true, true])
  }

  @Test func appliesPropertiesByUIKitsName() throws {
    let rows = [
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"text\" value=\"Hello\"/>",
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isHidden\" value=\"YES\"/>",
      row("number", "numberOfLines", "<real key=\"value\" value=\"2\"/>"),
      "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"backgroundColor\"/>",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"title\"/>",
    ]
    let contents = try read(attributes(rows.joined(), on: "label")).instantiate()
    let label = try #require(contents.topLevelObjects.first as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.isHidden)
    #expect(label.numberOfLines == 2)
    #expect(label.accessibilityIdentifier == "title")
    #expect(contents.runtimeAttributes.allSatisfy { $0.isApplied })
  }

  @Test func aRuntimeAttributeWinsOverWhatTheDocumentSays() throws {
    let text = xib(
      "<label id=\"l\" text=\"old\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"text\" value=\"new\"/></userDefinedRuntimeAttributes></label>")
    #expect((try read(text).instantiate().topLevelObjects.first as? UILabel)?.text == "new")
  }

  @Test(arguments: [
    "cornerRadius", "layer.nothing", "nothing.cornerRadius", "misplaced", "layer", ".", "layer..", "tag",
  ])
  func keepsWhatNoKindHas(keyPath: String) throws {
    let row = row("color", keyPath, "<color key=\"value\" white=\"1\" alpha=\"1\"/>")
    let quiet = try read(attributes(row)).instantiate()
    #expect(quiet.diagnostics.isEmpty)
    #expect(quiet.runtimeAttributes.map(\.isApplied) == [false])
    let asked = try read(attributes(row)).instantiate(InstantiationOptions(reportsUnknownRuntimeAttributes: true))
    #expect(asked.diagnostics.map(\.rule) == ["runtime-attribute-unknown"])
    #expect(asked.diagnostics.first?.severity == .info)
    #expect(asked.diagnostics.first?.objectID == "v")
  }

  @Test(arguments: [
    "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"/>",
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"a\" value=\"perhaps\"/>",
    "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"a\"><point key=\"value\" x=\"1\" y=\"1\"/></userDefinedRuntimeAttribute>",
    "<userDefinedRuntimeAttribute type=\"string\" value=\"x\"/>",
    "<userDefinedRuntimeAttribute/>",
  ])
  func reportsAValueThatIsNone(row: String) throws {
    let contents = try read(attributes(row)).instantiate()
    #expect(contents.runtimeAttributes.isEmpty)
    #expect(contents.diagnostics.map(\.rule) == ["value-unusable"])
  }

  private final class Gauge: UIView { @RuntimeAttribute var level = 0 }

  @Test func saysWhatAValueOfTheWrongTypeIs() throws {
    var classes = ClassRegistry()
    classes.register(Gauge.self)
    let text = xib(
      "<view id=\"v\" customClass=\"Gauge\"><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"level\" value=\"high\"/>"
        + "</userDefinedRuntimeAttributes></view>")
    let options = InstantiationOptions(reportsUnknownRuntimeAttributes: true, classes: classes)
    #expect(
      try read(text).instantiate(options).diagnostics.map(\.message)
        == ["\"level\" of Gauge holds Int and is given String."])
  }

  @Test func aFractionLosesWhatIsBehindThePoint() throws {
    let row = row("number", "tag", "<real key=\"value\" value=\"1.5\"/>")
    #expect((try read(attributes(row)).instantiate().topLevelObjects.first as? UIView)?.tag == 1)
  }

  @Test func aHugeFractionIsNoWholeNumber() throws {
    let row = row("number", "tag", "<real key=\"value\" value=\"1e300\"/>")
    #expect(try read(attributes(row)).instantiate().runtimeAttributes.map(\.isApplied) == [false])
  }
}
