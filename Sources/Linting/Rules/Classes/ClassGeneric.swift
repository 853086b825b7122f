public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-generic`: the class of an object has generic parameters.
public struct ClassGeneric: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-generic", severity: .error, summary: "The class of an object is generic.",
    why: """
      A generic Swift class has no name that the runtime could look up. UIKit logs "Unknown class … in Interface \
      Builder file" and makes an object of the element's own class, whose missing outlets then abort.
      """,
    example: #"<viewController customClass="ListController" …/>, where it is class ListController<Item>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard info.isGeneric else { return nil }
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "The class \"\(info.name)\" is generic (\(info.place)); UIKit cannot make it from a document.",
        help: "Name a subclass that has no generic parameters, such as class My\(info.name): \(info.name)<…>.")
    }
  }
}
