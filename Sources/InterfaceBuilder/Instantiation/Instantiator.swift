import Diagnostics
import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// Makes the live objects of the document, gives them their values and connects them, as `loadNibNamed` does.
  ///
  /// Each call makes new objects. What cannot be used is in ``NibContents/diagnostics``.
  ///
  /// - Complexity: linear in the elements.
  public func instantiate(_ options: InstantiationOptions = InstantiationOptions()) -> NibContents {
    let contents = NibContents()
    contents.traits = options.traits ?? designTraits
    let decoding = NibDecoding(document: self, options: options, contents: contents)
    contents.decoding = decoding
    var instantiator = Instantiator(document: self, contents: contents, decoding: decoding)
    instantiator.run()
    return contents
  }
}

/// Walks the objects of a document in order. It keeps its own stack, so that depth costs none of the machine's.
private struct Instantiator {
  let document: IBDocument
  let contents: NibContents
  let decoding: NibDecoding
  var tree: XMLTree { document.tree }
  /// Values that name other objects, given once all objects are there.
  private var references: [(object: NSObject, row: Row, value: DocumentValue)] = []
  private var stack: [Frame] = []
  /// What the traits change.
  private let variations: Variations

  /// An element whose children are being read.
  private struct Frame {
    var node: XMLNode
    /// The object that the children belong to.
    var object: NSObject
    var vocabulary: Vocabulary
    /// The list that the children are put into, nil for the object's own element.
    var list: Row?
    var next: XMLNode?
    /// Where the object itself is put when it is complete.
    var adoption: (owner: NSObject, row: Row)?
  }

  init(document: IBDocument, contents: NibContents, decoding: NibDecoding) {
    self.document = document
    self.contents = contents
    self.decoding = decoding
    variations = document.variations(in: contents.traits)
  }

  mutating func run() {
    if let objects = document.objects { contents.topLevelObjects = makeObjects(in: objects) }
    for scene in document.scenes {
      guard let objects = tree.element(named: "objects", of: scene) else { continue }
      contents.scenes.append(
        NibScene(id: tree.attribute("sceneID", of: scene) ?? "", objects: makeObjects(in: objects)))
    }
    for (object, row, value) in references { object.apply(value, to: row, in: decoding) }
    connectActions()
    applyRuntimeAttributes()
    contents.giveTraits()
  }

  private mutating func makeObjects(in container: XMLNode) -> [NSObject] {
    var made: [NSObject] = []
    for node in tree.elements(of: container) {
      guard document.meanings[node.index].role == .object, let object = makeTree(node) else { continue }
      if let proxy = object as? IBProxyObject {
        if proxy.placeholderIdentifier == "IBFilesOwner" { contents.filesOwner = proxy }
      } else {
        made.append(object)
      }
    }
    return made
  }

  private mutating func makeTree(_ root: XMLNode) -> NSObject? {
    guard let object = open(root, adoption: nil) else { return nil }
    while let frame = stack.last {
      guard let child = frame.next else {
        stack.removeLast()
        close(frame)
        continue
      }
      stack[stack.count - 1].next = tree.nextSibling(of: child)
      if tree.isElement(child) { visit(child, in: frame) }
    }
    return object
  }

  /// Makes the object of an element and pushes its frame.
  @discardableResult
  private mutating func open(_ node: XMLNode, adoption: (owner: NSObject, row: Row)?) -> NSObject? {
    guard let vocabulary = document.meanings[node.index].vocabulary, let make = vocabulary.make else { return nil }
    let object = make()
    let id = tree.attribute("id", of: node) ?? ""
    object.documentIdentity = DocumentIdentity(
      id: id, customClass: tree.attribute("customClass", of: node),
      customModule: tree.attribute("customModule", of: node), userLabel: tree.attribute("userLabel", of: node),
      node: node.index)
    if !id.isEmpty, contents.objectsByID[id] == nil { contents.objectsByID[id] = object }
    applyAttributes(of: node, to: object, vocabulary)
    stack.append(
      Frame(
        node: node, object: object, vocabulary: vocabulary, list: nil, next: tree.firstChild(of: node),
        adoption: adoption))
    return object
  }

  private mutating func close(_ frame: Frame) {
    if frame.list == nil { applyVariations(to: frame) }
    if frame.adoption != nil, variations.uninstalled.contains(frame.node.index) {
      (frame.object as? NSLayoutConstraint)?.isActive = false
      contents.uninstalledObjects.append(frame.object)
      return
    }
    guard let (owner, row) = frame.adoption, !owner.adopt(frame.object, by: row) else { return }
    decoding.report(
      "A \(frame.object.className) cannot be in \"\(row.name)\" of a \(owner.className).", node: frame.node.index)
  }

