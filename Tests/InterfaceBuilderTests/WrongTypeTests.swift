import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML
import TestSupport
import Testing

@Suite struct WrongTypeTests {
  private func reading(_ objects: String) -> DocumentReading {
    IBDocument.read(Array(SampleDocument.xib(objects).utf8), name: "a.xib")
  }

  @Test(arguments: [
    ("view", "hidden=\"true\"", "\"true\" is not YES or NO, as hidden of <view> must be."),
    ("view", "hidden=\"yes\"", "\"yes\" is not YES or NO, as hidden of <view> must be."),
    ("view", "hidden=\"\"", "\"\" is not YES or NO, as hidden of <view> must be."),
    ("view", "tag=\"1.5\"", "\"1.5\" is not a whole number, as tag of <view> must be."),
    (
      "view", "tag=\"99999999999999999999\"",
      "\"99999999999999999999\" is not a whole number, as tag of <view> must be."
    ),
    ("view", "alpha=\"0,5\"", "\"0,5\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\"nan\"", "\"nan\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\"1e999\"", "\"1e999\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\" 1\"", "\" 1\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\"1/0\"", "\"1/0\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\"0x10\"", "\"0x10\" is not a number, as alpha of <view> must be."),
    ("view", "alpha=\"-\"", "\"-\" is not a number, as alpha of <view> must be."),
    (
      "label", "baselineAdjustment=\"centre\"",
      "\"centre\" is not one of alignBaselines, alignCenters, none, as baselineAdjustment of <label> must be."
    ),
  ])
  func reportsWithPlaceAndID(_ element: String, _ attribute: String, _ message: String) throws {
    let reading = reading(
      "<view id=\"root\" userLabel=\"Root\">\n    <subviews>\n        <\(element) id=\"bad\" \(attribute)/>\n    </subviews>\n</view>"
    )
    #expect(reading.diagnostics.map(\.message) == [message])
    let finding = try #require(reading.diagnostics.first)
    #expect(finding.rule == "attribute-type" && finding.severity == .warning && finding.document == "a.xib")
    #expect(finding.location == .init(line: 9, column: 17 + element.count + 11))
    #expect(finding.objectID == "bad")
    #expect(finding.path == "Root ▸ \(element == "view" ? "View" : "Label")")
  }

  @Test func leavesTheDefaultAndTheMarkup() throws {
    let reading = reading("<view id=\"v\" alpha=\"much\" hidden=\"maybe\" tag=\"3\"/>")
    let document = try #require(reading.document)
    #expect(reading.diagnostics.count == 2)
    let view: UIView = try document.instantiate().object("v")
    #expect(view.alpha == 1 && !view.isHidden && view.tag == 3)
    #expect(String(decoding: document.tree.write(), as: UTF8.self).contains("alpha=\"much\" hidden=\"maybe\""))
  }

  @Test func reportsValuesInsideOtherValues() throws {
    let found = reading(
      "<view id=\"v\">\n    <rect key=\"frame\" x=\"left\" y=\"0.0\" width=\"1\" height=\"1\"/>\n</view>"
    ).diagnostics
    #expect(found.map(\.objectID) == ["v"])
    #expect(found.map(\.location) == [.init(line: 8, column: 31)])
  }

  @Test(.timeLimit(.minutes(5))) func reportsTensOfThousandsInOnePass() {
    let views = String(repeating: "<view id=\"v\" alpha=\"much\"/>\n", count: 50_000)
    #expect(reading(views).diagnostics.count == 50_000)
  }
}
