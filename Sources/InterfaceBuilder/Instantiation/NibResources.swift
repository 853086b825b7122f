import HeadlessUIKit
import MarkupXML

/// The resources of a document, by element and name.
final class NibResources {
  private var nodes: [String: XMLNode] = [:]

  init(_ document: IBDocument) {
    for node in document.resources {
      nodes["\(document.tree.name(of: node))/\(document.resourceName(node))"] = node
    }
  }

  subscript(key: String) -> XMLNode? { nodes[key] }
}
