import Diagnostics
import HeadlessUIKit
import MarkupXML

/// Walks the objects of a document in order. It keeps its own stack, so that depth costs none of the machine's.
struct NibCompiler {
  let program: NibProgram
  let decoding: NibDecoding
  let viewsWait: Bool
  var document: IBDocument { program.document }
  var tree: XMLTree { program.document.tree }
  /// Values that name other objects, found once all objects are known.
  private var references: [(object: Int, row: Row, id: String)] = []
  private var waiting: [(controller: Int, objects: Range<Int>, steps: Range<Int>)] = []
  private var stack: [Frame] = []
  /// What the traits change.
  private let variations: Variations
  private let names: Names

  /// The numbers of the attributes that every object is asked for, -1 for those that the document does not have.
  private struct Names {
    let id, customClass, customModule, userLabel: Int

    init(_ tree: XMLTree) {
      func index(_ name: String) -> Int { tree.nameIndex(named: name) ?? -1 }
      id = index("id")
      customClass = index("customClass")
      customModule = index("customModule")
      userLabel = index("userLabel")
    }
  }

  /// An element whose children are being read.
  private struct Frame {
    var node: XMLNode
    /// The object that the children belong to.
    var object: Int
    var vocabulary: Vocabulary
    /// The list that the children are put into, nil for the object's own element.
    var list: Row?
    var next: XMLNode?
    /// Where the object itself is put when it is complete.
    var adoption: (owner: Int, row: Row)?
    var firstStep = 0
    /// Takes what elements say together, to be given to all objects; nil when each object takes it itself.
    var prototype: NSObject?
    var copied: [Row] = []
  }

  init(program: NibProgram, decoding: NibDecoding, viewsWait: Bool) {
    self.program = program
    self.decoding = decoding
    self.viewsWait = viewsWait
    variations = program.document.variations(in: program.traits)
    names = Names(program.document.tree)
  }

  mutating func run(scene: XMLNode?) {
    if scene == nil { program.reserveCapacity(document.objectCount) }
    if scene == nil, let objects = document.objects { compile(objects, sceneID: nil) }
    for scene in scene.map({ [$0] }) ?? document.scenes {
      guard let objects = tree.element(named: "objects", of: scene) else { continue }
      compile(objects, sceneID: tree.attribute("sceneID", of: scene) ?? "")
    }
    finish()
  }

  mutating func run(object: XMLNode) {
    program.topLevel.append((nil, compileTree(object).map { [$0] } ?? []))
    program.addExternalPlaceholders()
    finish()
  }

  private mutating func finish() {
    for (object, row, id) in references {
      if let target = program.numbers[id] { program.references.append((object, row, target)) }
    }
    for index in program.connections.indices {
      program.connections[index].destination = program.numbers[program.connections[index].destinationID]
    }
    program.reportRepeatedOutlets(in: decoding)
    program.placeholders = program.plans.indices.filter { program.plans[$0].placeholder != nil }
    // What is looked at is made once only; objects of a running app are made again and again.
    if program.options.classes != nil { program.joinValues() }
    program.divide(waiting: waiting)
  }

  private mutating func compile(_ container: XMLNode, sceneID: String?) {
    var made: [Int] = []
    for node in tree.elements(of: container) {
      guard document.meanings[node.index].role == .object, let object = compileTree(node) else { continue }
      let plan = program.plans[object]
      if !plan.isProxy {
        made.append(object)
      } else if plan.placeholder == "IBFilesOwner" {
        program.filesOwner = object
      }
    }
    program.topLevel.append((sceneID, made))
  }

  private mutating func compileTree(_ root: XMLNode) -> Int? {
    guard let object = open(root, adoption: nil) else { return nil }
    while !stack.isEmpty {
      guard let child = stack[stack.count - 1].next else {
        close(stack.removeLast())
        continue
      }
      stack[stack.count - 1].next = tree.nextSibling(of: child)
      if tree.isElement(child) { visit(child) }
    }
    return object
  }

  /// Plans the object of an element and pushes its frame.
  @discardableResult
  private mutating func open(_ node: XMLNode, adoption: (owner: Int, row: Row)?) -> Int? {
    guard let vocabulary = document.meanings[node.index].vocabulary, vocabulary.make != nil else { return nil }
    let object = program.plans.count
    func text(_ name: Int) -> String? { tree.attribute(nameIndex: name, of: node).map { tree.string($0) } }
    let id = text(names.id) ?? ""
    let identity = DocumentIdentity(
      id: id, customClass: text(names.customClass), customModule: text(names.customModule),
      userLabel: text(names.userLabel), node: node.index)
    let isProxy = vocabulary.objectType == IBProxyObject.self
    program.plans.append(
      NibProgram.ObjectPlan(
        identity: identity, vocabulary: vocabulary,
        type: isProxy ? nil : program.customType(identity, node, vocabulary, decoding),
        placeholder: isProxy ? tree.attribute("placeholderIdentifier", of: node) ?? "" : nil))
    if !id.isEmpty, program.numbers[id] == nil {
      program.numbers[id] = object
      program.plans[object].isNamed = true
    }
    if program.plans[object].isView, adoption?.row.name != "subviews" {
      program.lonelyViews.append(object)
    }
    let firstStep = program.steps.count
    program.steps.append(.make(object))
    stack.append(
      Frame(
        node: node, object: object, vocabulary: vocabulary, list: nil, next: tree.firstChild(of: node),
        adoption: adoption, firstStep: firstStep))
    compileAttributes(of: node, to: object, vocabulary)
    return object
  }

