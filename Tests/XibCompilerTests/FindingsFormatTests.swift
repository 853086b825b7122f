import Diagnostics
import Testing
import XibCompiler

/// Every form of the same three findings, letter by letter.
@Suite struct FindingsFormatTests {
  private let report: FindingsReport = {
    var first = Diagnostic(
      rule: "ref-dangling", severity: .error, document: "A, B/C:1.xib", location: .init(line: 41, column: 9),
      objectID: "H8J-rv-cJ8", path: "View ▸ Button \"Go\"", message: "100 % of <outlet> \"a\" & b\nis wrong.",
      help: "Remove it.")
    first.excerpt = .init(text: "        <outlet/>", column: 9)
    let second = Diagnostic(
      rule: "id-whitespace", severity: .warning, document: "名.storyboard", location: .init(line: 2, column: 1),
      message: "A blank.")
    let third = Diagnostic(rule: "coverage", severity: .info, document: "名.storyboard", message: "A remark.")
    var report = FindingsReport(documents: 3, findings: [first, second, third])
    report.suppressed = 2
    return report
  }()

  private func text(_ format: FindingsFormat) -> String { format.writer().text(of: report) }

  @Test func textIsClickableAndShowsTheLine() {
    #expect(
      text(.text) == """
        A, B/C:1.xib:41:9: error: 100 % of <outlet> "a" & b
        is wrong. [ref-dangling]
            <outlet/>
            ^
            in View ▸ Button "Go" (H8J-rv-cJ8)
            Remove it.
        名.storyboard:2:1: warning: A blank. [id-whitespace]
        名.storyboard: info: A remark. [coverage]

        rule           errors  warnings  infos
        coverage            –         –      1
        id-whitespace       –         1      –
        ref-dangling        1         –      –

        document      errors  warnings  infos
        名.storyboard       –         1      1
        A, B/C:1.xib       1         –      –

        3 documents, 1 error, 1 warning, 1 info, 2 suppressed

        """)
  }

  @Test func gitHubEscapesWhatWouldEndACommand() {
    #expect(
      text(.github) == """
        ::error file=A%2C B/C%3A1.xib,line=41,col=9,title=ref-dangling::100 %25 of <outlet> "a" & b%0Ais wrong. Remove it.
        ::warning file=名.storyboard,line=2,col=1,title=id-whitespace::A blank.
        ::notice file=名.storyboard,title=coverage::A remark.

        """)
  }

  @Test func checkstyleIsMarkup() {
    #expect(
      text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="A, B/C:1.xib">
            <error line="41" column="9" severity="error" message="100 % of &lt;outlet&gt; &quot;a&quot; &amp; b&#10;is wrong." source="xibc.ref-dangling"/>
          </file>
          <file name="名.storyboard">
            <error line="2" column="1" severity="warning" message="A blank." source="xibc.id-whitespace"/>
            <error severity="info" message="A remark." source="xibc.coverage"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func jUnitCountsWarningsAsFailures() {
    let text = text(.junit)
    #expect(text.contains(#"<testsuites name="xibc" tests="3" failures="2">"#))
    #expect(text.contains(#"<testcase name="ref-dangling:41:9" classname="A, B/C:1.xib">"#))
    #expect(text.contains(#"<failure type="warning" message="A blank.">"#))
    let clean = FindingsFormat.junit.writer().text(of: FindingsReport(documents: 4, findings: []))
    #expect(clean.contains(#"<testcase name="4 documents" classname="xibc"/>"#))
  }

  @Test func sarifHasRulesLevelsAndURIs() {
    let text = text(.sarif)
    #expect(text.contains(#""uri": "A%2C%20B/C%3A1.xib""#))
    #expect(text.contains(#""level": "note""#) && text.contains(#""startLine": 41"#))
    #expect(text.contains(#""id": "ref-dangling""#) && text.contains(#""columnKind": "unicodeCodePoints""#))
  }

  @Test func codeClimateFingerprintsSurviveMovedLinesAndTellDoublesApart() throws {
    func fingerprints(_ lines: [Int]) -> [Substring] {
      let findings = lines.map {
        Diagnostic(
          rule: "id-duplicate", severity: .error, document: "A.xib", location: .init(line: $0, column: 1),
          message: "Line \($0 * 0) is used twice: line \($0) has it too.")
      }
      let text = FindingsFormat.codeclimate.writer().text(of: FindingsReport(documents: 1, findings: findings))
      return text.split(separator: "\n").filter { $0.contains("fingerprint") }
    }
    #expect(fingerprints([3, 5]) == fingerprints([13, 25]))
    #expect(Set(fingerprints([3, 5])).count == 2)
  }

  @Test func jsonCountsWhatWasSuppressed() {
    #expect(text(.json).contains(#""suppressed": 2"#))
    #expect(text(.json).contains(#""schema": "xibc.findings/1""#))
  }
}
