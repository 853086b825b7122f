public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `stackview-background`: a colour that older systems do not draw.
public struct StackBackground: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "stackview-background", severity: .info, summary: "A stack view has a background colour.",
    why: """
      Before iOS 14 a UIStackView draws nothing, whatever its background colour: its layer only transforms what is in \
      it.
      """,
    example: #"<stackView …><color key="backgroundColor" …/></stackView>"#, isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    return document.elements(named: "stackView").compactMap { stack in
      let color = tree.elements(of: stack).first {
        tree.name(of: $0) == "color" && tree.attribute("key", of: $0) == "backgroundColor"
      }
      guard let color else { return nil }
      return document.finding(
        Self.documentation, at: color, "The stack view has a background colour, which iOS 13 and older do not draw.",
        help: "Put a view with the colour behind it.")
    }
  }
}
