import Diagnostics
import TestSupport
import Testing
import XibCompiler

/// What the official schema of SARIF 2.1.0 and its text ask for, as far as this tool writes it.
@Suite struct SARIFTests {
  private static func log(_ report: FindingsReport) throws -> JSONValue {
    try JSONValue(FindingsFormat.sarif.writer().text(of: report))
  }

  private static func finding(
    _ severity: Severity, _ document: String, rule: String = "ref-dangling", at location: Diagnostics.SourceLocation?
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, document: document, location: location, message: "A \"thing\" – ä.")
  }

  private static let varied: FindingsReport = {
    var known = finding(.error, "A folder/Zürich 東京.xib", at: .init(line: 3, column: 4))
    known.objectID = "abc-De-fGh"
    known.path = "View ▸ Label"
    var report = FindingsReport(
      documents: 5,
      findings: [
        known, finding(.warning, "/tmp/a%b#c?.xib", rule: "id-duplicate", at: .init(line: 1, column: 1)),
        finding(.info, "C:d.xib", rule: "", at: nil), finding(.info, "C:d.xib", rule: "", at: nil),
      ])
    report.unread = [finding(.error, "gone.xib", rule: "file-unreadable", at: nil)]
    return report
  }()

  @Test func hasItsVersionAndOneRunWithATool() throws {
    let log = try Self.log(Self.varied)
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = log["runs"]?.elements ?? []
    #expect(runs.count == 1)
    #expect(runs.first?["tool"]?["driver"]?["name"] == .string("xibc"))
    #expect(runs.first?["columnKind"] == .string("unicodeCodePoints"))
  }

  @Test func everyResultNamesItsRuleByIdAndPosition() throws {
    let run = try #require(try Self.log(Self.varied)["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    #expect(Set(rules.compactMap { $0["id"]?.string }).count == rules.count)
    let results = run["results"]?.elements ?? []
    #expect(results.count == 4)
    for result in results {
      let index = try #require(result["ruleIndex"]?.number.flatMap { Int(exactly: $0) })
      #expect(rules[index]["id"] == result["ruleId"])
      #expect(["none", "note", "warning", "error"].contains(result["level"]?.string))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
    }
    #expect(Set(results.compactMap { $0["partialFingerprints"]?["xibc/v1"] }).count == 4)
  }

  @Test func placesAreURIsAndCountFrom1() throws {
    let results = try Self.log(Self.varied)["runs"]?.elements.first?["results"]?.elements ?? []
    let places = results.compactMap { $0["locations"]?.elements.first?["physicalLocation"] }
    #expect(
      places.compactMap { $0["artifactLocation"]?["uri"]?.string } == [
        "A%20folder/Z%C3%BCrich%20%E6%9D%B1%E4%BA%AC.xib", "file:///tmp/a%25b%23c%3F.xib", "C%3Ad.xib", "C%3Ad.xib",
      ])
    #expect(places[0]["region"]?["startLine"] == .number(3) && places[0]["region"]?["startColumn"] == .number(4))
    #expect(places[2]["region"] == nil)
  }

  @Test func saysWhatCouldNotBeRead() throws {
    let invocation = try Self.log(Self.varied)["runs"]?.elements.first?["invocations"]?.elements.first
    #expect(invocation?["executionSuccessful"] == .bool(false))
    #expect(invocation?["toolExecutionNotifications"]?.elements.count == 1)
    let clean = try Self.log(FindingsReport(documents: 1, findings: []))["runs"]?.elements.first
    #expect(clean?["invocations"]?.elements == [.object(["executionSuccessful": .bool(true)])])
    #expect(clean?["results"] == .array([]))
  }
}
