public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `color-system-no-fallback`: a system colour that older systems have no value for.
public struct SystemColorWithoutFallback: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "color-system-no-fallback", severity: .warning,
    summary: "A system colour has no components for systems that do not know it.",
    why: """
      A system from before the colour was introduced takes the components that the document brings. Without them the \
      property is nil there: a text black, a background clear. Xcode writes them when it saves.
      """,
    example:
      #"<color key="textColor" systemColor="labelColor"/> without <systemColor name="labelColor"> in <resources>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.platform == .iOS else { return [] }
    let tree = document.tree
    let listed = Set(document.document.systemColors.filter { $0.color != nil }.map(\.name))
    var seen: Set<String> = []
    return document.elements(named: "color").compactMap { node in
      guard let name = tree.attribute("systemColor", of: node), !listed.contains(name), !document.isResource(node),
        // Known since the first iPhone.
        !["darkTextColor", "lightTextColor", "groupTableViewBackgroundColor"].contains(name),
        ["white", "red", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"].allSatisfy({
          tree.attribute($0, of: node) == nil
        }), seen.insert(name).inserted
      else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "systemColor",
        "The system colour \"\(name)\" has no components in the document's resources.",
        help: "Open the document in Xcode and save it, or add a <systemColor> row.")
    }
  }
}
