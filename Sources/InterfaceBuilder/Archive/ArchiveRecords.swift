import MarkupXML

/// What an archive says about its objects beside the objects themselves: their ids, labels, custom classes, connections.
struct ArchiveRecords {
  /// The objects that have a record, in the archive's order.
  private(set) var objects: [XMLNode] = []
  /// The object that stands for the document itself, the parent of the top-level objects.
  private(set) var rootObject: XMLNode?
  private(set) var connections: [Connection] = []
  private var ids: [XMLNode: String] = [:]
  private var labels: [XMLNode: String] = [:]
  private var properties: [String: [String: XMLNode]] = [:]

  /// One connection.
  struct Connection {
    /// The object that says what is connected.
    var object: ArchiveObject
    var id: String?
  }

  init(_ data: ArchiveObject) {
    guard let container = data["IBDocument.Objects"].map({ ArchiveObject($0, in: data.graph) }) else { return }
    readObjects(of: container)
    for record in container.items("connectionRecords") {
      guard let node = data.graph.resolve(record) else { continue }
      let record = ArchiveObject(node, in: data.graph)
      guard let connection = record["connection"] else { continue }
      connections.append(
        Connection(object: ArchiveObject(connection, in: data.graph), id: record.text("connectionID")))
    }
    guard let flattened = container["flattenedProperties"] else { return }
    for (key, value) in data.graph.entries(of: flattened) {
      guard let point = key.firstIndex(of: ".") else { continue }
      properties[String(key[..<point]), default: [:]][String(key[key.index(after: point)...])] = value
    }
  }

  private mutating func readObjects(of container: ArchiveObject) {
    let graph = container.graph
    guard let set = container["objectRecords"] else { return }
    for item in ArchiveObject(set, in: graph).items("orderedObjects") {
      guard let node = graph.resolve(item) else { continue }
      let record = ArchiveObject(node, in: graph)
      guard let id = record.text("objectID"), let object = record["object"] else { continue }
      if id == "0" {
        rootObject = object
        continue
      }
      guard ids[object] == nil else { continue }
      ids[object] = id
      labels[object] = record.text("objectName")
      objects.append(object)
    }
  }

  /// The connections by the object that they start at, each in the archive's order.
  func connectionsBySource() -> [XMLNode: [Connection]] {
    var bySource: [XMLNode: [Connection]] = [:]
    for connection in connections {
      guard let source = connection.object["source"] else { continue }
      bySource[source, default: []].append(connection)
    }
    return bySource
  }

  func id(of object: XMLNode) -> String? { ids[object] }

  func label(of object: XMLNode) -> String? { labels[object] }

  /// What is said about the object beside it, such as `CustomClassName`.
  func property(_ name: String, of object: XMLNode) -> XMLNode? { ids[object].flatMap { properties[$0]?[name] } }

  /// The names of all that is said about the object beside it, sorted.
  func propertyNames(of object: XMLNode) -> [String] {
    ids[object].flatMap { properties[$0]?.keys.sorted() } ?? []
  }
}
