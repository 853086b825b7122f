public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `image-case`: a picture whose name is spelled in other letters.
public struct ImageCase: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "image-case", severity: .warning, summary: "A picture's name differs from the one that is there in case only.",
    why: """
      The disk of a Mac finds the file all the same, so that Xcode and the simulator show it; on a device names are case \
      sensitive, and the picture is nil there.
      """,
    example: #"<imageView image="Star" …/>, where the catalogue has "star""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let assets = document.appAssets else { return [] }
    return document.imageUses.compactMap { use in
      guard !assets.hasImage(named: use.name), let near = assets.imageNames(spelledLike: use.name).first else {
        return nil
      }
      return document.finding(
        Self.documentation, at: use.node, attribute: use.attribute,
        "The picture \"\(use.name)\" is called \"\(near)\"; on a device it is not found.",
        help: "Write \"\(near)\".")
    }
  }
}
