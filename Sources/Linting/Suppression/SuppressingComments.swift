import Diagnostics
import MarkupXML

/// The comments of a document that say that findings are known.
///
///     <!-- xibc:disable ref-dangling -->        the next element, with all that is in it
///     <!-- xibc:disable-file ref-dangling -->   the whole document
///
/// Interface Builder drops comments when it saves a document; what must outlive that is said in the configuration.
struct SuppressingComments: Sendable {
  private struct Entry: Sendable {
    var rule: String
    var place: SourceLocation
    /// From the first place to before the second; nil is to the end.
    var start: SourceLocation
    var end: SourceLocation?
    var uses = 0
  }

  private var entries: [Entry] = []

  init() {}

  init(in tree: XMLTree) {
    for number in 0..<tree.nodeCount where tree.kind(of: XMLNode(number)) == .comment {
      let comment = XMLNode(number)
      let text = tree.text(of: comment)
      guard Self.mayBeDirective(text) else { continue }
      let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
      guard let directive = words.first, ["xibc:disable", "xibc:disable-file"].contains(directive) else { continue }
      let place = tree.location(of: comment)
      var start = SourceLocation(line: 1, column: 1)
      var end: SourceLocation?
      if directive == "xibc:disable" {
        guard let element = Self.next(after: comment, in: tree) else { continue }
        start = tree.location(of: element)
        end = Self.following(element, in: tree).map { tree.location(of: $0) }
      }
      entries += words.dropFirst().map { Entry(rule: $0, place: place, start: start, end: end) }
      if words.count == 1 { entries.append(Entry(rule: "", place: place, start: place, end: place)) }
    }
  }

  /// Whether a comment begins as a directive would; Interface Builder writes one with the name of each scene.
  private static func mayBeDirective(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 > 0x20 && $0 != UInt8(ascii: ",") }) else { return false }
    return first == UInt8(ascii: "x") || first >= 0x80
  }

  /// Whether a comment says that the finding is known.
  mutating func suppress(_ finding: Diagnostic) -> Bool {
    guard !entries.isEmpty else { return false }
    let place = finding.location ?? SourceLocation(line: 1, column: 1)
    var isKnown = false
    for index in entries.indices where entries[index].rule == finding.rule {
      let entry = entries[index]
      guard entry.start <= place, entry.end.map({ place < $0 }) ?? true else { continue }
      entries[index].uses += 1
      isKnown = true
    }
    return isKnown
  }

  /// What no finding needed.
  func unused(in document: String) -> [Diagnostic] {
    entries.filter { $0.uses == 0 }.map { entry in
      Diagnostic(
        rule: UnusedSuppression.documentation.id, severity: .warning, document: document, location: entry.place,
        message: UnusedSuppression.message(rule: entry.rule, where: "The comment"),
        help: "Remove it, so that it does not hide the next finding.")
    }
  }

  private static func next(after comment: XMLNode, in tree: XMLTree) -> XMLNode? {
    var node = tree.nextSibling(of: comment)
    while let candidate = node, !tree.isElement(candidate) { node = tree.nextSibling(of: candidate) }
    return node ?? tree.parent(of: comment)
  }

  /// The first node behind an element and all that is in it.
  private static func following(_ element: XMLNode, in tree: XMLTree) -> XMLNode? {
    var node = element
    while true {
      if let sibling = tree.nextSibling(of: node) { return sibling }
      guard let parent = tree.parent(of: node) else { return nil }
      node = parent
    }
  }
}
