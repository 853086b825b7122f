public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `launch-image-catalog`: a launch screen with a picture outside of catalogues.
public struct LaunchImageCatalog: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "launch-image-catalog", severity: .warning,
    summary: "A launch screen shows a picture that is a loose file.",
    why: """
      The system draws the launch screen outside of the app. It finds a loose file only at the top of the app's bundle, \
      in one scale and appearance, and keeps what it drew: a changed file shows the old picture, or a black screen. A \
      set of a catalogue has every scale, and dark.
      """,
    example: #"<imageView image="splash.png" …/> in a launch screen"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isLaunchScreen, let assets = document.appAssets else { return [] }
    let sets = Set(assets.index.sets.map(\.name))
    return document.imageUses.compactMap { use in
      let stem = use.name.split(separator: ".").first.map(String.init) ?? use.name
      guard assets.hasImage(named: use.name), !sets.contains(use.name), !sets.contains(stem) else { return nil }
      return document.finding(
        Self.documentation, at: use.node, attribute: use.attribute,
        "The launch screen shows \"\(use.name)\", which is a loose file and in no asset catalogue.",
        help: "Move the picture into an asset catalogue.")
    }
  }
}
