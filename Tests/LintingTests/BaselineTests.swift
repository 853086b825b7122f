import Diagnostics
import Linting
import Testing

@Suite struct BaselineTests {
  private func finding(_ line: Int, _ message: String = "It is used twice: line 4 has it too.") -> Diagnostic {
    Diagnostic(
      rule: "id-duplicate", severity: .error, document: "A.xib", location: .init(line: line, column: 1),
      objectID: "abc-De-fGh", message: message)
  }

  @Test func movedLinesStayKnown() {
    let baseline = Baseline([finding(7)], naming: { $0 })
    let moved = finding(19, "It is used twice: line 16 has it too.")
    let comparison = baseline.compare([moved], documents: ["A.xib"], naming: { $0 })
    #expect(comparison.new.isEmpty && comparison.known == 1 && comparison.fixed.isEmpty)
  }

  @Test func oneMoreOfAKindIsNew() {
    let baseline = Baseline([finding(7)], naming: { $0 })
    let comparison = baseline.compare([finding(7), finding(8)], documents: ["A.xib"], naming: { $0 })
    #expect(comparison.new.map(\.location?.line) == [8])
  }

  @Test func fixedOnesAreToldAndRemoved() {
    let baseline = Baseline([finding(7), finding(8)], naming: { $0 })
    let comparison = baseline.compare([finding(7)], documents: ["A.xib"], naming: { $0 })
    #expect(comparison.fixed.map(\.count) == [1])
    #expect(comparison.remaining == Baseline([finding(7)], naming: { $0 }))
  }

  @Test func documentsThatWereNotCheckedKeepTheirs() {
    let baseline = Baseline([finding(7)], naming: { $0 })
    let comparison = baseline.compare([], documents: ["B.xib"], naming: { $0 })
    #expect(comparison.fixed.isEmpty && comparison.remaining == baseline)
  }

  @Test func whatARunCouldNotJudgeIsNotFixed() {
    let baseline = Baseline([finding(7)], naming: { $0 })
    let unjudged: Set = ["id-duplicate"]
    let kept = baseline.compare([], documents: ["A.xib"], isUnjudged: { unjudged.contains($0.rule) }, naming: { $0 })
    #expect(kept.fixed.isEmpty && kept.remaining == baseline)
    let removed = baseline.compare(
      [], documents: [], gone: ["A.xib"], isUnjudged: { unjudged.contains($0.rule) }, naming: { $0 })
    #expect(removed.fixed.map(\.count) == [1])
  }

  @Test func comesBackFromItsFile() throws {
    var odd = finding(1)
    odd.document = "Ä \"b\"\\\n.xib"
    odd.objectID = nil
    let baseline = Baseline([finding(7), finding(7), odd], naming: { $0 })
    #expect(try Baseline(Array(baseline.text.utf8), file: "b.json") == baseline)
    #expect(try Baseline(Array(Baseline().text.utf8), file: "b.json") == Baseline())
  }

  @Test(arguments: [
    ("{\"schema\": \"xibc.baseline/2\", \"findings\": []}", "version"), ("[]", "no baseline"), ("{}", "no baseline"),
    ("{\"schema\": \"xibc.baseline/1\", \"findings\": [{}]}", "entry"),
    (
      "{\"schema\": \"xibc.baseline/1\", \"findings\": [{\"document\": \"a\", \"rule\": \"b\", \"fingerprint\": \"c\", \"count\": 1e300}]}",
      "entry"
    ),
  ])
  func otherFilesAreRefused(_ text: String, _ word: String) {
    do {
      _ = try Baseline(Array(text.utf8), file: "b.json")
      Issue.record("It was read.")
    } catch {
      #expect("\(error.message)".contains(word))
    }
  }
}
