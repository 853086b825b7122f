public import Diagnostics
import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// The elements and attributes that are not understood, each with its place, in document order: `doc-unknown-element`
  /// and `doc-unknown-attribute`. They are kept as they are.
  ///
  /// - Parameter limit: how many are told at most; finding a place costs time that is linear in the document.
  public func unknownDiagnostics(limit: Int = 1000) -> [Diagnostic] {
    var found: [Diagnostic] = []
    visitUnderstanding { finding in
      guard found.count < limit else { return }
      switch finding {
      case .element(let node, isUnderstood: false):
        found.append(unknown("doc-unknown-element", node, at: tree.location(of: node), Self.unknownElement(tree, node)))
      case .attribute(let attribute, let node, isUnderstood: false) where isUnderstoodElement(node):
        guard !isOfWrongType(attribute, of: node) else { return }
        found.append(
          unknown(
            "doc-unknown-attribute", node, at: tree.location(ofAttribute: attribute, of: node),
            "<\(tree.name(of: node))> has no attribute \"\(attribute)\"."))
      case .key(let key, let node, let parent):
        found.append(
          unknown(
            "doc-unknown-attribute", node, at: tree.location(of: node),
            "<\(tree.name(of: parent))> has no value \"\(key)\"."))
      default: return
      }
    }
    return found
  }

  /// A value of the wrong type is told when the document is read.
  private func isOfWrongType(_ attribute: String, of node: XMLNode) -> Bool {
    meanings[node.index].vocabulary?.position(of: attribute) != nil
  }

  private func unknown(
    _ rule: String, _ node: XMLNode, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .info, document: name, location: location, objectID: objectID(of: node),
      path: labelPath(of: node), message: message, help: "It is kept as it is and otherwise ignored.")
  }

  private static func unknownElement(_ tree: XMLTree, _ node: XMLNode) -> String {
    let parent = tree.parent(of: node).map { " in <\(tree.name(of: $0))>" } ?? ""
    return "There is no kind of element called <\(tree.name(of: node))>\(parent)."
  }
}
