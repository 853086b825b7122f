/// A value element of a document with what it says: `<color key="textColor" white="1" …/>`, a button's `<state>`.
public struct ValueElement: Sendable, Hashable {
  /// The element's name.
  public var element: String
  /// The decoded attributes, by name, in document order.
  public var attributes: [Attribute]
  /// The elements in it, in document order.
  public var children: [ValueElement]
  /// The characters of a text element such as `<string>`.
  public var text: String
  /// The number of the element in its document, for messages.
  public var node: Int

  /// One decoded attribute.
  public struct Attribute: Sendable, Hashable {
    /// The attribute's name.
    public var name: String
    /// What it says.
    public var value: DocumentValue

    /// Pairs an attribute's name with what it says.
    public init(name: String, value: DocumentValue) {
      self.name = name
      self.value = value
    }
  }

  /// States an element; `node` is its number in the document.
  public init(
    element: String, attributes: [Attribute] = [], children: [ValueElement] = [], text: String = "", node: Int = 0
  ) {
    self.element = element
    self.attributes = attributes
    self.children = children
    self.text = text
    self.node = node
  }

  /// The value of an attribute, nil when the element has none of that name.
  public subscript(name: String) -> DocumentValue? {
    attributes.first { $0.name == name }?.value
  }

  /// The element's `key`: which property of its parent it is.
  public var key: String? { string("key") }

  /// The children of that element name.
  public func children(named element: String) -> [ValueElement] { children.filter { $0.element == element } }

  /// The child whose `key` it is.
  public func child(_ key: String) -> ValueElement? { children.first { $0.key == key } }

  /// The text of an attribute, nil when it is missing or of another type.
  public func string(_ name: String) -> String? {
    switch self[name] {
    case .string(let text), .reference(let text): text
    default: nil
    }
  }

  /// The number of an attribute, nil when it is missing or of another type.
  public func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The whole number of an attribute, nil when it is missing or of another type.
  public func integer(_ name: String) -> Int? {
    guard case .integer(let value) = self[name] else { return nil }
    return value
  }

  /// The truth of an attribute, nil when it is missing or of another type.
  public func bool(_ name: String) -> Bool? {
    guard case .bool(let value) = self[name] else { return nil }
    return value
  }

  /// The position of the word among the choices of its row.
  public func choice(_ name: String) -> Int? {
    guard case .choice(let index) = self[name] else { return nil }
    return index
  }

  /// The word, as a value of the type whose words the row lists.
  public func choice<Choice: DocumentChoice>(_ name: String, as type: Choice.Type) -> Choice? {
    guard let index = choice(name) else { return nil }
    return Choice.at(index)
  }
}
