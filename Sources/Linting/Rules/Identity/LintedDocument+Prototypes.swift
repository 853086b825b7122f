import MarkupXML

extension LintedDocument {
  /// The lists of prototypes with the cells and reusable views that are in them, in document order.
  var prototypes: [(owner: XMLNode, cells: [XMLNode])] {
    // A collection view's reusable views of a section stand beside its list of cells, and count with it.
    let lists = elements(named: "prototypes") + elements(named: "cells")
    return lists.compactMap { list in
      guard let owner = tree.parent(of: list) else { return nil }
      return (owner, tree.elements(of: list).filter { tree.attribute("id", of: $0) != nil })
    }
  }
}
