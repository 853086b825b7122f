public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-missing`: an object has a class that the sources do not declare.
public struct ClassMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-missing", severity: .error, summary: "The class of an object is not in the sources.",
    why: """
      UIKit logs "Unknown class … in Interface Builder file" and makes an object of the element's own class instead. \
      Then the first outlet that only the missing class has aborts with an unknown-key exception.
      """,
    example: #"<viewController customClass="LoginViewControler" …/>, where the class is LoginViewController"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.customObjects.compactMap { object in
      guard case .missing(let searched, let near) = object.lookup else { return nil }
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "No class \"\(object.className)\" in \(searched).\(near.hint)",
        help: "Correct the class in the identity inspector, or add the file to the sources that are searched.")
    }
  }
}
