#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(FoundationEssentials)
  /// The place of a row or item: its section, then its number in that.
  public typealias IndexPath = FoundationEssentials.IndexPath
#else
  /// The place of a row or item: its section, then its number in that.
  public typealias IndexPath = Foundation.IndexPath
#endif

extension IndexPath {
  /// The place of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section; −1 for a path that has none.
  public var section: Int { isEmpty ? -1 : self[startIndex] }

  /// The number of the row in its section; −1 for a path that has none.
  public var row: Int { count < 2 ? -1 : self[1] }

  /// The number of the item in its section; −1 for a path that has none.
  public var item: Int { row }
}
