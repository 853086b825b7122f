public import Diagnostics

/// What share of one or many documents is understood, and what is not.
///
/// An element is understood when there is a kind for it, or when it is a list that its parent's vocabulary knows. An
/// attribute is understood when its element's vocabulary has a row for it and it is of the row's type. A child element
/// with a `key` counts as an attribute of its parent under that key.
public struct Coverage: Sendable, Hashable {
  /// How many documents were counted.
  public private(set) var documents = 0
  /// How many documents of macOS and watchOS were left out.
  public private(set) var unsupportedDocuments = 0
  /// The share of elements.
  public private(set) var elements = Share()
  /// The share of attributes.
  public private(set) var attributes = Share()
  private var unknown: [Name: Occurrences] = [:]

  /// Nothing is counted yet.
  public init() {}

  /// How many there are, and how many of them are understood.
  public struct Share: Sendable, Hashable {
    /// How many there are.
    public var total = 0
    /// How many are understood.
    public var understood = 0

    /// From 0 to 1; 1 when there are none.
    public var ratio: Double { total == 0 ? 1 : Double(understood) / Double(total) }

    mutating func count(isUnderstood: Bool) {
      total += 1
      if isUnderstood { understood += 1 }
    }

    mutating func add(_ other: Share) {
      total += other.total
      understood += other.understood
    }
  }

  /// An element or an attribute that is not understood.
  public struct Unknown: Sendable, Hashable {
    /// The name of the element.
    public var element: String
    /// Nil when the element itself is meant.
    public var attribute: String?
    /// How often it occurs.
    public var count: Int
    /// The document where it was first met.
    public var document: String
    /// Where it was first met.
    public var location: SourceLocation
  }

  struct Name: Hashable {
    var element: String
    var attribute: String?
  }

  struct Occurrences: Hashable {
    var count: Int
    var document: String
    var location: SourceLocation
  }

  /// The elements that are not understood, the most frequent ones first, then by name.
  public var unknownElements: [Unknown] { list { $0.attribute == nil } }

  /// The attributes that are not understood, of elements that are; the most frequent ones first, then by name.
  public var unknownAttributes: [Unknown] { list { $0.attribute != nil } }

  /// Adds what was counted elsewhere. The first place of what both have is the one of the document that comes first by
  /// name, so that the order of merging does not matter.
  public mutating func merge(_ other: Coverage) {
    documents += other.documents
    unsupportedDocuments += other.unsupportedDocuments
    elements.add(other.elements)
    attributes.add(other.attributes)
    unknown.merge(other.unknown) { ours, theirs in
      let first = (ours.document, ours.location) <= (theirs.document, theirs.location) ? ours : theirs
      return Occurrences(count: ours.count + theirs.count, document: first.document, location: first.location)
    }
  }

  // MARK: Counting

  mutating func countDocument() { documents += 1 }

  mutating func countUnsupportedDocument() { unsupportedDocuments += 1 }

  mutating func countElement(isUnderstood: Bool) { elements.count(isUnderstood: isUnderstood) }

  mutating func countAttribute(isUnderstood: Bool) { attributes.count(isUnderstood: isUnderstood) }

  /// Notes something that is not understood; its place is asked for only the first time.
  mutating func note(_ name: Name, in document: String, at location: () -> SourceLocation) {
    guard unknown[name] == nil else {
      unknown[name]?.count += 1
      return
    }
    unknown[name] = Occurrences(count: 1, document: document, location: location())
  }

  private func list(_ isWanted: (Name) -> Bool) -> [Unknown] {
    unknown.filter { isWanted($0.key) }.map { name, found in
      Unknown(
        element: name.element, attribute: name.attribute, count: found.count, document: found.document,
        location: found.location)
    }.sorted {
      ($1.count, $0.element, $0.attribute ?? "") < ($0.count, $1.element, $1.attribute ?? "")
    }
  }
}
