public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `image-missing`: a picture that the app does not have.
public struct ImageMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "image-missing", severity: .error, summary: "No asset catalogue and no file has a picture that is named.",
    why: """
      The property stays nil and the place stays empty; UIKit logs "Could not load the "…" image referenced from a nib \
      in the bundle with identifier …" and goes on. It comes from renaming or removing a picture that code no longer \
      names. Catalogues are those of --assets, else those of the document's project; without any, nothing is checked.
      """,
    example: #"<imageView image="ilustration" …/>, where the catalogue has "illustration""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let assets = document.appAssets else { return [] }
    return document.imageUses.compactMap { use in
      guard !assets.hasImage(named: use.name), assets.imageNames(spelledLike: use.name).isEmpty else { return nil }
      let near = assets.closestImageName(to: use.name)
      return document.finding(
        Self.documentation, at: use.node, attribute: use.attribute,
        "No asset catalogue has a picture \"\(use.name)\"; its place stays empty.",
        help: near.map { "Did you mean \"\($0)\"?" } ?? "Add it to a catalogue, or choose another picture.")
    }
  }
}
