import Diagnostics
import MarkupXML

/// Makes a document of today's form out of an archive from before Xcode 5.
///
/// Every object is made once, where its owner's table puts it. The work is a list, not a recursion: an archive's
/// references can lead as deep as they like, and in circles.
final class ArchiveTranslator {
  let graph: ArchiveGraph
  /// The document under way.
  let tree: XMLTree
  let records: ArchiveRecords
  let data: ArchiveObject
  /// Whether objects say where they are by constraints.
  let usesAutolayout: Bool
  /// Whether the document is for macOS, whose objects are not known and whose actions start at their targets.
  let isMac: Bool
  var findings = ArchiveFindings()

  /// The owner of every object that has its place.
  private(set) var owners: [XMLNode: XMLNode] = [:]
  private var work: [Task] = []
  private var identities = ArchiveIdentities()
  /// The pictures that objects name, in the order of naming.
  private(set) var images: [String] = []
  private var knownImages: Set<String> = []
  /// The constraints by the view that holds them, in the order of their records.
  private(set) lazy var constraintsByView: [XMLNode: [XMLNode]] = findConstraints()
  let connectionsBySource: [XMLNode: [ArchiveRecords.Connection]]
  private var writtenBytes = 0
  private var isExhausted = false
  private let maximumBytes: Int

  /// Objects inside objects beyond this are left out; Interface Builder's own stay under a hundred.
  private static let maximumDepth = 256

  /// An object whose element is there and empty.
  private struct Task {
    var object: XMLNode
    var element: XMLNode
    var kind: ArchiveKind
    var depth: Int
  }

  init(_ source: XMLTree, data: XMLNode, isMac: Bool) {
    self.isMac = isMac
    graph = ArchiveGraph(tree: source)
    tree = XMLTree(madeFrom: source)
    self.data = ArchiveObject(data, in: graph)
    records = ArchiveRecords(self.data)
    usesAutolayout = self.data.bool("IBDocument.UseAutolayout") ?? false
    connectionsBySource = records.connectionsBySource()
    maximumBytes = 1 << 20 + source.source.count * 8
  }

  /// Fills the element with the archive's objects.
  func placeObjects(in element: XMLNode) {
    let roots = data.items("IBDocument.RootObjects")
    for root in roots { place(root, in: element, of: data.node) }
    run()
    // What no table has a place for is kept beside the rest, so that no object is lost.
    for object in records.objects where !isExhausted && owners[object] == nil {
      findings.report(
        .info, "doc-legacy-object", object,
        "The archive has no place for the \(graph.className(of: object)) that today's form knows; it stands beside the top-level objects."
      )
      place(object, in: element, of: data.node)
      run()
    }
    for connection in records.connections where connection.object["source"].flatMap({ owners[$0] }) == nil {
      findings.report(
        .warning, "doc-legacy-reference", connection.object.node,
        "The connection \"\(connection.object.text("label") ?? "")\" starts at no object of the archive.")
    }
  }

  /// Fills the element with the stand-ins for objects that are not in the archive, alone.
  func placePlaceholders(in element: XMLNode) {
    for root in data.items("IBDocument.RootObjects") {
      guard let object = graph.resolve(root),
        ArchiveKind.placeholders.contains(where: { $0.className == graph.className(of: object) })
      else { continue }
      place(root, in: element, of: data.node)
    }
    run()
  }

  private var currentDepth = 0

  private func run() {
    while !isExhausted, let task = work.popLast() {
      currentDepth = task.depth
      let object = ArchiveObject(task.object, in: graph)
      for row in task.kind.rows where !isExhausted { row.translate(object, task.element, self) }
      translateOtherKeys(of: object, kind: task.kind, to: task.element)
      identify(object, element: task.element)
      connect(object, element: task.element)
    }
    currentDepth = 0
  }

  // MARK: Objects

  /// Gives an object its place in an element; `owner` is the archive's object that the element belongs to.
  func place(
    _ entry: XMLNode, in parent: XMLNode, of owner: XMLNode, key: String? = nil, as kind: ArchiveKind? = nil
  ) {
    guard let object = graph.resolve(entry) else {
      if graph.isDangling(entry) {
        findings.report(
          .warning, "doc-legacy-reference", entry,
          "\"\(graph.tree.attribute("ref", of: entry) ?? "")\" is no object of the archive.")
      }
      return
    }
    if let known = owners[object] {
      guard known != owner else { return }
      findings.report(
        .warning, "doc-legacy-reference", entry,
        "The \(graph.className(of: object)) stands in two places of the archive; only the first is kept.")
      return
    }
    guard currentDepth < Self.maximumDepth else {
      findings.reportOnce(
        "doc-legacy-archive", entry,
        "The archive's objects are nested more than \(Self.maximumDepth) deep; the rest is left out.")
      return
    }
    guard let kind = kind ?? self.kind(of: object) else { return }
    owners[object] = owner
    let element = tree.makeElement(kind.element, at: graph.tree.place(of: object))
    tree.append(element, to: parent)
    if let key { set("key", key, on: element) }
    work.append(Task(object: object, element: element, kind: kind, depth: currentDepth + 1))
  }

