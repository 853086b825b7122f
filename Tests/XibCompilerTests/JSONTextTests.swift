import Diagnostics
import HeadlessUIKit
import Testing
import XibCompiler

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("", "\"\""), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
    ("é中😀", "\"é中😀\""), ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\r\n", #""\r\n""#), ("e\u{301}", "\"e\u{301}\""),
    ("\u{7F}", "\"\u{7F}\""),
  ])
  func escapesText(_ text: String, _ json: String) {
    #expect(JSONText.compact(.string(text)) == json)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (16.25, "16.25"), (1e15, "1000000000000000.0"),
      (1e300, "1e+300"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (999_999_999_999_999, "999999999999999"),
      (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func writesNumbers(_ number: Double, _ json: String) {
    #expect(JSONText.compact(.number(number)) == json)
  }

  @Test func keepsTheOrderOfKeys() {
    let value = InspectedValue.dictionary([
      .init("z", .null), .init("a", .array([])), .init("m", .array([.dictionary([]), .bool(true)])),
      .init("", .array([.number(1), .string("x")])),
    ])
    #expect(JSONText.compact(value) == #"{"z": null, "a": [], "m": [{}, true], "": [1, "x"]}"#)
    #expect(
      JSONText.pretty(value) == """
        {
          "z": null,
          "a": [],
          "m": [
            {},
            true
          ],
          "": [1, "x"]
        }

        """)
  }

  @Test func writesTheFindingsOfTheContract() {
    let finding = Diagnostic(
      rule: "ref-dangling", severity: .error, document: "Cell.xib", location: .init(line: 41, column: 29),
      objectID: "H8J-rv-cJ8", path: "App View", message: "It is gone.", help: "Mend it.")
    let remark = Diagnostic(rule: "r", severity: .info, document: "a", message: "m")
    let report = FindingsReport(documents: 2, findings: [finding, remark])
    #expect(
      JSONText.compact(report.json)
        == #"{"schema": "xibc.findings/1", "findings": [{"rule": "ref-dangling", "severity": "error", "document": "Cell.xib", "line": 41, "column": 29, "objectID": "H8J-rv-cJ8", "path": "App View", "message": "It is gone.", "help": "Mend it."}, {"rule": "r", "severity": "info", "document": "a", "message": "m"}], "summary": {"documents": 2, "errors": 1, "warnings": 0, "infos": 1, "suppressed": 0, "baselined": 0}}"#
    )
  }
}