  private mutating func close(_ frame: Frame) {
    guard frame.list == nil else {
      // What elements of a list say belongs to the object's own frame.
      return
    }
    if let prototype = frame.prototype {
      for row in frame.copied {
        if let value = row.copy?(prototype) { program.give(frame.object, value) }
      }
    }
    compileVariations(of: frame)
    guard let (owner, row) = frame.adoption else { return }
    if variations.uninstalled.contains(frame.node.index) {
      program.steps.append(.leaveOut(frame.object))
      program.lonelyViews.append(frame.object)
    } else {
      program.adopt(frame.object, by: owner, row)
    }
    if viewsWait, row.name == "view", row.role == .object,
      program.plans[owner].vocabulary.objectType is UIViewController.Type
    {
      waiting.append((owner, frame.object..<program.plans.count, frame.firstStep..<program.steps.count))
    }
  }

  private mutating func visit(_ node: XMLNode) {
    let top = stack.count - 1
    let meaning = document.meanings[node.index]
    let row = stack[top].list ?? meaning.row.map { stack[top].vocabulary.allRows[$0] }
    switch meaning.role {
    case .object:
      open(node, adoption: row.map { (stack[top].object, $0) })
    case .list:
      guard let row else { return }
      stack.append(
        Frame(
          node: node, object: stack[top].object, vocabulary: stack[top].vocabulary, list: row,
          next: tree.firstChild(of: node)))
    case .value:
      compileValue(node, row: row)
    case .none:
      return
    }
  }

  private mutating func compileValue(_ node: XMLNode, row: Row?) {
    let top = stack.count - 1
    let object = stack[top].object
    switch tree.name(of: node) {
    case "connections":
      for child in tree.elements(of: node) { program.connect(child, from: object) }
    case "userDefinedRuntimeAttributes":
      for child in tree.elements(of: node) { compileRuntimeAttribute(child, of: object) }
    case "nil":
      if let row { give(.null, by: row, to: object) }
    default:
      guard let row, row.role != .designTime else { return }
      let value = DocumentValue.element(document.valueElement(of: node))
      guard row.copy != nil, stack[top].list == nil, program.plans[object].type == nil else {
        return give(value, by: row, to: object)
      }
      collect(value, by: row)
    }
  }

  /// Gives an element to the prototype: all objects get what came of it.
  private mutating func collect(_ value: DocumentValue, by row: Row) {
    let top = stack.count - 1
    let prototype = stack[top].prototype ?? stack[top].vocabulary.make?()
    prototype?.apply(value, to: row, in: decoding)
    stack[top].prototype = prototype
    if !stack[top].copied.contains(where: { $0.name == row.name }) { stack[top].copied.append(row) }
  }

  private mutating func compileAttributes(of node: XMLNode, to object: Int, _ vocabulary: Vocabulary) {
    for position in tree.attributes(of: node).indices {
      guard let row = document.row(ofAttributeAt: position, in: vocabulary), row.role != .designTime,
        let value = document.value(at: position)
      else { continue }
      switch (row.type, value) {
      case (.reference, .reference(let id)): references.append((object, row, id))
      case (.image, _): give(imageValue(value, of: node), by: row, to: object)
      default: give(value, by: row, to: object)
      }
    }
  }

  /// Decodes a value once where that can be done. What a new object of UIKit's own has anyway is not given to it.
  private func give(_ value: DocumentValue, by row: Row, to object: Int, isFirst: Bool = true) {
    guard row.isPreparable else {
      program.steps.append(.apply(program.applications.count))
      program.applications.append(NibProgram.Application(object: object, row: row, value: value))
      return
    }
    guard let prepared = row.prepare(value, in: decoding) else { return }
    if isFirst, prepared.isDefault, program.plans[object].type == nil { return }
    program.give(object, prepared)
  }

  // MARK: Variations

  /// Gives a complete object what the variations in force say instead.
  private mutating func compileVariations(of frame: Frame) {
    let variations = variations.active[frame.node.index] ?? []
    guard !variations.isEmpty else { return }
    for variation in variations {
      compileVariation(variation, of: frame)
    }
  }

  private mutating func compileVariation(_ variation: XMLNode, of frame: Frame) {
    let attributes = tree.attributes(of: variation)
    for position in attributes.indices {
      guard let value = document.value(at: position),
        let row = frame.vocabulary.row(named: tree.names[attributes[position].nameIndex]), row.role != .designTime
      else { continue }
      switch (row.type, value) {
      case (.reference, .reference(let id)): references.append((frame.object, row, id))
      case (.image, _): give(imageValue(value, of: variation), by: row, to: frame.object, isFirst: false)
      default: give(value, by: row, to: frame.object, isFirst: false)
      }
    }
    for child in tree.elements(of: variation) {
      guard let key = tree.attribute("key", of: child), let row = frame.vocabulary.row(named: key),
        document.meanings[child.index].role == .value
      else { continue }
      let isNil = tree.name(of: child) == "nil"
      let value = isNil ? DocumentValue.null : .element(document.valueElement(of: child))
      give(value, by: row, to: frame.object, isFirst: false)
    }
  }

  // MARK: Values

  private func compileRuntimeAttribute(_ node: XMLNode, of object: Int) {
    guard tree.name(of: node) == "userDefinedRuntimeAttribute",
      let attribute = UserDefinedRuntimeAttribute(document.valueElement(of: node), in: decoding)
    else { return }
    program.runtimeAttributes.append((object, attribute))
  }

  /// A picture's name, with the catalogue that the element names beside it.
  private func imageValue(_ value: DocumentValue, of node: XMLNode) -> DocumentValue {
    guard case .string(let name) = value, let catalog = tree.attribute("catalog", of: node) else { return value }
    return .element(
      ValueElement(
        element: "image",
        attributes: [.init(name: "name", value: .string(name)), .init(name: "catalog", value: .string(catalog))],
        node: node.index))
  }
}
