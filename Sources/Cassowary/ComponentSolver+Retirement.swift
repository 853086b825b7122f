/// Finding columns that nothing bars but that still can't move.
///
/// A label that is asked to be at least and at most as wide as its text gives two columns with opposite sides: whichever
/// is basic holds the other at zero.
extension ComponentSolver {
  /// Takes rows out of the tableau in which nothing can move, until no more are found.
  mutating func retireRows() {
    var isChanged = true
    while isChanged {
      isChanged = false
      var kept = 0
      for place in basics.indices {
        let row = Int(basics[place])
        dropBarredTerms(of: row)
        if columns[row].count > 0, columns[row].constant == 0, holdsStill(row) {
          isChanged = true
          barAll(in: row)
        }
        if columns[row].count == 0 {
          basicPlaces[row] = -1
        } else {
          basics[kept] = basics[place]
          basicPlaces[row] = Int32(kept)
          kept += 1
        }
      }
      basics.removeLast(basics.count - kept)
    }
  }

  private mutating func dropBarredTerms(of row: Int) {
    let start = columns[row].start
    var kept = start
    for place in start..<start + columns[row].count {
      let term = tableau[place]
      guard columns[Int(term.number)].state != .barred else { continue }
      tableau[kept] = term
      kept += 1
    }
    work += columns[row].count
    columns[row].count = kept - start
  }

  /// Whether a row at zero can't be moved: every column that can move would push it across its barred side.
  private func holdsStill(_ row: Int) -> Bool {
    var canRise = false
    var canFall = false
    for place in columns[row].start..<columns[row].start + columns[row].count {
      let term = tableau[place]
      let column = columns[Int(term.number)]
      if column.up != .infinity {
        if term.coefficient > 0 { canRise = true } else { canFall = true }
      }
      if column.down != .infinity {
        if term.coefficient > 0 { canFall = true } else { canRise = true }
      }
    }
    return (columns[row].down == .infinity && !canRise) || (columns[row].up == .infinity && !canFall)
  }

  private mutating func barAll(in row: Int) {
    for place in columns[row].start..<columns[row].start + columns[row].count {
      let column = Int(tableau[place].number)
      columns[column].up = .infinity
      columns[column].down = .infinity
      retireIfBarred(column)
    }
    columns[row].count = 0
  }
}
