/// A place in a text file. Lines and columns count from 1; a column counts Unicode code points.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// From 1.
  public var line: Int
  /// In Unicode code points, from 1.
  public var column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