  private mutating func visit(_ node: XMLNode, in frame: Frame) {
    let meaning = document.meanings[node.index]
    let row = frame.list ?? meaning.row.map { frame.vocabulary.allRows[$0] }
    switch meaning.role {
    case .object:
      open(node, adoption: row.map { (frame.object, $0) })
    case .list:
      guard let row else { return }
      stack.append(
        Frame(
          node: node, object: frame.object, vocabulary: frame.vocabulary, list: row, next: tree.firstChild(of: node)))
    case .value:
      visitValue(node, row: row, in: frame)
    case .none:
      return
    }
  }

  private mutating func visitValue(_ node: XMLNode, row: Row?, in frame: Frame) {
    switch tree.name(of: node) {
    case "connections":
      for child in tree.elements(of: node) { connect(child, from: frame.object) }
    case "userDefinedRuntimeAttributes":
      for child in tree.elements(of: node) { collectRuntimeAttribute(child, of: frame.object) }
    case "nil":
      if let row { frame.object.apply(.null, to: row, in: decoding) }
    default:
      guard let row else { return }
      frame.object.apply(.element(document.valueElement(of: node)), to: row, in: decoding)
    }
  }

  private mutating func applyAttributes(of node: XMLNode, to object: NSObject, _ vocabulary: Vocabulary) {
    let first = document.firstValue[node.index]
    for (offset, attribute) in tree.attributes(of: node).enumerated() {
      guard let value = document.values[first + offset],
        let row = vocabulary.row(named: tree.names[attribute.nameIndex])
      else { continue }
      switch row.type {
      case .reference: references.append((object, row, value))
      case .image: object.apply(imageValue(value, of: node), to: row, in: decoding)
      default: object.apply(value, to: row, in: decoding)
      }
    }
  }

  // MARK: Variations

  /// Gives a complete object what the variations in force say instead.
  private mutating func applyVariations(to frame: Frame) {
    for variation in variations.active[frame.node.index] ?? [] {
      applyAttributes(of: variation, to: frame.object, frame.vocabulary)
      for child in tree.elements(of: variation) {
        guard let key = tree.attribute("key", of: child), let row = frame.vocabulary.row(named: key),
          document.meanings[child.index].role == .value
        else { continue }
        visitValue(child, row: row, in: frame)
      }
    }
  }

  // MARK: Runtime attributes

  private func collectRuntimeAttribute(_ node: XMLNode, of object: NSObject) {
    guard tree.name(of: node) == "userDefinedRuntimeAttribute",
      let attribute = UserDefinedRuntimeAttribute(document.valueElement(of: node), in: decoding)
    else { return }
    contents.runtimeAttributes.append(NibRuntimeAttribute(object: object, attribute: attribute, isApplied: false))
  }

  /// Sets the values once everything is connected, as UIKit does.
  private func applyRuntimeAttributes() {
    for index in contents.runtimeAttributes.indices {
      let item = contents.runtimeAttributes[index]
      let isApplied = item.attribute.apply(to: item.object, in: decoding)
      contents.runtimeAttributes[index].isApplied = isApplied
      if !isApplied, decoding.options.reportsUnknownRuntimeAttributes { decoding.reportUnapplied(item) }
    }
  }

  // MARK: Values

  /// A picture's name, with the catalogue that the element names beside it.
  private func imageValue(_ value: DocumentValue, of node: XMLNode) -> DocumentValue {
    guard case .string(let name) = value, let catalog = tree.attribute("catalog", of: node) else { return value }
    return .element(
      ValueElement(
        element: "image",
        attributes: [.init(name: "name", value: .string(name)), .init(name: "catalog", value: .string(catalog))],
        node: node.index))
  }

  // MARK: Connections

  private func connect(_ node: XMLNode, from source: NSObject) {
    func attribute(_ name: String) -> String { tree.attribute(name, of: node) ?? "" }
    let kind: NibConnection.Kind
    switch tree.name(of: node) {
    case "outlet": kind = .outlet(property: attribute("property"))
    case "outletCollection": kind = .outletCollection(property: attribute("property"))
    case "action":
      let events = attribute("eventType")
      kind = .action(selector: attribute("selector"), events: events.isEmpty ? [] : [events])
    case "segue": kind = .segue(kind: attribute("kind"), identifier: tree.attribute("identifier", of: node))
    default: return
    }
    contents.connections.append(
      NibConnection(
        kind: kind, id: attribute("id"), source: source, destinationID: attribute("destination"), node: node.index))
  }

  /// Gives controls their targets. A destination of -1 or -2 is a placeholder: the owner, or the responder chain.
  private func connectActions() {
    for connection in contents.connections {
      guard case .action(let selector, let events) = connection.kind, let control = connection.source as? UIControl
      else { continue }
      let target = contents.objectsByID[connection.destinationID]
      let isFirstResponder = (target as? IBProxyObject)?.placeholderIdentifier == "IBFirstResponder"
      let mask = UIControl.Event.names.reduce(into: UIControl.Event()) { mask, name in
        if events.contains(name.name) { mask.formUnion(name.event) }
      }
      control.addTarget(isFirstResponder ? nil : target, action: Selector(selector), for: mask)
    }
  }
}
