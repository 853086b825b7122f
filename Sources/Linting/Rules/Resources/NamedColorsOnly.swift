public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `named-colors-only`: a colour by its numbers.
public struct NamedColorsOnly: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "named-colors-only", severity: .warning, summary: "A colour is stated by its components instead of by a name.",
    why: """
      Components do not follow dark mode or increased contrast, and a change of the palette must find each of them. A \
      name is looked up in the asset catalogue or among the system's colours. Clear is no colour of a palette.
      """,
    example: #"<color key="textColor" red="0.2" green="0.4" blue="0.9" alpha="1" colorSpace="custom" …/>"#,
    isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    return document.elements(named: "color").compactMap { node in
      guard !document.isResource(node), tree.attribute("alpha", of: node).flatMap(Double.init) != 0,
        ["name", "systemColor", "cocoaTouchSystemColor", "patternImage"].allSatisfy({
          tree.attribute($0, of: node) == nil
        }), let key = tree.attribute("key", of: node)
      else { return nil }
      return document.finding(
        Self.documentation, at: node, "The colour \"\(key)\" is stated by its components.",
        help: "Choose a colour of the asset catalogue or of the system.")
    }
  }
}
