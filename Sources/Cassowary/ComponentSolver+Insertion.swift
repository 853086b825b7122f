/// How a constraint meets what has been decided so far.
extension ComponentSolver {
  /// Lets a row define an unknown or, where none is free, become a row of the tableau.
  /// - Parameter keepsColumn: whether the row may be broken or have slack; otherwise its left-hand side is zero for good.
  /// - Returns: false if the row has nothing to move and does not hold within the tolerance.
  mutating func insert(_ row: Int, keepsColumn: Bool) throws(SolverError) -> Bool {
    let column = keepsColumn ? row : nil
    if let pivot = freshTerm(of: row) {
      let unknown = Int(pivot.number)
      for place in rows[row].range {
        let other = Int(terms[place].number)
        if unknowns[other].state == .fresh { unknowns[other].state = .referenced }
      }
      defineAsWritten(unknown, by: row, coefficient: pivot.coefficient, column: column)
      substituted.append(pivot.number)
      substitutionCount += 1
      unknowns[unknown].rank = -substitutionCount
      return true
    }
    try expand(row: row)
    if let pivot = freeTerm() {
      defineExpanded(pivot, column: column)
      return true
    }
    if expansion.columns.isEmpty {
      return rows[row].relation.violation(of: expansion.constant) <= Self.tolerance * expansion.size
    }
    // Without a column of its own the row could not be told from a hard one; required equalities come before all columns.
    addTableauRow(row)
    return true
  }

  /// The row's fresh unknown that other constraints are least interested in.
  private func freshTerm(of row: Int) -> Term? {
    var best: Term?
    var largest = 0.0
    for place in rows[row].range {
      let term = terms[place]
      let unknown = unknowns[Int(term.number)]
      guard unknown.state != .determined else { continue }
      largest = max(largest, abs(term.coefficient))
      guard unknown.state == .fresh else { continue }
      if let rival = best, !isPreferred(Int(term.number), to: Int(rival.number)) { continue }
      best = term
    }
    guard let best, abs(best.coefficient) >= 0.01 * largest else { return nil }
    return best
  }

  /// The expansion's free unknown that other constraints are least interested in, if it can be divided by.
  private func freeTerm() -> Term? {
    var largest = 0.0
    for term in expansion.free { largest = max(largest, abs(term.coefficient)) }
    var best: Term?
    for term in expansion.free where abs(term.coefficient) >= 0.1 * largest {
      if let rival = best, !isPreferred(Int(term.number), to: Int(rival.number)) { continue }
      best = term
    }
    return best
  }

  private func isPreferred(_ one: Int, to other: Int) -> Bool {
    let (a, b) = (unknowns[one], unknowns[other])
    return (a.mentions, a.degree, one) < (b.mentions, b.degree, other)
  }

  /// Defines an unknown by a row without substituting into it.
  mutating func defineAsWritten(_ unknown: Int, by row: Int, coefficient: Double, column: Int?) {
    let start = definitions.count
    let factor = -1 / coefficient
    var constant = rows[row].constant
    for place in rows[row].range {
      let term = terms[place]
      guard Int(term.number) != unknown else { continue }
      let other = unknowns[Int(term.number)]
      if other.state == .determined {
        constant += term.coefficient * other.constant
      } else {
        definitions.append(Term(number: term.number, coefficient: term.coefficient * factor))
      }
    }
    if let column { appendColumn(column, -factor) }
    unknowns[unknown].start = start
    close(unknown, start: start, constant: constant * factor)
    work += rows[row].count
  }

  private mutating func defineExpanded(_ pivot: Term, column: Int?) {
    let start = definitions.count
    let factor = -1 / pivot.coefficient
    for term in expansion.free where term.number != pivot.number {
      definitions.append(Term(number: term.number, coefficient: term.coefficient * factor))
      unknowns[Int(term.number)].state = .referenced
    }
    for term in expansion.columns {
      definitions.append(
        Term(number: term.number + Int32(unknowns.count), coefficient: term.coefficient * factor))
    }
    if let column { appendColumn(column, -factor) }
    unknowns[Int(pivot.number)].rank = resubstitutionCount
    resubstitutionCount += 1
    resubstituted.append(pivot.number)
    close(Int(pivot.number), start: start, constant: expansion.constant * factor)
  }

  private mutating func appendColumn(_ column: Int, _ coefficient: Double) {
    definitions.append(Term(number: Int32(unknowns.count + column), coefficient: coefficient))
    columns[column].state = .nonbasic
    mobileCount += 1
  }

  private mutating func close(_ unknown: Int, start: Int, constant: Double) {
    unknowns[unknown].start = start
    unknowns[unknown].count = definitions.count - start
    unknowns[unknown].constant = constant
    unknowns[unknown].state = definitions.count == start ? .determined : .defined
    freeCount -= 1
  }

  private mutating func addTableauRow(_ row: Int) {
    columns[row].state = .basic
    columns[row].constant = abs(expansion.constant) <= Self.negligible * scale ? 0 : expansion.constant
    columns[row].isAbove =
      columns[row].constant == 0 ? rows[row].relation != .lessThanOrEqual : columns[row].constant > 0
    columns[row].start = tableau.count
    columns[row].count = expansion.columns.count
    tableau.append(contentsOf: expansion.columns)
    basicPlaces[row] = Int32(basics.count)
    basics.append(Int32(row))
    for term in expansion.columns { addOccurrence(of: Int(term.number), in: row) }
  }

  mutating func addOccurrence(of column: Int, in row: Int) {
    occurrences.append((Int32(row), columns[column].head))
    columns[column].head = Int32(occurrences.count - 1)
  }
}
