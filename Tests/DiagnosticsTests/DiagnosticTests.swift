import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private func finding(
    _ document: String = "a.xib", _ line: Int? = nil, _ column: Int = 1, rule: String = "r", id: String? = nil,
    message: String = "m"
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, document: document, location: line.map { .init(line: $0, column: column) },
      objectID: id, message: message)
  }

  @Test func sortsByDocumentLineColumnRule() {
    let sorted = [
      finding("a.xib"), finding("a.xib", 1, 1), finding("a.xib", 1, 2), finding("a.xib", 2, 1, rule: "a"),
      finding("a.xib", 2, 1, rule: "b"), finding("a.xib", 2, 1, rule: "b", id: "x"),
      finding("a.xib", 2, 1, rule: "b", id: "x", message: "n"), finding("a.xib", 10, 1), finding("b.xib"),
      finding("b.xib", 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left < right && !(right < left)) }
  }

  @Test func ordersSeveritiesFromRemarksToErrors() {
    #expect(Severity.allCases.sorted() == [.info, .warning, .error])
    #expect(Severity.error >= .error && Severity.info < .warning)
    #expect(Severity.allCases.map(\.rawValue) == ["info", "warning", "error"])
  }

  @Test func writesOneLineAsCompilersDo() {
    var finding = finding("Screens/a.xib", 12, 5, rule: "ref-dangling", message: "It is wrong.")
    #expect(finding.text == "Screens/a.xib:12:5: error: It is wrong. [ref-dangling]")
    finding.help = "Mend it."
    finding.severity = .warning
    #expect(finding.text == "Screens/a.xib:12:5: warning: It is wrong. [ref-dangling]\n    Mend it.")
    finding.location = nil
    finding.rule = ""
    finding.help = nil
    #expect(finding.text == "Screens/a.xib: warning: It is wrong.")
  }

  @Test func ordersPlacesByLineFirst() {
    let places = [SourceLocation(line: 1, column: 9), .init(line: 2, column: 1), .init(line: 2, column: 3)]
    #expect(places.reversed().sorted() == places)
  }
}
