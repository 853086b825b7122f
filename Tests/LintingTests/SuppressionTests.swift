import Diagnostics
import Linting
import TestSupport
import Testing

@Suite struct SuppressionTests {
  private let dangling = #"<outlet property="a" destination="gone" id="o-o-ooo"/>"#

  private func lint(
    _ objects: String, configuration: String = "{}", isPartial: Bool = false
  ) throws -> (rules: [String], suppressed: Int) {
    let configuration = try LintConfiguration(Array(configuration.utf8), file: ".xibc.json")
    let lint = Linter().inspect(
      Array(SampleDocument.xib(objects).utf8), name: "A.xib", settings: configuration.settings(for: "A.xib"),
      suppressions: configuration.suppressions(for: "A.xib"))
    let outcome = Linter().conclude([lint], in: LintedProject(isPartial: isPartial))
    return (outcome.findings.map(\.rule), outcome.suppressed)
  }

  private func view(_ comment: String) -> String {
    "\(comment)\n<view id=\"a-a-aaa\">\n<connections>\n\(dangling)\n</connections>\n</view>\n<view id=\"b-b-bbb\"/>"
  }

  @Test func commentsHoldForTheNextElement() throws {
    let result = try lint(view("<!-- xibc:disable ref-dangling -->"))
    #expect(result.rules == [] && result.suppressed == 1)
    let elsewhere = try lint(view("") + "<!-- xibc:disable ref-dangling --><view id=\"c-c-ccc\"/>")
    #expect(elsewhere.rules.sorted() == ["ref-dangling", "suppression-unused"])
  }

  @Test func commentsHoldForTheWholeFile() throws {
    let result = try lint(view("") + "<!-- xibc:disable-file ref-dangling -->")
    #expect(result.rules == [] && result.suppressed == 1)
  }

  @Test func theConfigurationHidesByObject() throws {
    let hidden = #"{"suppress": [{"rule": "ref-dangling", "object": "a-a-aaa", "path": "*.xib"}]}"#
    #expect(try lint(view(""), configuration: hidden).suppressed == 1)
    let other = #"{"suppress": [{"rule": "ref-dangling", "object": "b-b-bbb"}]}"#
    #expect(try lint(view(""), configuration: other).rules.sorted() == ["ref-dangling", "suppression-unused"])
    #expect(try lint(view(""), configuration: other, isPartial: true).rules == ["ref-dangling"])
  }

  @Test func severitiesComeFromTheConfiguration() throws {
    let off = #"{"rules": {"ref-dangling": "off"}}"#
    #expect(try lint(view(""), configuration: off).rules == [])
  }
}
