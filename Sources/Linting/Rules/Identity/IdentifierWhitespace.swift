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

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    let wanted = Set(Self.attributes.compactMap { tree.names.firstIndex(of: $0) })
    var found: [Diagnostic] = []
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      let node = XMLNode(number)
      for attribute in tree.attributes(of: node) where wanted.contains(attribute.nameIndex) {
        let hasBlank = tree.withBytes(of: attribute.value) { bytes in
          bytes.first.map { $0 <= 0x20 } == true || bytes.last.map { $0 <= 0x20 } == true
        }
        guard hasBlank else { continue }
        let name = tree.names[attribute.nameIndex]
        found.append(
          document.finding(
            Self.documentation, at: node, attribute: name,
            "The \(name) \"\(tree.string(attribute.value))\" begins or ends with a blank.",
            help: "Remove the blank, or use the same name with it in code."))
      }
    }
    return found
  }
}
