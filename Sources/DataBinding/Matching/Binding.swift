/// One line from the data to a view: the property of an outlet that the value at a key path fills.
public struct Binding: Sendable, Hashable {
  /// The name of the outlet.
  public let outlet: String
  /// The name of the property, as `BindableProperty` has it.
  public let property: String
  /// The way from a record to the value.
  public let keyPath: RecordKeyPath

  /// A binding of parts that are known to be right.
  public init(outlet: String, property: String, keyPath: RecordKeyPath) {
    self.outlet = outlet
    self.property = property
    self.keyPath = keyPath
  }

  /// Reads a binding such as `iconView.image=icon` or `downloadButton.title=state.title`.
  ///
  /// - Throws: `BindingError` when the equals sign or the dot is missing, a name is none, or the key path is wrong.
  public init(_ text: String) throws(BindingError) {
    guard let equals = text.firstIndex(of: "=") else { throw .init(Message.noEquals(text)) }
    try self.init(target: String(text[..<equals]), keyPath: String(text[text.index(after: equals)...]))
  }

  /// Reads the two halves of a binding: `iconView.image` and `icon`.
  ///
  /// - Throws: `BindingError`, as for the whole.
  public init(target: String, keyPath: String) throws(BindingError) {
    let target = Self.trimmed(target)
    guard let dot = target.firstIndex(of: ".") else { throw .init(Message.noDot(target)) }
    let outlet = String(target[..<dot])
    let property = String(target[target.index(after: dot)...])
    for name in [outlet, property] where !Self.isName(name) { throw .init(Message.noName(target, name)) }
    do throws(RecordKeyPathError) {
      self.init(outlet: outlet, property: property, keyPath: try RecordKeyPath(Self.trimmed(keyPath)))
    } catch {
      throw .init("The binding of \"\(target)\" has no usable key path. \(error.description)")
    }
  }

  /// A letter or underscore, then letters, digits and underscores.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" || first == "$" else { return false }
    return name.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Binding: CustomStringConvertible {
  /// The binding in writing: `iconView.image=icon`.
  public var description: String { "\(outlet).\(property)=\(keyPath)" }
}

/// Why a text is no binding.
public struct BindingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence: what is wrong and what would be right.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

private enum Message {
  static func noEquals(_ text: String) -> String {
    "The binding \"\(text)\" has no equals sign; write OUTLET.PROPERTY=KEYPATH, such as iconView.image=icon."
  }

  static func noDot(_ target: String) -> String {
    "The binding of \"\(target)\" names no property; write OUTLET.PROPERTY, such as iconView.image."
  }

  static func noName(_ target: String, _ name: String) -> String {
    name.isEmpty
      ? "The binding of \"\(target)\" has an empty name; write OUTLET.PROPERTY, such as iconView.image."
      : "The binding of \"\(target)\" has \"\(name)\" for a name; names are letters, digits and underscores."
  }
}
