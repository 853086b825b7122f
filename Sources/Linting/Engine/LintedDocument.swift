public import Diagnostics
public import HeadlessUIKit
public import InterfaceBuilder
public import MarkupXML

/// A document with what several rules ask for, found once.
public final class LintedDocument {
  /// The document that is meant.
  public let document: IBDocument
  /// Its markup.
  public var tree: XMLTree { document.tree }
  /// The bytes as they were read.
  public let source: [UInt8]
  /// Where pictures and named colours are looked for; nil when nobody said where.
  public let assets: AssetLibrary?
  /// The classes of the app; nil when nobody said where its sources are.
  public let sources: SourceIndex?
  /// The objects with a class of the app and what the sources say of it, looked up when a rule first asks.
  private(set) lazy var customObjects = findCustomObjects()
  /// What lies on disk around the document; nil when it may not be looked at.
  let files: ProjectFiles?
  /// The app's pictures and colours: those that were named, else those of the document's project.
  private(set) lazy var appAssets = assets ?? files?.assets(around: document.name)
  /// The translations of the document, read when a rule first asks; nil when it has none.
  private(set) lazy var translations = files?.translations(of: document.name)
  /// The texts that people read, found when a rule first asks for them.
  private(set) lazy var userTexts = findUserTexts()
  /// How to ask version control for a document.
  var readsCommitted: (@Sendable (String) -> [UInt8]?)?
  /// The document as version control has it, asked for when a rule first wants it; nil when it has none.
  private(set) lazy var committed = readsCommitted?(document.name)
  /// What the configuration says of the rules for this document.
  public let settings: RuleSettings
  /// Where the document's objects run.
  public let platform: IBDocument.Platform
  /// Whether its objects are UIKit's.
  public var isSupported: Bool { platform == .iOS || platform == .tvOS }
  /// Whether it holds scenes.
  public let isStoryboard: Bool
  /// The elements that have an `id`, in document order, without resources and variations.
  public let identified: [(id: String, node: XMLNode)]
  /// The first element of each `id`.
  public private(set) lazy var nodesByID = Dictionary(identified.map { ($0.id, $0.node) }) { first, _ in first }
  /// Every attribute that names another object, in document order.
  public private(set) lazy var references = document.references
  /// What is not understood, in document order.
  public private(set) lazy var unknown = isSupported ? document.unknownDiagnostics() : []
  /// The constraints that it states.
  private(set) lazy var constraintFacts = ConstraintFacts(of: self)
  /// Makes the live objects for another world than the document's own, and says what screen they are laid out on.
  var world: (makes: (IBDocument) -> NibContents, canvas: LayoutCanvas?)?
  /// The live objects, made when a rule first asks for them.
  public private(set) lazy var contents =
    world?.makes(document)
    ?? document.instantiate(
      InstantiationOptions(
        image: { [assets] name in assets?.image(named: name) },
        color: { [assets] name in assets?.color(named: name).flatMap { UIColor(asset: $0, name: name) } }))
  /// Where every view lies, laid out when a rule first asks for it. After that ``contents`` has these frames.
  public private(set) lazy var solved = SolvedScenes(contents, of: document, canvas: world?.canvas)
  /// The numbers of the elements by the number of their name, in document order.
  private let elementsByName: [[Int32]]

  public init(
    _ document: IBDocument, source: [UInt8] = [], assets: AssetLibrary? = nil, sources: SourceIndex? = nil,
    files: ProjectFiles? = nil, settings: RuleSettings = RuleSettings()
  ) {
    self.document = document
    self.files = files
    self.sources = sources
    self.source = source
    self.assets = assets
    self.settings = settings
    // Both look at words of the root, and every rule asks for them.
    platform = document.platform
    isStoryboard = document.isStoryboard
    let tree = document.tree
    let idName = tree.intern("id")
    let notObjects = Set(Self.notObjects.map { tree.intern($0) })
    var found: [(id: String, node: XMLNode)] = []
    var byName = [[Int32]](repeating: [], count: tree.names.count)
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      guard tree.isElement(node) else { continue }
      let name = tree.nameIndex(of: node)
      byName[name].append(Int32(truncatingIfNeeded: number))
      guard let id = tree.attribute(nameIndex: idName, of: node), !notObjects.contains(name) else { continue }
      found.append((tree.string(id), node))
    }
    identified = found
    elementsByName = byName
  }

  /// Elements whose `id` is of another kind.
  private static let notObjects = ["device", "adaptation"]

  /// The elements of that name, in document order.
  public func elements(named name: String) -> [XMLNode] {
    let index = tree.intern(name)
    guard index < elementsByName.count else { return [] }
    return elementsByName[index].map { XMLNode(Int($0)) }
  }

  /// The `<scene>` that the element is in, nil in a xib.
  public func scene(of node: XMLNode) -> XMLNode? {
    guard scenesByNode.indices.contains(node.index), scenesByNode[node.index] >= 0 else { return nil }
    return XMLNode(Int(scenesByNode[node.index]))
  }

  /// The scene that each node is in by the nodes' numbers, negative for none. Elements come before what is in them.
  private lazy var scenesByNode: [Int32] = {
    let name = tree.intern("scene")
    var scenes = [Int32](repeating: -1, count: isStoryboard ? tree.nodeCount : 0)
    for number in scenes.indices {
      let node = XMLNode(number)
      if tree.isElement(node), tree.nameIndex(of: node) == name {
        scenes[number] = Int32(truncatingIfNeeded: number)
      } else if let parent = tree.parent(of: node), parent.index < number {
        scenes[number] = scenes[parent.index]
      }
    }
    return scenes
  }()

  /// The nearest element of that name that the element is in, or the element itself.
  public func enclosing(_ name: String, of node: XMLNode) -> XMLNode? {
    let index = tree.intern(name)
    var current: XMLNode? = node
    while let candidate = current {
      if tree.isElement(candidate), tree.nameIndex(of: candidate) == index { return candidate }
      current = tree.parent(of: candidate)
    }
    return nil
  }

  /// The controllers of all scenes that are not in another controller, in document order; none but UIKit's.
  public private(set) lazy var controllers: [XMLNode] = elements(named: "scene").flatMap { scene -> [XMLNode] in
    guard isSupported, let objects = tree.element(named: "objects", of: scene) else { return [] }
    return tree.elements(of: objects).filter { tree.attribute("sceneMemberID", of: $0) == "viewController" }
  }

  /// A finding about an element, or about one of its attributes.
  public func finding(
    _ rule: RuleDocumentation, at node: XMLNode, attribute: String? = nil, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: rule.severity, document: document.name,
      location: attribute.map { tree.location(ofAttribute: $0, of: node) } ?? tree.location(of: node),
      objectID: document.objectID(of: node), path: document.labelPath(of: node), message: message, help: help)
  }
}
