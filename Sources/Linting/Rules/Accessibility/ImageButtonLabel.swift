public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-image-button-label`: a button that has a picture and no words.
public struct ImageButtonLabel: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-image-button-label", severity: .warning,
    summary: "A button shows a picture only, and has no accessibility label.",
    why: """
      VoiceOver reads the name of the picture's file, "ic underscore close 24", or just "button". A symbol of the system \
      is read by its own description, which says what it shows and not what the button does: that is told as information.
      """,
    example: #"<button …><state key="normal" image="ic_close_24"/></button> without an accessibility label"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.isLaunchScreen else { return [] }
    let system = Set(document.document.imageResources.filter { $0.catalog == "system" }.map(\.name))
    return (buttons(in: document) + barItems(in: document)).sorted { $0.node.index < $1.node.index }.compactMap {
      node, image in
      guard !document.accessibility(of: node).isTakenCareOf, !document.isOutOfReach(node) else { return nil }
      let noun = document.tree.name(of: node) == "button" ? "button" : "bar button"
      var finding = document.finding(
        Self.documentation, at: node, "The \(noun) shows the picture \"\(image)\" and has no accessibility label.",
        help: "Say in a word or two what it does: Identity inspector, Accessibility, Label.")
      if system.contains(image) { finding.severity = .info }
      return finding
    }
  }

  private func buttons(in document: LintedDocument) -> [(node: XMLNode, image: String)] {
    let tree = document.tree
    return document.elements(named: "button").compactMap { node in
      guard tree.attribute("userInteractionEnabled", of: node) != "NO" else { return nil }
      var image: String?
      for child in tree.elements(of: node) {
        switch tree.name(of: child) {
        case "state", "buttonConfiguration":
          if hasWords(child, in: document) { return nil }
          let isNormal = tree.name(of: child) != "state" || tree.attribute("key", of: child) == "normal"
          guard isNormal else { continue }
          let reference = document.child("image", of: child).flatMap { tree.attribute("image", of: $0) }
          image =
            image ?? tree.attribute("image", of: child) ?? reference ?? tree.attribute("backgroundImage", of: child)
        default: continue
        }
      }
      return image.map { (node, $0) }
    }
  }

  private func hasWords(_ state: XMLNode, in document: LintedDocument) -> Bool {
    let tree = document.tree
    if let title = tree.attribute("title", of: state), title.contains(where: { !$0.isWhitespace }) { return true }
    return ["title", "attributedTitle", "subtitle"].contains { document.child($0, of: state) != nil }
      || tree.attribute("subtitle", of: state) != nil
  }

  private func barItems(in document: LintedDocument) -> [(node: XMLNode, image: String)] {
    let tree = document.tree
    return document.elements(named: "barButtonItem").compactMap { node in
      guard let image = tree.attribute("image", of: node), tree.attribute("systemItem", of: node) == nil,
        (tree.attribute("title", of: node) ?? "").allSatisfy(\.isWhitespace), document.child("title", of: node) == nil
      else { return nil }
      return (node, image)
    }
  }
}
