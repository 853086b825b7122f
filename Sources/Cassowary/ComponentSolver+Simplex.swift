/// A primal simplex on sparse rows, with costs that are linear on either side of zero.
///
/// Every column has its only corner at zero, so a nonbasic column is zero and the constant of a tableau row is the value of
/// its basic column. A column enters upwards or downwards; the first basic column to reach zero leaves.
extension ComponentSolver {
  static let leastSlope = 1e-9

  /// Moves nonbasic columns until the cost can't fall any more.
  /// - Returns: false if it falls without bound.
  mutating func minimise() throws(SolverError) -> Bool {
    var standstill = 0
    // Corners in which many constraints meet take as many steps that change nothing; cycles are rare.
    let patience = 50 + rows.count
    var remaining = 10_000 + 50 * rows.count
    while let (entering, isUpwards) = chooseEntering(cautiously: standstill > patience) {
      guard
        let (leaving, step) = chooseLeaving(entering, isUpwards: isUpwards, cautiously: standstill > patience)
      else { return false }
      standstill = step <= Self.negligible * scale ? standstill + 1 : 0
      try pivot(leaving: leaving, entering: entering, isUpwards: isUpwards)
      remaining -= 1
      guard remaining > 0 else { throw .tooMuchWork }
    }
    return true
  }

  /// Takes a basic column's cost into the slopes.
  mutating func addCost(ofBasic column: Int) {
    let cost = rate(ofBasic: column)
    guard cost != 0 else { return }
    let range = columns[column].start..<columns[column].start + columns[column].count
    for place in range { addSlope(tableau[place].coefficient * cost, to: Int(tableau[place].number)) }
  }

  mutating func addSlope(_ slope: Double, to column: Int) {
    columns[column].slope += slope
    guard !columns[column].isListed else { return }
    columns[column].isListed = true
    sloped.append(Int32(column))
  }

  mutating func clearSlopes() {
    for column in sloped {
      columns[Int(column)].slope = 0
      columns[Int(column)].isListed = false
    }
    sloped.empty()
  }

  /// How the cost changes as the basic column grows.
  private func rate(ofBasic column: Int) -> Double {
    let rate = columns[column].isAbove ? columns[column].up : -columns[column].down
    return rate.isFinite ? rate : 0
  }

  /// Looks at a few dozen columns from where it last stopped, and at more only while none helps.
  /// - Parameter cautiously: whether to take the first column of all that helps, as Bland's rule against cycling asks for.
  private mutating func chooseEntering(cautiously: Bool) -> (column: Int, isUpwards: Bool)? {
    var best: (column: Int, isUpwards: Bool)?
    var least = -Self.leastSlope
    var looked = 0
    while looked < sloped.count {
      if looked >= 32, best != nil, !cautiously { break }
      if pricingPlace >= sloped.count { pricingPlace = 0 }
      let number = Int(sloped[pricingPlace])
      let column = columns[number]
      guard column.state == .nonbasic, column.slope != 0 else {
        columns[number].isListed = false
        columns[number].slope = 0
        sloped[pricingPlace] = sloped[sloped.count - 1]
        sloped.removeLast()
        // The column moved here may have been looked at before: count anew, so that none is missed.
        looked = 0
        continue
      }
      pricingPlace += 1
      looked += 1
      work += 1
      let isUpwards = column.slope < 0
      let change = isUpwards ? column.up + column.slope : column.down - column.slope
      guard change < -Self.leastSlope else { continue }
      if cautiously {
        if let rival = best, rival.column < number { continue }
      } else {
        guard change < least || (change == least && number < best?.column ?? .max) else { continue }
      }
      best = (number, isUpwards)
      least = change
    }
    return best
  }

  private mutating func chooseLeaving(
    _ entering: Int, isUpwards: Bool, cautiously: Bool
  ) -> (column: Int, step: Double)? {
    stamp += 1
    var best: (column: Int, step: Double)?
    var bestRate = 0.0
    let slack = (cautiously ? 1e-13 : 1e-11) * scale
    var entry = columns[entering].head
    while entry >= 0 {
      let row = Int(occurrences[Int(entry)].row)
      entry = occurrences[Int(entry)].next
      work += 1
      guard columns[row].state == .basic, columns[row].stamp != stamp else { continue }
      columns[row].stamp = stamp
      guard let coefficient = coefficient(of: entering, in: row) else { continue }
      let rate = isUpwards ? coefficient : -coefficient
      guard abs(rate) > 1e-9 else { continue }
      let column = columns[row]
      let step: Double
      if column.isAbove == (rate < 0) {
        step = max(0, column.isAbove ? column.constant : -column.constant) / abs(rate)
      } else if (column.isAbove ? column.up : column.down) == .infinity {
        step = 0
      } else {
        continue
      }
      if let rival = best {
        if step > rival.step + slack { continue }
        if step >= rival.step - slack {
          let isBetter = cautiously || abs(rate) == bestRate ? row < rival.column : abs(rate) > bestRate
          guard isBetter else { continue }
        }
      }
      best = (row, step)
      bestRate = abs(rate)
    }
    return best
  }

  private func coefficient(of column: Int, in row: Int) -> Double? {
    var low = columns[row].start
    var high = low + columns[row].count
    while low < high {
      let middle = (low + high) / 2
      if Int(tableau[middle].number) < column { low = middle + 1 } else { high = middle }
    }
    guard low < columns[row].start + columns[row].count, Int(tableau[low].number) == column else { return nil }
    return tableau[low].coefficient
  }

