public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `font-size-range`: a text that is too small or too large.
public struct FontSizeRange: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "font-size-range", severity: .warning, summary: "A font's size is outside of what the team allows.",
    why: """
      Apple's guidelines ask for at least 11 points, below which many people cannot read a text at arm's length. A \
      size that is none of the app's styles is often a slip of the keyboard.
      """,
    example: #"<fontDescription type="system" pointSize="8"/>"#, isOnByDefault: false,
    parameters: [
      .init("minimumSize", default: .number(11), "The smallest size, in points."),
      .init("maximumSize", default: .number(96), "The largest size, in points."),
    ])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    let smallest = document.settings.number("minimumSize", of: Self.documentation)
    let largest = document.settings.number("maximumSize", of: Self.documentation)
    return document.fontElements.compactMap { node in
      let attribute = tree.name(of: node) == "font" ? "size" : "pointSize"
      guard let text = tree.attribute(attribute, of: node), let size = Double(text),
        // None is the default size of what the text is in.
        size > 0, size < smallest || size > largest
      else { return nil }
      let limit = size < smallest ? "at least \(NumberWords.short(smallest))" : "at most \(NumberWords.short(largest))"
      return document.finding(
        Self.documentation, at: node, attribute: attribute, "The font has \(text) points; \(limit) are allowed.",
        help: "Choose another size, or a text style.")
    }
  }
}
