import Diagnostics
import MarkupXML

/// The findings that a fixture's comments expect, as `RULE LINE:COLUMN`, in the order of findings.
struct FixtureExpectations {
  /// Why a fixture cannot be used.
  struct Problem: Error { var reason: String }

  private(set) var findings: [String] = []

  init(_ text: String) throws {
    guard let tree = XMLTree.read(Array(text.utf8), documentName: "fixture").tree else {
      throw Problem(reason: "The fixture is no XML.")
    }
    var expected: [(place: SourceLocation, rule: String)] = []
    for number in 0..<tree.nodeCount where tree.kind(of: XMLNode(number)) == .comment {
      let words = tree.text(of: XMLNode(number)).split { $0.isWhitespace }.map(String.init)
      guard words.first == "expect:" else { continue }
      guard (2...3).contains(words.count), let element = Self.element(after: number, in: tree) else {
        throw Problem(reason: "\"\(words.joined(separator: " "))\" expects nothing that can be understood.")
      }
      guard words.count == 3 else {
        expected.append((tree.location(of: element), words[1]))
        continue
      }
      guard tree.attribute(words[2], of: element) != nil else {
        throw Problem(reason: "<\(tree.name(of: element))> has no attribute \"\(words[2])\".")
      }
      expected.append((tree.location(ofAttribute: words[2], of: element), words[1]))
    }
    findings = expected.sorted { ($0.place, $0.rule) < ($1.place, $1.rule) }
      .map { "\($0.rule) \($0.place.line):\($0.place.column)" }
  }

  static func describe(_ finding: Diagnostic) -> String {
    "\(finding.rule) \(finding.location.map { "\($0.line):\($0.column)" } ?? "nowhere")"
  }

  private static func element(after number: Int, in tree: XMLTree) -> XMLNode? {
    (number + 1..<tree.nodeCount).lazy.map { XMLNode($0) }.first { tree.isElement($0) }
  }
}
