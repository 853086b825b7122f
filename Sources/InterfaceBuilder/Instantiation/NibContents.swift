public import Diagnostics
public import HeadlessUIKit

/// The live objects of a document, connected.
public final class NibContents {
  let program: NibProgram
  let objects: ObjectTable
  /// What went wrong while the objects were made.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Pictures that were asked for and that no catalogue has, by name, each once, in the order of asking.
  public internal(set) var missingImages: [String] = []
  /// The user-defined runtime attributes in document order.
  public internal(set) var runtimeAttributes: [NibRuntimeAttribute] = []
  /// The objects that the traits leave out of their superview or layout, in document order. Outlets may hold them.
  public internal(set) var uninstalledObjects: [NSObject] = []
  /// Every connection in document order.
  public private(set) lazy var connections: [NibConnection] = program.connections.compactMap { plan in
    objects[plan.source].map { source in
      NibConnection(
        kind: plan.kind, id: plan.id, source: source, destinationID: plan.destinationID, node: plan.node)
    }
  }
  lazy var nibDecoding = NibDecoding(program, contents: self)
  private lazy var connectionsBySource: [ObjectIdentifier: [NibConnection]] = Dictionary(
    grouping: connections, by: { ObjectIdentifier($0.source) })

  init(_ program: NibProgram) {
    self.program = program
    objects = ObjectTable(count: program.plans.count)
    diagnostics = program.diagnostics
    missingImages = program.missingImages
  }

  /// The top-level objects of a xib in document order, without placeholders; empty for a storyboard.
  public var topLevelObjects: [NSObject] {
    for part in program.topLevel where part.sceneID == nil { return part.objects.compactMap { objects[$0] } }
    return []
  }

  /// The scenes of a storyboard in document order; empty for a xib.
  public var scenes: [NibScene] {
    program.topLevel.compactMap { sceneID, numbers in
      sceneID.map { NibScene(id: $0, objects: numbers.compactMap { objects[$0] }) }
    }
  }

  /// The object that the nib's owner stands in for, with the connections that hang on it.
  public var filesOwner: IBProxyObject? { program.filesOwner.flatMap { objects[$0] as? IBProxyObject } }

  /// The traits that the objects were made for.
  public var traits: UITraitCollection { program.traits }

  /// Finds pictures and colours for values that are set later, as the document's own were found.
  public var decoding: (any DocumentDecoding)? { nibDecoding }

  /// The object with that `id`; the first one when the document uses an id twice.
  public func object(withID id: String) -> NSObject? { program.numbers[id].flatMap { objects[$0] } }

  /// The connections that start at the object, in document order.
  public func connections(of object: NSObject) -> [NibConnection] {
    connectionsBySource[ObjectIdentifier(object)] ?? []
  }

  /// The outlets of the object: the property and the object it holds, nil when that does not exist.
  public func outlets(of object: NSObject) -> [(property: String, object: NSObject?)] {
    connections(of: object).compactMap { connection in
      guard case .outlet(let property) = connection.kind else { return nil }
      return (property, self.object(withID: connection.destinationID))
    }
  }
}

/// One scene of a storyboard.
public struct NibScene {
  /// The `sceneID`.
  public var id: String
  /// The scene's objects in document order, without placeholders.
  public var objects: [NSObject]
}

/// One connection of a document.
public struct NibConnection {
  /// What the connection does.
  public enum Kind: Hashable {
    /// The source's property holds the destination.
    case outlet(property: String)
    /// The destination is one of those that the source's property holds.
    case outletCollection(property: String)
    /// The source sends a message to the destination; `events` are document names such as `touchUpInside`.
    case action(selector: String, events: [String])
    /// The source leads to another scene.
    case segue(kind: String, identifier: String?)
  }

  /// What the connection does.
  public var kind: Kind
  /// The connection's own `id`.
  public var id: String
  /// The object that has the connection.
  public var source: NSObject
  /// The `id` of the object at its other end, which need not exist.
  public var destinationID: String
  /// The number of its element.
  public var node: Int
}

extension NibContents {
  /// Every view that the document made, in document order.
  public var views: [UIView] {
    program.plans.indices.compactMap { number in
      program.plans[number].isNamed ? objects[number] as? UIView : nil
    }
  }
}
