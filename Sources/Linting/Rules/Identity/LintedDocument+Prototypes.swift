import MarkupXML

extension LintedDocument {
  /// The lists of prototypes of tables and collections, in document order. The cells of a static table are none: they
  /// are made once each.
  var prototypeLists: [XMLNode] {
    elements(named: "prototypes")
      + elements(named: "cells").filter { tree.parent(of: $0).map { tree.name(of: $0) } == "collectionView" }
  }

  /// The prototypes of each list, in document order.
  var prototypes: [[XMLNode]] {
    prototypeLists.map { list in tree.elements(of: list).filter { tree.attribute("id", of: $0) != nil } }
  }
}
