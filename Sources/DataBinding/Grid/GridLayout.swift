import Diagnostics
import HeadlessUIKit

/// Cells of one size in rows and columns, with equal gaps left, right and between the columns.
///
/// The gap is (width − columns × cell width) / (columns + 1).
public struct GridLayout: Sendable, Hashable {
  /// The space between two rows.
  public enum RowSpacing: Sendable, Hashable {
    /// In points; a negative one lets rows overlap.
    case fixed(CGFloat)
    /// The same as the horizontal margin.
    case auto
  }

  /// The most columns that are laid out.
  public static let maximumColumns = 10_000
  /// The most cells that are laid out.
  public static let maximumCount = 1_000_000

  /// How many cells stand side by side, from 1.
  public let columns: Int
  /// The size of every cell, in points.
  public let cellSize: CGSize
  /// The distance of the first row from the top, in points.
  public let top: CGFloat
  /// The space between two rows.
  public let rowSpacing: RowSpacing
  /// The width that the columns and the gaps share, in points.
  public let width: CGFloat

  /// - Throws: `GridLayoutError` when a number is not finite, out of range, or leads to one that is.
  public init(
    columns: Int, cellSize: CGSize, top: CGFloat = 0, rowSpacing: RowSpacing = .auto, width: CGFloat
  ) throws(GridLayoutError) {
    guard columns >= 1, columns <= Self.maximumColumns else { throw .columns(columns) }
    try Self.check(cellSize.width, "cell width", isPositive: true)
    try Self.check(cellSize.height, "cell height", isPositive: true)
    try Self.check(width, "width", isPositive: true)
    try Self.check(top, "top", isPositive: false)
    if case .fixed(let spacing) = rowSpacing { try Self.check(spacing, "row spacing", isPositive: false) }
    self.columns = columns
    self.cellSize = cellSize
    self.top = top
    self.rowSpacing = rowSpacing
    self.width = width
  }

  /// The gap left of, right of and between the cells, in points; negative when they overlap.
  public var margin: CGFloat { (width - CGFloat(columns) * cellSize.width) / CGFloat(columns + 1) }

  /// The space between two rows, in points.
  public var spacingOfRows: CGFloat {
    switch rowSpacing {
    case .fixed(let spacing): spacing
    case .auto: margin
    }
  }

  /// The frames of that many cells, row by row, in points.
  ///
  /// - Throws: `GridLayoutError` when the count is negative or above `maximumCount`.
  /// - Complexity: linear in the count.
  public func frames(count: Int) throws(GridLayoutError) -> [CGRect] {
    try Self.check(count: count)
    return (0..<count).map { index in
      CGRect(
        x: margin + CGFloat(index % columns) * (cellSize.width + margin),
        y: top + CGFloat(index / columns) * (cellSize.height + spacingOfRows), width: cellSize.width,
        height: cellSize.height)
    }
  }

  /// Where the lowest of that many cells ends, in points from the top; `top` without any cell.
  ///
  /// - Throws: `GridLayoutError` when the count is negative or above `maximumCount`.
  public func contentHeight(count: Int) throws(GridLayoutError) -> CGFloat {
    try Self.check(count: count)
    guard count > 0 else { return top }
    // Rows that overlap by more than their height climb: then the first row ends lowest.
    let rows = (count - 1) / columns
    return top + cellSize.height + max(0, CGFloat(rows) * (cellSize.height + spacingOfRows))
  }

  /// Warnings about cells that do not fit (rule `grid-overlap`).
  ///
  /// - Parameters:
  ///   - count: how many cells are laid out: one row has no others to overlap.
  ///   - document: the document as the caller names it.
  public func diagnostics(count: Int, document: String) -> [Diagnostic] {
    var messages: [String] = []
    if margin < 0 { messages.append(Message.tooNarrow(self)) }
    if spacingOfRows < 0, count > columns { messages.append(Message.rows(self)) }
    return messages.map {
      Diagnostic(
        rule: "grid-overlap", severity: .warning, document: document, message: $0,
        help: "Take fewer columns, smaller cells, a larger width, or a row spacing that is not negative.")
    }
  }

  private static func check(_ number: CGFloat, _ name: String, isPositive: Bool) throws(GridLayoutError) {
    // A billion points keeps every sum and product here finite and exact to far less than a pixel.
    guard number.magnitude <= 1e9, !isPositive || number > 0 else {
      throw .number(name: name, value: number, isPositive: isPositive)
    }
  }

  private static func check(count: Int) throws(GridLayoutError) {
    guard (0...maximumCount).contains(count) else { throw .count(count) }
  }
}

/// Why cells cannot be laid out.
public enum GridLayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  case columns(Int)
  case count(Int)
  case number(name: String, value: CGFloat, isPositive: Bool)

  /// One sentence: what is wrong.
  public var description: String {
    switch self {
    case .columns(let columns):
      "A grid has 1 to \(GridLayout.maximumColumns) columns, not \(columns)."
    case .count(let count):
      "A grid has 0 to \(GridLayout.maximumCount) cells, not \(count)."
    case .number(let name, let value, let isPositive):
      "The \(name) of a grid is \(isPositive ? "more than 0" : "-1000000000") to 1000000000 points, not \(points(value))."
    }
  }
}

/// A length as people write it: without `.0`, at most three decimals.
private func points(_ length: CGFloat) -> String {
  guard length.magnitude < 1e9 else { return RecordValue.real(length).text }
  return RecordValue.real((length * 1000).rounded() / 1000).text
}

private enum Message {
  static func tooNarrow(_ grid: GridLayout) -> String {
    let isOne = grid.columns == 1
    let overlap = points(-grid.margin)
    let need = points(CGFloat(grid.columns) * grid.cellSize.width)
    return "\(grid.columns) \(isOne ? "cell" : "cells") of \(points(grid.cellSize.width)) points "
      + "\(isOne ? "needs" : "need") \(need) points, but the width is \(points(grid.width)): "
      + (isOne
        ? "it sticks out by \(overlap) points on both sides." : "neighbouring cells overlap by \(overlap) points.")
  }

  static func rows(_ grid: GridLayout) -> String {
    "The row spacing is \(points(grid.spacingOfRows)) points: neighbouring rows overlap by "
      + "\(points(-grid.spacingOfRows)) points."
  }
}
