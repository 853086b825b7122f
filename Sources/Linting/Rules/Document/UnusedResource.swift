public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-unused-resource`: a resource that nothing in the document uses.
public struct UnusedResource: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-unused-resource", severity: .info, summary: "A resource is listed that nothing in the document uses.",
    why: """
      Nothing happens at run time. Xcode removes the row at the next save, so that it turns up as a change that nobody \
      made; and it keeps the name alive for those who search for uses of a picture.
      """,
    example: #"<image name="star" …/> in <resources>, and no object with image="star""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] { unused(in: document).map(\.finding) }

  private func unused(in document: LintedDocument) -> [(node: XMLNode, finding: Diagnostic)] {
    let tree = document.tree
    let resources = document.resources.filter { ["image", "namedColor", "systemColor"].contains(tree.name(of: $0)) }
    guard let list = document.elements(named: "resources").first, !resources.isEmpty,
      !document.document.isLegacyArchive
    else { return [] }
    let used = namesOutside(list, of: Set(resources.compactMap { tree.attribute("name", of: $0) }), in: tree)
    return resources.compactMap { node in
      guard let name = tree.attribute("name", of: node), !used.contains(name) else { return nil }
      let finding = document.finding(
        Self.documentation, at: node, attribute: "name",
        "Nothing in the document uses the \(LintedDocument.noun(ofResource: tree.name(of: node))) \"\(name)\".",
        help: "Remove it from the resources.")
      return (node, finding)
    }
  }

  /// Any attribute or text that is the name counts as a use, whatever it means: a picture may be a runtime attribute's.
  private func namesOutside(_ list: XMLNode, of names: Set<String>, in tree: XMLTree) -> Set<String> {
    var isLength = [Bool](repeating: false, count: (names.map { $0.utf8.count }.max() ?? 0) + 1)
    for name in names { isLength[name.utf8.count] = true }
    var used: Set<String> = []
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      switch tree.kind(of: node) {
      case .element:
        guard tree.parent(of: node) != list else { continue }
        for attribute in tree.attributes(of: node) {
          guard attribute.value.length < isLength.count, isLength[attribute.value.length] else { continue }
          let text = tree.string(attribute.value)
          if names.contains(text) { used.insert(text) }
        }
      case .text, .cdata:
        let text = tree.text(of: node)
        if names.contains(text) { used.insert(text) }
      default: continue
      }
    }
    return used
  }
}

extension UnusedResource: FixingRule {
  /// The row goes; with the last one the list.
  public func fixes(in document: LintedDocument) -> [Fix] {
    unused(in: document).map { node, finding in
      Fix(finding, .edit { tree in tree.removeResource(node) })
    }
  }
}
