public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `font-missing`: a font that neither the system nor the app has.
public struct FontMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "font-missing", severity: .warning, summary: "Neither the system nor the app has a font that is named.",
    why: """
      UIKit takes the system's font instead, without a word: other letters, other widths, texts that are cut off. A font \
      of the app must be a file of the bundle that UIAppFonts lists. Font files are looked for in --assets, else in \
      the document's project; without either, what Xcode noted when it saved the document counts.
      """,
    example: #"<fontDescription name="OpenSans-Bold" family="Open Sans" …/>, and no such file"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    var known: Set<String> = []
    for font in document.document.customFonts { known.formUnion(font.names) }
    let index = document.files?.fonts(around: document.document.name)
    // A project that brings its fonts by other ways, such as a framework that is not here, cannot be judged.
    let canSeeFiles = (index?.files ?? 0) > 0
    guard canSeeFiles || document.document.toolsVersion >= 9000 else { return [] }
    var told: Set<String> = []
    return document.fontElements.compactMap { node in
      guard let name = tree.attribute("name", of: node), !name.isEmpty, !SystemFonts.has(name) else { return nil }
      let isThere = canSeeFiles ? index?.names.contains(name) == true : known.contains(name)
      guard !isThere, told.insert(name).inserted else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "name",
        "The font \"\(name)\" is none of the system's, and \(canSeeFiles ? "no file of the project has it" : "Xcode did not find it").",
        help: "Add its file to the app and to UIAppFonts, or choose another font.")
    }
  }
}