  /// Gives objects their places in an element that only holds them.
  func placeList(_ entries: [XMLNode], _ list: String, in parent: XMLNode, of owner: ArchiveObject) {
    let entries = entries.filter { entry in graph.resolve(entry).map { owners[$0] != owner.node } ?? true }
    guard !entries.isEmpty else { return }
    let element = tree.makeElement(list, at: graph.tree.place(of: owner.node))
    tree.append(element, to: parent)
    for entry in entries { place(entry, in: element, of: owner.node) }
    if tree.firstChild(of: element) == nil { tree.remove(element) }
  }

  /// The kind of an object; what is not known becomes an element of the name that its class suggests.
  private func kind(of object: XMLNode) -> ArchiveKind? {
    let className = graph.className(of: object)
    if let kind = ArchiveKind.named(className) { return kind }
    let value = ArchiveObject(object, in: graph)
    let isView = value.entry("NSFrame") != nil || value.entry("NSFrameSize") != nil
    let name = ArchiveNames.element(of: className)
    findings.report(
      .info, "doc-legacy-object", object,
      "The class \"\(className)\" is not known; it is kept as <\(name ?? (isView ? "view" : "customObject"))>.")
    return ArchiveKind(
      className, name ?? (isView ? "view" : "customObject"), inherits: isView ? .view : .object)
  }

  private func findConstraints() -> [XMLNode: [XMLNode]] {
    var found: [XMLNode: [XMLNode]] = [:]
    for node in records.objects where graph.className(of: node) == "IBNSLayoutConstraint" {
      guard let view = ArchiveObject(node, in: graph)["containingView"] else { continue }
      found[view, default: []].append(node)
    }
    return found
  }

  // MARK: Identity

  /// The id of an object: its record's, or one of its own.
  func id(of object: XMLNode) -> String {
    identities.id(of: object, recorded: records.id(of: object), archiveID: graph.tree.attribute("id", of: object))
  }

  func noteImage(_ name: String) {
    if knownImages.insert(name).inserted { images.append(name) }
  }

  // MARK: Writing

  /// Adds an element for a value.
  @discardableResult
  func add(_ name: String, key: String? = nil, to parent: XMLNode, from node: XMLNode) -> XMLNode {
    let element = tree.makeElement(name, at: graph.tree.place(of: node))
    tree.append(element, to: parent)
    if let key { set("key", key, on: element) }
    return element
  }

  /// Gives an element an attribute. Characters that XML cannot have are left out.
  func set(_ name: String, _ value: String, on element: XMLNode) {
    guard spend(value) else { return }
    tree.setAttribute(name, ArchiveText.isValid(value) ? value : ArchiveText.cleaned(value), of: element)
  }

  /// Gives an element text: an attribute, or an element of its own when it has several lines.
  func setText(_ name: String, _ value: String, on element: XMLNode, from node: XMLNode) {
    guard value.contains("\n") || !ArchiveText.isValid(value) else { return set(name, value, on: element) }
    guard spend(value) else { return }
    let child = add("string", key: name, to: element, from: node)
    if ArchiveText.isValid(value) {
      tree.append(tree.makeText(value, at: graph.tree.place(of: node)), to: child)
    } else {
      set("base64-UTF8", "YES", on: child)
      tree.append(tree.makeText(Base64.encode(Array(value.utf8)), at: graph.tree.place(of: node)), to: child)
    }
  }

  /// Adds a `<string>` of an array.
  func addString(_ value: String, to parent: XMLNode, from node: XMLNode) {
    guard spend(value) else { return }
    let child = add("string", to: parent, from: node)
    tree.append(tree.makeText(ArchiveText.cleaned(value), at: graph.tree.place(of: node)), to: child)
  }

  /// A value that is referred to often is written often: no more than eight times the archive in all. Then the work
  /// ends, for reading such a value costs as much as writing it.
  private func spend(_ value: String) -> Bool {
    guard !isExhausted else { return false }
    writtenBytes += value.utf8.count
    if writtenBytes <= maximumBytes { return true }
    isExhausted = true
    findings.reportOnce(
      "doc-legacy-archive", nil, "The archive's values repeat so often that the rest of it is left out.")
    return false
  }
}
