import MarkupXML

/// One object of an archive with its values by key.
struct ArchiveObject {
  let graph: ArchiveGraph
  let node: XMLNode
  /// The elements with a key, in the archive's order.
  let entries: [(key: String, node: XMLNode)]
  private let byKey: [String: XMLNode]

  init(_ node: XMLNode, in graph: ArchiveGraph) {
    self.graph = graph
    self.node = node
    entries = graph.tree.elements(of: node).compactMap { child in
      graph.tree.attribute("key", of: child).map { ($0, child) }
    }
    byKey = Dictionary(entries.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
  }

  var className: String { graph.className(of: node) }

  /// The element of that key as it stands, nil when the object says nothing of it.
  func entry(_ key: String) -> XMLNode? { byKey[key] }

  /// What the key stands for; nil when the object says nothing of it, or `<nil>`.
  subscript(_ key: String) -> XMLNode? { byKey[key].flatMap { graph.resolve($0) } }

  func text(_ key: String) -> String? { self[key].flatMap { graph.text(of: $0) } }
  func number(_ key: String) -> Double? { self[key].flatMap { graph.number(of: $0) } }
  func integer(_ key: String) -> Int? { self[key].flatMap { graph.integer(of: $0) } }
  func bool(_ key: String) -> Bool? { self[key].flatMap { graph.bool(of: $0) } }

  /// The elements of the array of that key; empty when there is none.
  func items(_ key: String) -> [XMLNode] { self[key].map { graph.items(of: $0) } ?? [] }
}
