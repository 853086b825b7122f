import InterfaceBuilder
import MarkupXML

/// How the scenes of a storyboard can be reached.
struct SceneEntries {
  let initial: String?
  let destinations: Set<String>
  private let hasIdentifiers: Bool

  init(of document: LintedDocument) {
    let tree = document.tree
    let id = tree.attribute("initialViewController", of: document.document.root) ?? ""
    initial = id.isEmpty ? nil : id
    destinations = Set(document.elements(named: "segue").compactMap { tree.attribute("destination", of: $0) })
    hasIdentifiers = document.controllers.contains { Self.hasIdentifier($0, in: tree) }
  }

  /// Whether nothing of the storyboard can be reached from outside.
  var isEmpty: Bool { initial == nil && !hasIdentifiers }

  func contain(_ controller: XMLNode, id: String, in tree: XMLTree) -> Bool {
    id == initial || destinations.contains(id) || Self.hasIdentifier(controller, in: tree)
  }

  static func hasIdentifier(_ controller: XMLNode, in tree: XMLTree) -> Bool {
    tree.attribute("storyboardIdentifier", of: controller)?.isEmpty == false
  }
}
