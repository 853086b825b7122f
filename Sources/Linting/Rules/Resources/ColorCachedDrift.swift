public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `color-cached-drift`: a named colour that has changed since the document was saved.
public struct ColorCachedDrift: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "color-cached-drift", severity: .warning,
    summary: "The document remembers another colour under a name than the catalogue has.",
    why: """
      UIKit takes the colour of the catalogue, Interface Builder shows the remembered one until it saves, and systems \
      that cannot look names up show it for good. The next save is a change that nobody made.
      """,
    example: #"<namedColor name="Brand"><color red="1" …/>, where the catalogue's Brand is blue"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, let assets = document.appAssets else { return [] }
    return document.document.namedColors.compactMap { remembered in
      guard let color = remembered.color, !catalogue(assets, remembered.name).isEmpty,
        let now = catalogue(assets, remembered.name).first,
        !catalogue(assets, remembered.name).contains(where: { isAlike($0, color.light) })
      else { return nil }
      return document.finding(
        Self.documentation, at: XMLNode(remembered.node), attribute: "name",
        "The document remembers \(color.light.hex) for the colour \"\(remembered.name)\", which is \(now.hex).",
        help: "Open the document in Xcode and save it.")
    }
  }

  private func catalogue(_ assets: AssetLibrary, _ name: String) -> [RGBA] {
    [ImageTraits.Idiom.phone, .pad, .tv].flatMap { idiom -> [RGBA] in
      guard let color = assets.color(named: name, traits: ImageTraits(idiom: idiom)),
        let resolved = UIColor(asset: color, name: name)
      else { return [] }
      return [resolved.light, resolved.dark]
    }
  }

  /// The spaces of grey differ by up to a twentieth; what is rounded to a byte differs by less than a hundredth.
  private func isAlike(_ left: RGBA, _ right: RGBA) -> Bool {
    func isGrey(_ color: RGBA) -> Bool { color.red == color.green && color.green == color.blue }
    let tolerance = isGrey(left) && isGrey(right) ? 0.05 : 0.012
    return zip(
      [left.red, left.green, left.blue, left.alpha], [right.red, right.green, right.blue, right.alpha]
    ).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
