public import Diagnostics
public import HeadlessUIKit
public import InterfaceBuilder
public import MarkupXML

/// A document with what several rules ask for, found once.
public final class LintedDocument {
  /// The document, understood.
  public let document: IBDocument
  /// Its markup.
  public var tree: XMLTree { document.tree }
  /// Where pictures and named colours are looked for; nil when nobody said where.
  public let assets: AssetLibrary?
  /// The classes of the app; nil when nobody said where its sources are.
  public let sources: SourceIndex?
  /// The objects with a class of the app and what the sources say of it, looked up when a rule first asks.
  private(set) lazy var customObjects = findCustomObjects()
  /// The elements that have an `id`, in document order, without resources and variations.
  public let identified: [(id: String, node: XMLNode)]
  /// The first element of each `id`.
  public let nodesByID: [String: XMLNode]
  /// The live objects, made when a rule first asks for them.
  public private(set) lazy var contents = document.instantiate(
    InstantiationOptions(
      image: { [assets] name in assets?.image(named: name) },
      color: { [assets] name in assets?.color(named: name).flatMap { UIColor(asset: $0, name: name) } }))

  public init(_ document: IBDocument, assets: AssetLibrary? = nil, sources: SourceIndex? = nil) {
    self.document = document
    self.sources = sources
    self.assets = assets
    let found = Self.identified(in: document.tree)
    identified = found
    nodesByID = Dictionary(found.map { ($0.id, $0.node) }) { first, _ in first }
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

  private static func identified(in tree: XMLTree) -> [(id: String, node: XMLNode)] {
    let idName = tree.intern("id")
    var found: [(id: String, node: XMLNode)] = []
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      guard tree.isElement(node), let id = tree.attribute(nameIndex: idName, of: node),
        !notObjects.contains(tree.name(of: node))
      else { continue }
      found.append((tree.string(id), node))
    }
    return found
  }

  /// Elements whose `id` is of another kind.
  private static let notObjects: Set<String> = ["device", "adaptation"]
}
