import Diagnostics
import HeadlessUIKit
import Linting

/// SARIF 2.1.0, which code scanning of GitHub and others read.
struct SARIFFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String {
    let ids = Set(report.findings.map(ruleID)).sorted()
    let documentations = Dictionary(
      Linter.allRules.map { ($0.documentation.id, $0.documentation) }
    ) { first, _ in first }
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    return JSONText.pretty(
      .dictionary([
        .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), .init("version", .string("2.1.0")),
        .init(
          "runs",
          .array([
            .dictionary([
              .init(
                "tool",
                .dictionary([
                  .init(
                    "driver",
                    .dictionary([
                      .init("name", .string("xibc")),
                      .init("rules", .array(ids.map { rule($0, documentations[$0]) })),
                    ]))
                ])), .init("invocations", .array([invocation(report.unread)])),
              .init("columnKind", .string("unicodeCodePoints")),
              .init("results", .array(results(report.findings, numbers))),
            ])
          ])),
      ]))
  }

  /// What could not be read makes a run one that did not see everything, which is not the same as one without findings.
  private func invocation(_ unread: [Diagnostic]) -> InspectedValue {
    .dictionary(present: [
      "executionSuccessful": .bool(unread.isEmpty),
      "toolExecutionNotifications": unread.isEmpty
        ? nil
        : .array(
          unread.map { problem in
            .dictionary([
              .init("level", level(problem.severity)), .init("message", text(problem.message)),
              .init("locations", .array([location(problem)])),
            ])
          }),
    ])
  }

  private func ruleID(_ finding: Diagnostic) -> String { finding.rule.isEmpty ? "xibc" : finding.rule }

  private func level(_ severity: Severity) -> InspectedValue {
    .string(severity == .info ? "note" : severity.rawValue)
  }

  private func text(_ text: String) -> InspectedValue { .dictionary([.init("text", .string(text))]) }

  private func rule(_ id: String, _ documentation: RuleDocumentation?) -> InspectedValue {
    .dictionary(present: [
      "id": .string(id), "shortDescription": documentation.map { text($0.summary) },
      "fullDescription": documentation.map { text($0.why) },
      "help": documentation.map { text("\($0.why)\n\nExample: \($0.example)") },
      "defaultConfiguration": documentation.map { .dictionary([.init("level", level($0.severity))]) },
    ])
  }

  /// Two findings of one kind on one object have fingerprints of their own: the second is counted.
  private func results(_ findings: [Diagnostic], _ numbers: [String: Int]) -> [InspectedValue] {
    var fingerprints = FingerprintCounter()
    return findings.map { finding in
      .dictionary(present: [
        "ruleId": .string(ruleID(finding)), "ruleIndex": numbers[ruleID(finding)].map { .number(Double($0)) },
        "level": level(finding.severity),
        "message": text([finding.message, finding.help].compactMap { $0 }.joined(separator: " ")),
        "locations": .array([location(finding)]),
        "partialFingerprints": .dictionary([.init("xibc/v1", .string(fingerprints.next(finding)))]),
      ])
    }
  }

  private func location(_ finding: Diagnostic) -> InspectedValue {
    .dictionary(present: [
      "physicalLocation": .dictionary(present: [
        "artifactLocation": .dictionary([.init("uri", .string(Self.uri(finding.document)))]),
        "region": finding.location.map {
          .dictionary([
            .init("startLine", .number(Double($0.line))), .init("startColumn", .number(Double($0.column))),
          ])
        },
      ]),
      "logicalLocations": finding.objectID.map { id in
        .array([
          .dictionary(present: [
            "name": .string(id), "fullyQualifiedName": finding.path.map { .string($0) }, "kind": .string("element"),
          ])
        ])
      },
    ])
  }

  /// A path as a URI reference: every byte that may not stand in one is written in hexadecimal.
  static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
