/// The heights of a section's rows, most of which are alike: only those that differ are kept, so that a million rows cost
/// no more than a screenful.
struct RowHeights {
  let count: Int
  /// The height of the rows that nobody asked about, in points.
  let usual: CGFloat
  private var known: [Int: CGFloat] = [:]
  /// A binary indexed tree of the differences from the usual height, by the numbers of its nodes, from 1.
  private var differences: [Int: CGFloat] = [:]

  init(count: Int, usual: CGFloat) {
    self.count = count
    self.usual = usual
  }

  func isKnown(_ row: Int) -> Bool { known[row] != nil }

  func height(of row: Int) -> CGFloat { known[row] ?? usual }

  /// - Complexity: logarithmic in the rows.
  mutating func set(_ height: CGFloat, of row: Int) {
    let change = height - self.height(of: row)
    known[row] = height
    guard change != 0 else { return }
    var node = row + 1
    while node <= count {
      differences[node, default: 0] += change
      node += node & -node
    }
  }

  /// Makes a row one that nobody asked about.
  mutating func forget(_ row: Int) {
    set(usual, of: row)
    known[row] = nil
  }

  /// Where a row begins, from the top of the first; where the last ends for the number of rows.
  ///
  /// - Complexity: logarithmic in the rows.
  func top(of row: Int) -> CGFloat {
    var sum = usual * CGFloat(row)
    var node = row
    while node > 0 {
      sum += differences[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  var total: CGFloat { top(of: count) }

  /// The row at a distance from the top of the first; the first or last one when there is none. 0 without rows.
  ///
  /// - Complexity: logarithmic in the rows.
  func row(at distance: CGFloat) -> Int {
    var step = 1
    while step <= count / 2 { step *= 2 }
    var (passed, sum) = (0, 0.0 as CGFloat)
    while step > 0 {
      let end = sum + usual * CGFloat(step) + (differences[passed + step] ?? 0)
      if passed + step <= count, end <= distance {
        passed += step
        sum = end
      }
      step /= 2
    }
    return max(0, min(passed, count - 1))
  }
}
