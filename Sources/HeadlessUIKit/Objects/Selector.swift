/// The name of a method that one object asks another to perform, such as `download:`; each colon stands for an argument.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons.
  public let name: String

  /// The selector of a method by its name, with a colon for each argument.
  public init(_ name: String) { self.name = name }

  /// The selector that a string literal names, with a colon for each argument.
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}
