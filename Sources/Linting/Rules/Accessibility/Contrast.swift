public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `a11y-contrast`: a text that many cannot read.
public struct Contrast: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-contrast", severity: .warning,
    summary: "A text is hard to tell from what is behind it, in light or in dark appearance.",
    why: """
      WCAG 2.1 asks for a contrast of 4.5:1, and of 3:1 for large texts: from 18 points, or 14 in bold. What is behind a \
      text is taken from the solved layout; where that is a picture, a view that draws itself or not in the document, \
      nothing is said, nor of the system's own \
      text colours on its own backgrounds. Texts in the colour of their background get theirs from code and are passed by.
      """,
    example: #"a label in white 0.7 on a white view"#,
    parameters: [
      .init("ratio", default: .number(4.5), "The least contrast of texts."),
      .init("largeRatio", default: .number(3), "The least contrast of large texts."),
      .init("checksDark", default: .flag(true), "Whether dark appearance counts."),
    ])

  public init() {}

  private static let least = 1.15

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.isLaunchScreen else { return [] }
    let settings = document.settings
    // Documents from before dark mode are of apps that came out without it.
    let checksDark = settings.flag("checksDark", of: Self.documentation) && document.document.toolsVersion >= 15000
    return texts(in: document).compactMap { text in
      guard let backdrop = Backdrop(behind: text, in: document), !isSystemPair(text.color, backdrop) else {
        return nil
      }
      let wanted = settings.number(text.isLarge ? "largeRatio" : "ratio", of: Self.documentation)
      let hasDark = checksDark && backdrop.isKnownInDark && text.color.isKnownInDark(document.assets != nil)
      for isDark in hasDark ? [false, true] : [false] {
        let ground = backdrop.color(isDark: isDark)
        let ink = (isDark ? text.color.dark : text.color.light).faded(by: text.alpha).over(ground)
        let ratio = ink.contrast(to: ground)
        // What cannot be seen at all was never looked at in Interface Builder: code gives it its colours.
        if !isDark, ratio < Self.least { return nil }
        guard ratio < wanted - 0.005 else { continue }
        return document.finding(
          Self.documentation, at: text.node,
          "The contrast of \(ink.hex) on \(ground.hex) is \(NumberWords.ratio(ratio)):1\(isDark ? " in dark appearance" : ""); \(NumberWords.ratio(wanted)):1 is needed.",
          help: "Choose a darker or lighter colour, or one that changes with the appearance.")
      }
      return nil
    }
  }

  private func isSystemPair(_ color: UIColor, _ backdrop: Backdrop) -> Bool {
    guard backdrop.isOfSystem, let name = color.name else { return false }
    return name.hasSuffix("abelColor") || ["placeholderTextColor", "linkColor", "tintColor"].contains(name)
  }

  private func texts(in document: LintedDocument) -> [ShownText] {
    document.solved.placements.compactMap { placement in
      guard !document.isOutOfReach(placement.node) else { return nil }
      return ShownText(placement, in: document)
    }
  }
}
