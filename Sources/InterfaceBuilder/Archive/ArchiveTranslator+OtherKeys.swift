import Diagnostics
import HeadlessUIKit
import MarkupXML

/// Keys that no table lists: most are today's attributes under a name that follows a rule.
extension ArchiveTranslator {
  func translateOtherKeys(of object: ArchiveObject, kind: ArchiveKind, to element: XMLNode) {
    let name = tree.name(of: element)
    let parent = tree.parent(of: element).map { tree.name(of: $0) } ?? ""
    let vocabulary = KindIndex.shared.vocabulary(of: name, in: parent)
    for (key, node) in object.entries where !kind.keys.contains(key) && key != "EncodedWithXMLCoder" {
      guard let value = graph.resolve(node) else { continue }
      if let attribute = ArchiveNames.attribute(of: key), let row = vocabulary?.row(named: attribute),
        write(value, row, to: element)
      {
        continue
      }
      keep(value, key, on: element)
      findings.reportUntranslated(key, of: object.className, at: node)
    }
  }

  /// Writes a value as the vocabulary says; false when it is none of that type.
  private func write(_ value: XMLNode, _ row: Row, to element: XMLNode) -> Bool {
    guard tree.attribute(row.name, of: element) == nil, !Self.reserved.contains(row.name) else { return true }
    switch row.type {
    case .bool:
      guard let bool = graph.bool(of: value) else { return false }
      set(row.name, bool ? "YES" : "NO", on: element)
    case .integer:
      guard let number = graph.integer(of: value) else { return false }
      set(row.name, "\(number)", on: element)
    case .number:
      guard let number = graph.number(of: value) else { return false }
      set(row.name, ArchiveRow.spelled(number), on: element)
    case .string:
      guard let text = graph.text(of: value) else { return false }
      setText(row.name, text, on: element, from: value)
    case .image:
      guard let image = imageName(value) else { return false }
      set(row.name, image, on: element)
    case .element:
      guard graph.className(of: value) == "NSColor" else { return false }
      addColor(value, key: row.name, to: element)
    case .choice, .reference, .object:
      return false
    }
    return true
  }

  /// Keeps a plain value that is not understood, as an attribute of the name that the rule gives.
  private func keep(_ value: XMLNode, _ key: String, on element: XMLNode) {
    // An object with hundreds of keys is none of Interface Builder's, and each attribute costs the time of all others.
    guard tree.attributeCount(of: element) < 200, let name = ArchiveNames.attribute(of: key),
      !Self.reserved.contains(name),
      tree.attribute(name, of: element) == nil, let text = graph.text(of: value),
      KindIndex.shared.vocabulary(of: tree.name(of: element), in: "")?.row(named: name) == nil
    else { return }
    set(name, text, on: element)
  }

  private static let reserved: Set<String> = ["id", "key", "customClass", "userLabel", "customModule", "destination"]

  /// Counts the keys of a value that are neither in the list nor Interface Builder's own.
  func reportUnknownKeys(of object: ArchiveObject, known: Set<String>) {
    for (key, node) in object.entries
    where !known.contains(key) && !["targetRuntimeIdentifier", "EncodedWithXMLCoder"].contains(key) {
      findings.reportUntranslated(key, of: object.className, at: node)
    }
  }

  func reportValue(_ node: XMLNode, _ key: String, _ expected: String) {
    let text = graph.text(of: node).map { "\"\($0.prefix(60))\"" } ?? "<\(graph.tree.name(of: node))>"
    findings.report(
      .warning, "doc-legacy-value", node, "\(text) is not \(expected), as \"\(key)\" must be.",
      help: "It is left out of the document of today's form.")
  }

  /// Adds a value with its own table, such as text traits.
  func addValue(_ node: XMLNode, _ kind: ArchiveKind, key: String, to element: XMLNode) {
    let object = ArchiveObject(node, in: graph)
    let value = add(kind.element, key: key, to: element, from: node)
    for row in kind.rows { row.translate(object, value, self) }
    reportUnknownKeys(of: object, known: kind.keys)
  }
}
