/// How one kind of element is said in a document: its name, what it makes, and its rows.
///
/// Vocabularies inherit the way the classes do: a button understands every row of a control and of a view.
public final class Vocabulary: @unchecked Sendable {
  /// The element's name, such as `stepper`.
  public let element: String
  /// The class that it makes, such as `UIStepper`; empty for an element that is a value or only holds others.
  public let className: String
  /// Its own rows.
  public let rows: [Row]
  /// The kind that it inherits rows from, nil for a root.
  public let parent: Vocabulary?
  /// Makes a live object, nil for a value.
  public let make: (() -> NSObject)?
  /// Whether a class is the one that it makes, or derived from it.
  public let isMade: (NSObject.Type) -> Bool
  /// The class that it makes, nil for a value.
  public let objectType: NSObject.Type?
  /// The rows of this kind and of those it inherits from, nearest first.
  public let allRows: [Row]
  private let positions: [String: Int]

  /// An element that is an object.
  public init<Object: NSObject>(
    _ element: String, _ type: Object.Type, inherits parent: Vocabulary?, make: @escaping () -> Object,
    rows: (RowMaker<Object>) -> [Row] = { _ in [] }
  ) {
    self.element = element
    className = String(describing: type)
    self.parent = parent
    self.make = make
    isMade = { $0 is Object.Type }
    objectType = type
    self.rows = rows(RowMaker<Object>())
    (allRows, positions) = Self.merge(self.rows, parent)
  }

  /// An element that is a value or only holds others; its rows say the types of its attributes (`key` goes without
  /// saying). `parent/element` names an element that means this only inside that parent.
  public init(value element: String, inherits parent: Vocabulary? = nil, rows: [Row] = []) {
    self.element = element
    className = ""
    self.parent = parent
    make = nil
    isMade = { _ in false }
    objectType = nil
    self.rows = parent == nil ? [.attribute("key")] + rows : rows
    (allRows, positions) = Self.merge(self.rows, parent)
  }

  private static func merge(_ own: [Row], _ parent: Vocabulary?) -> ([Row], [String: Int]) {
    var all: [Row] = []
    var positions: [String: Int] = [:]
    for row in own + (parent?.allRows ?? []) where positions[row.name] == nil {
      positions[row.name] = all.count
      all.append(row)
    }
    return (all, positions)
  }

  /// The position in ``allRows`` of the row of that name.
  public func position(of name: String) -> Int? { positions[name] }

  /// The row of that name, its own or inherited.
  public func row(named name: String) -> Row? { positions[name].map { allRows[$0] } }
}

extension Row {
  /// The rows of value elements, which say what type an attribute has.
  public static func attribute(_ name: String, _ type: ValueType = .string) -> Row {
    Row(name: name, role: .property, type: type, defaultText: nil, property: name, nibKey: nil)
  }

  /// An attribute of a value element that is one of a type's words.
  public static func attribute<Choice: DocumentChoice>(_ name: String, _ type: Choice.Type) -> Row {
    attribute(name, .choice(Choice.words))
  }
}
