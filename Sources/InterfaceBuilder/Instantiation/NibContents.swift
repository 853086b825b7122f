public import Diagnostics
public import HeadlessUIKit

/// The live objects of a document, connected.
public final class NibContents {
  /// The top-level objects of a xib in document order, without placeholders; empty for a storyboard.
  public internal(set) var topLevelObjects: [NSObject] = []
  /// The scenes of a storyboard in document order; empty for a xib.
  public internal(set) var scenes: [NibScene] = []
  /// The object that the nib's owner stands in for, with the connections that hang on it.
  public internal(set) var filesOwner: IBProxyObject?
  /// What went wrong while the objects were made.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Every connection in document order.
  public internal(set) var connections: [NibConnection] = []
  /// Pictures that were asked for and that no catalogue has, by name, each once, in the order of asking.
  public internal(set) var missingImages: [String] = []
  /// The user-defined runtime attributes in document order.
  public internal(set) var runtimeAttributes: [NibRuntimeAttribute] = []
  /// The objects that the traits leave out of their superview or layout, in document order. Outlets may hold them.
  public internal(set) var uninstalledObjects: [NSObject] = []
  /// The traits that the objects were made for.
  public internal(set) var traits = UITraitCollection.standard
  /// Finds pictures and colours for values that are set later, as the document's own were found.
  public internal(set) var decoding: (any DocumentDecoding)?
  var objectsByID: [String: NSObject] = [:]
  private lazy var connectionsBySource: [ObjectIdentifier: [NibConnection]] = Dictionary(
    grouping: connections, by: { ObjectIdentifier($0.source) })

  /// The object with that `id`; the first one when the document uses an id twice.
  public func object(withID id: String) -> NSObject? { objectsByID[id] }

  /// The connections that start at the object, in document order.
  public func connections(of object: NSObject) -> [NibConnection] {
    connectionsBySource[ObjectIdentifier(object)] ?? []
  }

  /// The outlets of the object: the property and the object it holds, nil when that does not exist.
  public func outlets(of object: NSObject) -> [(property: String, object: NSObject?)] {
    connections(of: object).compactMap { connection in
      guard case .outlet(let property) = connection.kind else { return nil }
      return (property, objectsByID[connection.destinationID])
    }
  }
}

/// One scene of a storyboard.
public struct NibScene {
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

  public var kind: Kind
  public var id: String
  public var source: NSObject
  public var destinationID: String
  /// The number of its element.
  public var node: Int
}

extension NibContents {
  /// Every view that the document made, in document order.
  public var views: [UIView] {
    objectsByID.values.compactMap { $0 as? UIView }.sorted { left, right in
      (left.documentIdentity?.node ?? 0) < (right.documentIdentity?.node ?? 0)
    }
  }
}
