import Diagnostics
import InterfaceBuilder
import Linting
import MarkupXML

extension IBDocument {
  /// What an id that is no view's means, and which views to ask about instead; nil when no object has it.
  func explainedThrough(_ id: String) -> Diagnostic? {
    let linted = LintedDocument(self)
    guard let node = linted.nodesByID[id] else { return nil }
    let element = tree.name(of: node)
    let holder = nearestView(above: node)
    var views = holder.map { [$0] } ?? []
    if element == "constraint" {
      let items = ["firstItem", "secondItem"].compactMap { tree.attribute($0, of: node) }
      views = (tree.attribute("firstItem", of: node) == nil ? views : []) + items
    }
    let names = views.map { id in
      let path = linted.nodesByID[id].map { labelPath(of: $0) } ?? ""
      return path.isEmpty ? "\"\(id)\"" : "\"\(id)\" (\(path))"
    }
    return Diagnostic(
      rule: "layout-no-view", severity: .error, document: name, location: tree.location(of: node), objectID: id,
      path: labelPath(of: node),
      message:
        "\"\(id)\" is a <\(element)>\(holder.map { " of \"\($0)\"" } ?? ""), and only views have frames to explain.",
      help: names.isEmpty ? nil : "Ask for \(names.joined(separator: " or ")).")
  }

  private func nearestView(above node: XMLNode) -> String? {
    var current = tree.parent(of: node)
    while let candidate = current {
      if tree.isElement(candidate), tree.element(named: "rect", of: candidate) != nil,
        let id = tree.attribute("id", of: candidate)
      {
        return id
      }
      current = tree.parent(of: candidate)
    }
    return nil
  }
}
