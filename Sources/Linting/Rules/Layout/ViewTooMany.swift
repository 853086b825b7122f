public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `view-too-many`: a screen that is slow to load.
public struct ViewTooMany: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "view-too-many", severity: .info, summary: "One screen has very many views.",
    why: """
      All of them are made and laid out before the screen appears. Interface Builder gets slow, and nobody can \
      review a change.
      """,
    example: "a scene of 300 labels",
    parameters: [.init("maximumViews", default: .number(150), "How many views a scene or top-level view may have.")])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let maximum = document.settings.number("maximumViews", of: Self.documentation)
    let tree = document.tree
    var counts: [(root: XMLNode, count: Int)] = []
    for list in document.elements(named: "subviews") {
      let count = tree.elements(of: list).reduce(0) { count, _ in count + 1 }
      let isInLast = counts.last.map { document.isElement(list, in: $0.root) } ?? false
      if isInLast {
        counts[counts.count - 1].count += count
      } else if let root = root(of: list, in: document) {
        counts.append((root, count))
      }
    }
    return counts.compactMap { root, count in
      guard Double(count) > maximum else { return nil }
      return document.finding(
        Self.documentation, at: root, "\(document.document.label(of: root)) has \(count) views.",
        help: "Split it, or make what repeats a cell.")
    }
  }

  /// The controller of the scene, or the top-level view.
  private func root(of list: XMLNode, in document: LintedDocument) -> XMLNode? {
    var current = document.tree.parent(of: list)
    while let node = current, let outer = document.tree.parent(of: node) {
      if document.tree.name(of: outer) == "objects" { return node }
      current = outer
    }
    return nil
  }
}
