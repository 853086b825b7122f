public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-no-init-coder`: a class that cannot be made from a document.
public struct ClassNoInitCoder: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-no-init-coder", severity: .warning,
    summary: "The init(coder:) of an object's class does nothing but stop the app.",
    why: """
      Objects of documents are made with init(coder:). The body that Xcode offers for it, a fatal error that says "init(coder:) has \
      not been implemented"), stops the app as soon as the document is loaded.
      """,
    example: #"<view customClass="BadgeView" …/>, whose init?(coder:) stops the app"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard !object.isPlaceholder, object.element != "segue", info.stopsInInitCoder else { return nil }
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "The init(coder:) of \"\(info.name)\" (\(info.place)) stops the app, and the document calls it.",
        help: "Call super.init(coder:) in it and set up what the other initialisers do.")
    }
  }
}
