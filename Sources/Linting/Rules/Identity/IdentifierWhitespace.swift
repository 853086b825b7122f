public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `id-whitespace`: a blank at the end of a name.
public struct IdentifierWhitespace: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "id-whitespace", severity: .warning,
    summary: "A name that code looks for begins or ends with a blank.",
    why: """
      Code that asks for the name without the blank finds nothing: instantiating aborts with an exception, a \
      segue is not found, a cell is not registered, a class is unknown. The blank cannot be seen in the inspector.
      """,
    example: #"<viewController storyboardIdentifier="Login " …/>"#)

  public init() {}

  private static let attributes = [
    "id", "storyboardIdentifier", "reuseIdentifier", "identifier", "restorationIdentifier", "customClass",
    "customModule",
    "property", "selector", "keyPath", "storyboardName", "referencedIdentifier", "unwindAction",
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] { padded(in: document).map(\.finding) }

  private typealias Padded = (node: XMLNode, attribute: String, value: String, finding: Diagnostic)

  private func padded(in document: LintedDocument) -> [Padded] {
    let tree = document.tree
    var isWanted = [Bool](repeating: false, count: tree.names.count)
    for name in Self.attributes { tree.nameIndex(named: name).map { isWanted[$0] = true } }
    var found: [Padded] = []
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      let node = XMLNode(number)
      for attribute in tree.attributes(of: node) where isWanted[attribute.nameIndex] {
        let hasBlank = tree.withBytes(of: attribute.value) { bytes in
          bytes.first.map { $0 <= 0x20 } == true || bytes.last.map { $0 <= 0x20 } == true
        }
        guard hasBlank else { continue }
        let name = tree.names[attribute.nameIndex]
        let value = tree.string(attribute.value)
        let finding = document.finding(
          Self.documentation, at: node, attribute: name,
          "The \(name) \"\(value)\" begins or ends with a blank.",
          help: "Remove the blank, or use the same name with it in code.")
        found.append((node, name, value, finding))
      }
    }
    return found
  }
}

extension IdentifierWhitespace: FixingRule {
  /// Names that no class, member or object can have with a blank. Code may ask for the others with it.
  private static let neverPadded: Set<String> = [
    "customClass", "customModule", "property", "selector", "keyPath", "unwindAction",
  ]

  /// The blanks go, in an id also where the id is named.
  public func fixes(in document: LintedDocument) -> [Fix] {
    let found = padded(in: document)
    guard !found.isEmpty else { return [] }
    let references = document.references
    let taken = Set(document.identified.map(\.id)).union(references.map(\.id))
    var fixes: [Fix] = []
    for (node, attribute, value, finding) in found {
      let name = value.trimmed
      guard !name.isEmpty else { continue }
      if Self.neverPadded.contains(attribute) {
        fixes.append(Fix(finding, .edit { tree in tree.setAttribute(attribute, name, of: node) }))
      } else if attribute == "id", !taken.contains(name), document.translations == nil,
        found.filter({ $0.attribute == "id" && $0.value.trimmed == name }).count == 1
      {
        let uses = references.filter { $0.id == value }
        // Where something is not understood, it may name the id too.
        guard mentions(of: value, in: document.tree) == uses.count + 1 else { continue }
        fixes.append(
          Fix(
            finding,
            .edit { tree in
              tree.setAttribute("id", name, of: node)
              for use in uses { tree.setAttribute(use.attribute, name, of: use.node) }
            }))
      }
    }
    return fixes
  }

  private func mentions(of value: String, in tree: XMLTree) -> Int {
    var count = 0
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      for attribute in tree.attributes(of: XMLNode(number)) where tree.string(attribute.value) == value { count += 1 }
    }
    return count
  }
}

extension String {
  /// Without the blanks and control characters at both ends.
  fileprivate var trimmed: String {
    let bytes = utf8.drop { $0 <= 0x20 }
    guard let last = bytes.lastIndex(where: { $0 > 0x20 }) else { return "" }
    return String(self[bytes.startIndex...last])
  }
}
