/// A part of a text, in UTF-16 units.
public struct NSRange: Sendable, Hashable {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// A part by where it begins and how long it is.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
