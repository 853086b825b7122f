public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `color-missing`: a named colour that the app does not have.
public struct ColorMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "color-missing", severity: .error, summary: "No asset catalogue has a colour that is named.",
    why: """
      UIKit finds no colour of that name in the bundle and takes the components that were in the document when it was \
      compiled, which do not follow dark mode; where the document has none, the property stays nil. Names are case \
      sensitive. Catalogues are those of --assets, else those of the document's project; without any, nothing is checked.
      """,
    example: #"<color key="textColor" name="brand"/>, where the catalogue has "Brand""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let assets = document.appAssets, assets.index.sets.contains(where: { $0.kind == .color }) else { return [] }
    return document.namedColorUses.compactMap { use in
      guard !assets.colorNames(spelledLike: use.name).contains(use.name) else { return nil }
      let near = assets.closestColorName(to: use.name)
      return document.finding(
        Self.documentation, at: use.node, attribute: use.attribute,
        "No asset catalogue has a colour \"\(use.name)\".",
        help: near.map { "Did you mean \"\($0)\"?" } ?? "Add it to a catalogue, or choose another colour.")
    }
  }
}
