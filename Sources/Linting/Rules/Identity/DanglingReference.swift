public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `ref-dangling`: something refers to an object that is not there.
public struct DanglingReference: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "ref-dangling", severity: .error, summary: "An attribute names an object that the document does not have.",
    why: """
      An outlet to an object that does not exist stays nil, so that the first use of it stops the app; an action is \
      sent to nobody; a constraint is dropped. Xcode says nothing at build time.
      """,
    example: #"<outlet property="nameLabel" destination="xyz-12-345" id="…"/>, where no object has that id"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.references.compactMap { reference in
      guard document.nodesByID[reference.id] == nil, !reference.id.isEmpty else { return nil }
      let element = document.tree.name(of: reference.node)
      return document.finding(
        Self.documentation, at: reference.node, attribute: reference.attribute,
        "The \(reference.attribute) of <\(element)> is \"\(reference.id)\", which no object of the document has.",
        help: "Remove the <\(element)>, or connect it again in Interface Builder.")
    }
  }
}
