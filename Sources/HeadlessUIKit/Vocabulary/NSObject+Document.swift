/// What a live object remembers of the document that it came from. All objects of one element share it.
public final class DocumentIdentity: Sendable {
  /// The object's `id`.
  public let id: String
  /// The class that the document names, nil for UIKit's own.
  public let customClass: String?
  /// The module of that class, nil when the document does not say.
  public let customModule: String?
  /// The name that somebody gave it in Interface Builder.
  public let userLabel: String?
  /// The number of its element.
  public let node: Int

  /// States where an object stands in its document.
  public init(
    id: String, customClass: String? = nil, customModule: String? = nil, userLabel: String? = nil, node: Int = 0
  ) {
    self.id = id
    self.customClass = customClass
    self.customModule = customModule
    self.userLabel = userLabel
    self.node = node
  }
}

extension NSObject {
  /// The object's properties that differ from their defaults, by UIKit's names, in the order of the vocabulary.
  public var inspectedProperties: [InspectedValue.Entry] {
    type(of: self).vocabulary.allRows.compactMap { row in
      row.inspect(self).map { InspectedValue.Entry(row.property, $0) }
    }
  }

  /// Gives the object what a document says for a row. Returns false when the row is for another class.
  @discardableResult
  public func apply(_ value: DocumentValue, to row: Row, in decoding: any DocumentDecoding) -> Bool {
    row.apply(self, value, decoding)
  }

  /// Puts a child object where a list or object row says. Returns false when one of the two is of the wrong class.
  public func adopt(_ child: NSObject, by row: Row) -> Bool { row.adopt(self, child) }

  /// The objects that hang on this one, by the names that documents give their places, in vocabulary order;
  /// places that hold none are left out.
  public var inspectedChildren: [(place: String, isList: Bool, objects: [NSObject])] {
    type(of: self).vocabulary.allRows.compactMap { row in
      guard row.role == .list || row.role == .object else { return nil }
      let objects = row.children(self)
      return objects.isEmpty ? nil : (row.name, row.role == .list, objects)
    }
  }
}
