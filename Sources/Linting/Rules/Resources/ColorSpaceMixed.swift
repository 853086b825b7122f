public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `color-space-mixed`: numbers that mean different colours.
public struct ColorSpaceMixed: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "color-space-mixed", severity: .info, summary: "A document states colours in more than one colour space.",
    why: """
      The same red, green and blue are different colours in sRGB, in Display P3 and in the spaces of a device or a \
      display: two views that were meant to match do not. It comes from the colour picker's own profile.
      """,
    example: #"colorSpace="calibratedRGB" in one colour, customColorSpace="sRGB" in the others"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, document.document.toolsVersion >= 8000 else { return [] }
    let tree = document.tree
    var bySpace: [String: [XMLNode]] = [:]
    for node in document.elements(named: "color")
    where tree.attribute("red", of: node) != nil && !document.isResource(node) {
      guard let space = tree.attribute("colorSpace", of: node) else { continue }
      bySpace[tree.attribute("customColorSpace", of: node) ?? space, default: []].append(node)
    }
    guard bySpace.count > 1,
      let common = bySpace.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
    else { return [] }
    return bySpace.filter { $0.key != common.key }.sorted { $0.key < $1.key }.compactMap { space, nodes in
      guard let first = nodes.first else { return nil }
      let others = nodes.count == 1 ? "This colour is" : "\(nodes.count) colours are"
      return document.finding(
        Self.documentation, at: first,
        attribute: tree.attribute("customColorSpace", of: first) == nil ? "colorSpace" : "customColorSpace",
        "\(others) in the colour space \"\(space)\", \(common.value.count) of the document in \"\(common.key)\".",
        help: "Choose the colour again in the space of the others.")
    }
  }
}