  private mutating func pivot(leaving: Int, entering: Int, isUpwards: Bool) throws(SolverError) {
    if tableau.count > tableauLimit { compactTableau() }
    guard let pivot = coefficient(of: entering, in: leaving) else { return }
    let old = columns[leaving]
    let leavingRate = rate(ofBasic: leaving)
    let oldRange = old.start..<old.start + old.count
    if leavingRate != 0 {
      for place in oldRange {
        addSlope(-leavingRate * tableau[place].coefficient, to: Int(tableau[place].number))
      }
    }

    // The leaving column's row, solved for the entering column.
    columns[leaving].state = old.up == .infinity && old.down == .infinity && !keepsBarredColumns ? .barred : .nonbasic
    columns[leaving].constant = 0
    columns[leaving].count = 0
    columns[leaving].head = -1
    let start = tableau.count
    var isLeavingPlaced = columns[leaving].state == .barred
    for place in oldRange {
      let term = tableau[place]
      if !isLeavingPlaced, Int(term.number) > leaving {
        tableau.append(Term(number: Int32(leaving), coefficient: 1 / pivot))
        isLeavingPlaced = true
      }
      guard Int(term.number) != entering, columns[Int(term.number)].state != .barred else { continue }
      tableau.append(Term(number: term.number, coefficient: -term.coefficient / pivot))
    }
    if !isLeavingPlaced { tableau.append(Term(number: Int32(leaving), coefficient: 1 / pivot)) }
    let range = start..<tableau.count
    var entry = columns[entering].head
    columns[entering].state = .basic
    columns[entering].isAbove = isUpwards
    columns[entering].constant = -old.constant / pivot
    columns[entering].start = start
    columns[entering].count = range.count
    columns[entering].head = -1
    if columns[leaving].state == .barred { mobileCount -= 1 }
    replaceBasic(leaving, by: entering)
    for place in range { addOccurrence(of: Int(tableau[place].number), in: entering) }

    // The cost.
    let factor = columns[entering].slope + rate(ofBasic: entering)
    columns[entering].slope = 0
    if factor != 0 {
      for place in range { addSlope(factor * tableau[place].coefficient, to: Int(tableau[place].number)) }
    }

    // The other rows.
    stamp += 1
    columns[leaving].stamp = stamp
    columns[entering].stamp = stamp
    while entry >= 0 {
      let row = Int(occurrences[Int(entry)].row)
      entry = occurrences[Int(entry)].next
      guard columns[row].state == .basic, columns[row].stamp != stamp else { continue }
      columns[row].stamp = stamp
      guard let coefficient = coefficient(of: entering, in: row) else { continue }
      merge(range, times: coefficient, into: row, replacing: entering)
      try spend(columns[row].count)
    }
    try spend(range.count)
  }

  private mutating func replaceBasic(_ leaving: Int, by entering: Int) {
    let place = Int(basicPlaces[leaving])
    basics[place] = Int32(entering)
    basicPlaces[entering] = Int32(place)
  }

  /// Adds a multiple of the entering column's row to another row, in which it stood.
  private mutating func merge(_ source: Range<Int>, times factor: Double, into row: Int, replacing entering: Int) {
    let old = columns[row].start..<columns[row].start + columns[row].count
    let start = tableau.count
    var (here, there) = (old.lowerBound, source.lowerBound)
    while here < old.upperBound || there < source.upperBound {
      let mine = here < old.upperBound ? tableau[here] : Term(number: .max, coefficient: 0)
      let other = there < source.upperBound ? tableau[there] : Term(number: .max, coefficient: 0)
      if mine.number < other.number {
        here += 1
        if Int(mine.number) != entering, columns[Int(mine.number)].state != .barred { tableau.append(mine) }
      } else if other.number < mine.number {
        there += 1
        tableau.append(Term(number: other.number, coefficient: other.coefficient * factor))
        addOccurrence(of: Int(other.number), in: row)
      } else {
        here += 1
        there += 1
        let product = other.coefficient * factor
        let sum = mine.coefficient + product
        if abs(sum) > Self.negligible * max(abs(mine.coefficient), abs(product)) {
          tableau.append(Term(number: mine.number, coefficient: sum))
        }
      }
    }
    let count = tableau.count - start
    if count <= old.count {
      for place in 0..<count { tableau[old.lowerBound + place] = tableau[start + place] }
      tableau.removeLast(count)
    } else {
      columns[row].start = start
    }
    columns[row].count = count
    let constant = columns[row].constant + factor * columns[entering].constant
    columns[row].constant = abs(constant) <= Self.negligible * scale ? 0 : constant
  }

  /// Drops the terms of rows that have since been rewritten.
  private mutating func compactTableau() {
    var kept: [Term] = []
    occurrences.empty()
    for column in columns.indices { columns[column].head = -1 }
    for basic in basics {
      let row = Int(basic)
      let old = columns[row].start..<columns[row].start + columns[row].count
      columns[row].start = kept.count
      for place in old where columns[Int(tableau[place].number)].state != .barred {
        kept.append(tableau[place])
        addOccurrence(of: Int(tableau[place].number), in: row)
      }
      columns[row].count = kept.count - columns[row].start
    }
    tableau = kept
    tableauLimit = 4096 + 3 * kept.count
    work += kept.count
  }
}
