import Diagnostics
import Linting
import MarkupXML

/// What a fixture's comments say: the findings that are expected, as `RULE LINE:COLUMN`, in the order of findings, and
/// under which name and with which parameters the document is checked.
struct FixtureExpectations {
  /// Why a fixture cannot be used.
  struct Problem: Error { var reason: String }

  private(set) var findings: [String] = []
  /// What the document is called, when its name matters.
  private(set) var name: String?
  private(set) var parameters: [String: RuleParameter.Value] = [:]
  /// The folder of `Projects` whose catalogues and fonts the app has.
  private(set) var assets: String?
  /// Where in `Projects` the document would lie, with its translations beside it.
  private(set) var place: String?

  init(_ text: String) throws {
    let tree = XMLTree.read(Array(text.utf8), documentName: "fixture").tree
    var expected: [(place: SourceLocation, rule: String)] = []
    var others: [String] = []
    for (number, words) in Self.comments(of: text, tree) {
      switch (words.first, words.count) {
      case ("name:", 2): name = words[1]
      case ("assets:", 2): assets = words[1]
      case ("place:", 2): place = words[1]
      case ("set:", 3...): parameters[words[1]] = Self.value(words.dropFirst(2).map { $0 })
      case ("expect:", 2), ("expect:", 3):
        if words.count == 3, words[2].hasPrefix("file=") {
          others.append("\(words[1]) \(words[2].dropFirst(5))")
          continue
        }
        if words.count == 3, words[2].hasPrefix("line=") {
          expected.append((SourceLocation(line: Int(try Self.number(words[2].dropFirst(5))), column: 0), words[1]))
          continue
        }
        guard let tree, let number, let element = Self.element(after: number, in: tree) else {
          throw Problem(reason: "\"\(words.joined(separator: " "))\" stands before no element.")
        }
        expected.append((try Self.place(of: words.dropFirst(2).first, at: element, in: tree), words[1]))
      default:
        if words.first == "expect:" || words.first == "set:" || words.first == "name:" || words.first == "assets:"
          || words.first == "place:"
        {
          throw Problem(reason: "\"\(words.joined(separator: " "))\" cannot be understood.")
        }
      }
    }
    findings =
      expected.sorted { ($0.place, $0.rule) < ($1.place, $1.rule) }
      .map { "\($0.rule) \($0.place.line):\($0.place.column == 0 ? "*" : String($0.place.column))" } + others.sorted()
  }

  /// The words of every comment. What is no markup has its comments in lines of their own.
  private static func comments(of text: String, _ tree: XMLTree?) -> [(node: Int?, words: [String])] {
    if let tree {
      return (0..<tree.nodeCount).filter { tree.kind(of: XMLNode($0)) == .comment }.map { number in
        (number, tree.text(of: XMLNode(number)).split { $0.isWhitespace }.map(String.init))
      }
    }
    return text.split(separator: "\n").filter { $0.hasPrefix("<!--") && $0.hasSuffix("-->") }.map { line in
      (nil, line.dropFirst(4).dropLast(3).split { $0.isWhitespace }.map(String.init))
    }
  }

  private static func place(of attribute: String?, at element: XMLNode, in tree: XMLTree) throws -> SourceLocation {
    guard let attribute else { return tree.location(of: element) }
    guard tree.attribute(attribute, of: element) != nil else {
      throw Problem(reason: "<\(tree.name(of: element))> has no attribute \"\(attribute)\".")
    }
    return tree.location(ofAttribute: attribute, of: element)
  }

  /// A number, a truth value, or texts.
  private static func value(_ words: [String]) -> RuleParameter.Value {
    guard words.count == 1 else { return .texts(words) }
    if let number = Double(words[0]) { return .number(number) }
    return words[0] == "YES" || words[0] == "NO" ? .flag(words[0] == "YES") : .texts(words)
  }

  private static func number(_ text: some StringProtocol) throws -> Double {
    guard let number = Double(text) else { throw Problem(reason: "\"\(text)\" is no number.") }
    return number
  }

  /// The finding in the words of ``findings``; where a line was expected, any column does.
  func describe(_ finding: Diagnostic) -> String {
    guard let location = finding.location else { return "\(finding.rule) nowhere" }
    // Findings in a table of translations are named by its folder and name.
    if place != nil, finding.document.hasSuffix("strings") {
      let table = finding.document.split(separator: "/").suffix(2).joined(separator: "/")
      return "\(finding.rule) \(table):\(location.line):\(location.column)"
    }
    let byLine = "\(finding.rule) \(location.line):*"
    return findings.contains(byLine) ? byLine : "\(finding.rule) \(location.line):\(location.column)"
  }

  private static func element(after number: Int, in tree: XMLTree) -> XMLNode? {
    (number + 1..<tree.nodeCount).lazy.map { XMLNode($0) }.first { tree.isElement($0) }
  }
}
