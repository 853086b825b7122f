public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `scroll-nested`: two views that want the same finger.
public struct ScrollNested: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "scroll-nested", severity: .info, summary: "A view that scrolls is in another one that scrolls the same way.",
    why: """
      The inner one takes the finger until it is at its end, and the outer one cannot be moved from there. A table in a \
      scroll view that is made as high as its content makes all its cells at once.
      """,
    example: #"<scrollView …><subviews><tableView …/></subviews></scrollView>"#)

  public init() {}

  private static let scrolling = ["scrollView", "tableView", "collectionView"]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    let inner = Self.scrolling.flatMap { document.elements(named: $0) }.sorted { $0.index < $1.index }
    return inner.compactMap { view in
      guard document.superview(of: view) != nil, scrollsVertically(view, in: document),
        let outer = outer(of: view, in: document)
      else { return nil }
      return document.finding(
        Self.documentation, at: view,
        "The \(tree.name(of: view)) is in the \(tree.name(of: outer)) of line \(tree.location(of: outer).line), which scrolls as well.",
        help: "Turn scrolling off in one of the two, or make both one list.")
    }
  }

  private func outer(of view: XMLNode, in document: LintedDocument) -> XMLNode? {
    var current = document.superview(of: view)
    while let candidate = current {
      if Self.scrolling.contains(document.tree.name(of: candidate)) {
        return scrollsVertically(candidate, in: document) ? candidate : nil
      }
      current = document.tree.parent(of: candidate)
    }
    return nil
  }

  private func scrollsVertically(_ view: XMLNode, in document: LintedDocument) -> Bool {
    let tree = document.tree
    if tree.attribute("scrollEnabled", of: view) == "NO" || tree.attribute("pagingEnabled", of: view) == "YES" {
      return false
    }
    if tree.attribute("alwaysBounceHorizontal", of: view) == "YES" { return false }
    return !tree.elements(of: view).contains { tree.attribute("scrollDirection", of: $0) == "horizontal" }
  }
}
