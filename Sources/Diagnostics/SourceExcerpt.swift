/// A line of a document that a finding is about, or what is around the place in a long one.
public struct SourceExcerpt: Sendable, Hashable {
  /// Without a line ending; control characters are blanks.
  public var text: String
  /// Where in the text the place is, counted from 1 in Unicode code points.
  public var column: Int

  /// A piece of a line with the place in it.
  public init(text: String, column: Int) {
    self.text = text
    self.column = column
  }
}
