public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `strict-fonts`: a font that the team does not use.
public struct StrictFonts: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "strict-fonts", severity: .warning, summary: "A font is none of those that the team allows.",
    why: """
      A font that came with a copied view is in none of the app's styles. Allowed are names and families of fonts, \
      "system" for the system's fonts, and "style" for text styles.
      """,
    example: #"<fontDescription name="Helvetica" family="Helvetica" …/>, where only "system" is allowed"#,
    isOnByDefault: false,
    parameters: [
      .init("allowed", default: .texts(["system", "style"]), "Names and families of fonts, \"system\" and \"style\".")
    ])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    let allowed = Set(document.settings.texts("allowed", of: Self.documentation))
    return document.fontElements.compactMap { node in
      let names: [String]
      let attribute: String
      if let name = tree.attribute("name", of: node) {
        (names, attribute) = ([name, tree.attribute("family", of: node) ?? name], "name")
      } else if tree.attribute("style", of: node) != nil {
        (names, attribute) = (["style"], "style")
      } else if tree.attribute("type", of: node) != nil {
        (names, attribute) = (["system"], "type")
      } else {
        return nil
      }
      guard allowed.isDisjoint(with: names), let name = names.first else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: attribute,
        "The font \"\(name)\" is not allowed; \(allowed.sorted().map { "\"\($0)\"" }.joined(separator: ", ")) are.",
        help: "Choose one of the allowed fonts.")
    }
  }
}
