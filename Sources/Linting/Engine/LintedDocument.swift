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
  /// Whether the constraints of the document are used at all.
  private(set) lazy var usesConstraints = isSupported && document.usesAutolayout
  /// Whether it holds scenes.
  public let isStoryboard: Bool
  /// Whether the system shows the document while the app starts, before any code of it runs.
  private(set) lazy var isLaunchScreen = tree.attribute("launchScreen", of: document.root) == "YES"
  /// The document's name without its folder.
  private(set) lazy var fileName = String(
    document.name.utf8.lastIndex(of: UInt8(ascii: "/")).map { document.name[$0...].dropFirst() }
      ?? document.name[...])
  /// The elements that have an `id`, in document order, without resources and variations.
  public let identified: [(id: String, node: XMLNode)]
  /// The first element of each `id`.
  public private(set) lazy var nodesByID = Dictionary(
    identified.lazy.map { ($0.id, $0.node) }
  ) { first, _ in first }
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
  /// Finds elements by their names.
  private let elements: ElementIndex

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
    elements = ElementIndex(tree)
    let idName = tree.nameIndex(named: "id") ?? -1
    let notObjects = Self.notObjects.map { tree.nameIndex(named: $0) }
    identified = tree.withContents { contents in
      var found: [(id: String, node: XMLNode)] = []
      for number in 0..<contents.nodeCount where contents.isElement(number) {
        for attribute in contents.attributes(of: number) where contents.name(ofAttribute: attribute) == idName {
          guard !notObjects.contains(contents.name(of: number)) else { break }
          found.append((String(decoding: contents.value(ofAttribute: attribute), as: UTF8.self), XMLNode(number)))
          break
        }
      }
      return found
    }
  }

  /// Elements whose `id` is of another kind.
  private static let notObjects = ["device", "adaptation"]

  /// The elements of that name, in document order.
  public func elements(named name: String) -> [XMLNode] {
    tree.nameIndex(named: name).map { elements[$0].map { XMLNode(Int($0)) } } ?? []
  }

  /// The `<scene>` that the element is in, nil in a xib.
  public func scene(of node: XMLNode) -> XMLNode? {
    guard scenesByNode.indices.contains(node.index), scenesByNode[node.index] >= 0 else { return nil }
    return XMLNode(Int(scenesByNode[node.index]))
  }

  /// The scene that each node is in by the nodes' numbers, negative for none. Elements come before what is in them.
  private lazy var scenesByNode: [Int32] = {
    let name = tree.nameIndex(named: "scene") ?? -1
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

  /// Whether each node, by its number, is in an object that is hidden or transparent; empty when none is.
  private(set) lazy var neverSeen: [Bool] = {
    let (hidden, alpha) = (tree.nameIndex(named: "hidden") ?? -1, tree.nameIndex(named: "alpha") ?? -1)
    guard hidden >= 0 || alpha >= 0 else { return [] }
    var found = [Bool](repeating: false, count: tree.nodeCount)
    for number in found.indices {
      let node = XMLNode(number)
      if let parent = tree.parent(of: node), parent.index < number, found[parent.index] {
        found[number] = true
      } else if tree.isElement(node) {
        found[number] =
          tree.attribute(nameIndex: hidden, of: node).map { tree.string($0) == "YES" } == true
          || tree.attribute(nameIndex: alpha, of: node).flatMap { Double(tree.string($0)) } == 0
      }
    }
    return found
  }()

  /// Whether any object says something to assistive technologies.
  private(set) lazy var saysAccessibility =
    tree.nameIndex(named: "accessibility") != nil
    || tree.nameIndex(named: "userDefinedRuntimeAttributes") != nil

  /// The nearest element of that name that the element is in, or the element itself.
  public func enclosing(_ name: String, of node: XMLNode) -> XMLNode? {
    guard let index = tree.nameIndex(named: name) else { return nil }
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
