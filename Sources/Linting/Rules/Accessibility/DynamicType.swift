public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-dynamic-type`: half of what makes a text follow the user's size.
public struct DynamicType: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-dynamic-type", severity: .warning,
    summary: "A text has one of the two things that make it follow the text size that the user chose.",
    why: """
      A text style without adjustsFontForContentSizeCategory has the right size when the screen is loaded and keeps it \
      when the user changes the setting. The switch without a text style does nothing: a fixed font never changes. \
      With "fixedFonts" texts with neither are told too.
      """,
    example: #"<label …><fontDescription style="UICTFontTextStyleBody"/></label> without the switch"#,
    parameters: [.init("fixedFonts", default: .flag(false), "Whether every font of a fixed size is told.")])

  public init() {}

  private static let elements: Set<String> = ["label", "textField", "textView"]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, document.document.toolsVersion >= 12000 else { return [] }
    let tree = document.tree
    let tellsFixed = document.settings.flag("fixedFonts", of: Self.documentation)
    let ofSystem = document.labelsOfCellStyles
    return document.elements(named: "fontDescription").compactMap { font in
      guard let owner = tree.parent(of: font), Self.elements.contains(tree.name(of: owner)),
        tree.attribute("key", of: font) == "fontDescription",
        // What code adjusts says so by a key of its own.
        tree.attribute("customClass", of: owner) == nil, !ofSystem.contains(tree.attribute("id", of: owner) ?? "")
      else { return nil }
      let hasStyle = tree.attribute("style", of: font) != nil
      let adjusts = tree.attribute("adjustsFontForContentSizeCategory", of: owner) == "YES"
      if hasStyle, !adjusts {
        return document.finding(
          Self.documentation, at: font, attribute: "style",
          "The text keeps its size when the user changes the text size while it is shown.",
          help: "Switch on \"Automatically Adjusts Font\" (adjustsFontForContentSizeCategory).")
      }
      if adjusts, !hasStyle, tree.attribute("name", of: font) == nil {
        return document.finding(
          Self.documentation, at: owner, attribute: "adjustsFontForContentSizeCategory",
          "The font has a fixed size, which \"Automatically Adjusts Font\" does not change.",
          help: "Choose a text style for the font.")
      }
      guard tellsFixed, !hasStyle else { return nil }
      return document.finding(
        Self.documentation, at: font, "The font has a fixed size and does not follow the user's text size.",
        help: "Choose a text style, and switch on \"Automatically Adjusts Font\".")
    }
  }
}
