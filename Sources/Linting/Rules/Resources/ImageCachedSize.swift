public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `image-cached-size`: a picture of another size than the document remembers.
public struct ImageCachedSize: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "image-cached-size", severity: .warning,
    summary: "The document remembers another size of a picture than the picture has.",
    why: """
      Interface Builder and this tool lay out by the remembered size, the app by the real one: views that take their \
      size from the picture are elsewhere at run time. It comes from replacing a picture without saving the document.
      """,
    example: #"<image name="logo" width="128" height="128"/>, where logo@2x.png has 512 × 512 pixels"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, let assets = document.appAssets else { return [] }
    let used = Set(document.imageUses.map(\.name))
    return document.document.imageResources.compactMap { image in
      guard image.catalog == nil, used.contains(image.name), image.size != .zero else { return nil }
      let sizes = sizes(of: image.name, in: assets)
      guard let first = sizes.first, !sizes.contains(where: { isAlike($0, image.size) }) else { return nil }
      return document.finding(
        Self.documentation, at: XMLNode(image.node), attribute: "width",
        "The document remembers \(text(image.size)) for the picture \"\(image.name)\", which has \(text(first)).",
        help: "Open the document in Xcode and save it.")
    }
  }

  /// What the picture measures on the kinds of devices, in points; none for icons and symbols, which have no one size.
  private func sizes(of name: String, in assets: AssetLibrary) -> [CGSize] {
    let isOpen = assets.index.sets.contains { $0.name == name && [.symbol, .appIcon, .launchImage].contains($0.kind) }
    guard !isOpen else { return [] }
    return [ImageTraits.Idiom.phone, .pad, .tv].flatMap { idiom in
      [2, 3, 1].compactMap { assets.image(named: name, traits: ImageTraits(scale: $0, idiom: idiom))?.size }
    }
  }

  /// Sizes are stored rounded.
  private func isAlike(_ left: CGSize, _ right: CGSize) -> Bool {
    abs(left.width - right.width) <= 1 && abs(left.height - right.height) <= 1
  }

  private func text(_ size: CGSize) -> String { "\(NumberWords.short(size.width)) × \(NumberWords.short(size.height))" }
}
