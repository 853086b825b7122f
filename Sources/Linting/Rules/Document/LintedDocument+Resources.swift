import MarkupXML

extension LintedDocument {
  /// The children of `<resources>`, in document order.
  var resources: [XMLNode] {
    elements(named: "resources").first.map { Array(tree.elements(of: $0)) } ?? []
  }

  /// What people call a resource.
  static func noun(ofResource element: String) -> String {
    switch element {
    case "namedColor": "colour"
    case "systemColor": "system colour"
    default: element
    }
  }
}
