public import HeadlessUIKit

/// What is known about one kind of element, for people.
public struct KindDescription: Sendable, Hashable {
  /// The element's name, such as `stepper`.
  public var element: String
  /// The element that it means this in, nil when it does everywhere.
  public var parent: String?
  /// The class that it makes, nil for a value.
  public var className: String?
  /// The classes that the class inherits from, nearest first.
  public var inheritance: [String]
  /// What the element may say, its own rows first.
  public var rows: [RowDescription]

  /// What is known about one attribute or child.
  public struct RowDescription: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// How the row is met in a document.
    public var role: Row.Role
    /// `YES or NO`, `a number`, `one of left, center` …
    public var type: String
    /// As a document would spell it, nil when there is none.
    public var defaultText: String?
    /// UIKit's name of the property, nil for what only Interface Builder uses.
    public var property: String?
    /// The key in a compiled nib, nil when it is not known.
    public var nibKey: String?
    /// The class whose vocabulary has the row, or the element of a value.
    public var owner: String
    /// The class of the objects that a list or an object row takes, nil for other rows.
    public var childClass: String?
  }

  init(_ vocabulary: Vocabulary) {
    let parts = vocabulary.element.split(separator: "/", maxSplits: 1).map(String.init)
    element = parts.last ?? vocabulary.element
    parent = parts.count > 1 ? parts[0] : nil
    className = vocabulary.className.isEmpty ? nil : vocabulary.className
    var chain: [Vocabulary] = [vocabulary]
    while let next = chain.last?.parent { chain.append(next) }
    inheritance = chain.dropFirst().reduce(into: []) { names, kind in
      if !kind.className.isEmpty, kind.className != names.last, kind.className != vocabulary.className {
        names.append(kind.className)
      }
    }
    rows = vocabulary.allRows.map { row in
      let owner = chain.first { kind in kind.rows.contains { $0.name == row.name } } ?? vocabulary
      return RowDescription(row, owner: Self.name(of: owner))
    }
  }

  /// What people call a kind: its class, or the element of a value.
  static func name(of vocabulary: Vocabulary) -> String {
    vocabulary.className.isEmpty ? "<\(vocabulary.element)>" : vocabulary.className
  }
}

extension KindDescription.RowDescription {
  init(_ row: Row, owner: String) {
    self.init(
      name: row.name, role: row.role, type: row.type.described, defaultText: row.defaultText,
      property: row.role == .designTime ? nil : row.property, nibKey: row.nibKey, owner: owner,
      childClass: row.childType.map { String(describing: $0) })
  }
}

extension KindDescription {
  /// The kinds of elements of that name, as `parent/element` or the element alone; usually one, none when no kind has
  /// the name.
  public static func named(_ name: String) -> [KindDescription] {
    KindIndex.shared.all.filter { $0.element == name || $0.element.hasSuffix("/\(name)") }.map(KindDescription.init)
  }

  /// The names of all elements that are known, sorted.
  public static var elementNames: [String] {
    let names = KindIndex.shared.all.map { kind in
      kind.element.split(separator: "/").last.map(String.init) ?? kind.element
    }
    return Set(names).subtracting(["*"]).sorted()
  }
}

extension ValueType {
  /// In words.
  var described: String {
    switch self {
    case .element(let names): "<" + names.split(separator: "|").joined(separator: "> or <") + ">"
    case .object: "an object"
    case .image: "a picture's name"
    default: expectation
    }
  }
}
