extension ComponentSolver {
  /// Substitutes into a row until only free unknowns and nonbasic columns are left; the outcome is in `expansion`.
  mutating func expand(row: Int) throws(SolverError) {
    beginExpansion()
    expansion.addConstant(rows[row].constant)
    for place in rows[row].range { addUnknown(terms[place].number, terms[place].coefficient) }
    try finishExpansion()
  }

  /// Substitutes into a single unknown until only free unknowns and nonbasic columns are left.
  mutating func expand(unknown: Int) throws(SolverError) {
    beginExpansion()
    addUnknown(Int32(unknown), 1)
    try finishExpansion()
  }

  private mutating func beginExpansion() {
    expansion.clear()
    touched.empty()
    sumStamp += 1
  }

  private mutating func finishExpansion() throws(SolverError) {
    var steps = 1
    while let number = popHeap() {
      let sum = sums[number]
      // A definition may be met again only after rounding; the sum starts afresh then.
      sums[number].stamp = 0
      guard abs(sum.value) > Self.negligible * sum.size else { continue }
      let unknown = unknowns[number]
      expansion.addConstant(sum.value * unknown.constant)
      for place in unknown.start..<unknown.start + unknown.count {
        let term = definitions[place]
        if term.number < Int32(unknowns.count) {
          addUnknown(term.number, term.coefficient * sum.value)
        } else {
          steps += addColumn(term.number, term.coefficient * sum.value)
        }
      }
      steps += unknown.count
    }
    for number in touched {
      let sum = sums[Int(number)]
      guard abs(sum.value) > Self.negligible * sum.size else { continue }
      let term = Term(number: number, coefficient: sum.value)
      if number < Int32(unknowns.count) {
        expansion.free.append(term)
      } else {
        expansion.columns.append(Term(number: number - Int32(unknowns.count), coefficient: sum.value))
      }
    }
    if abs(expansion.constant) <= Self.negligible * expansion.size { expansion.constant = 0 }
    sortColumns()
    guard expansion.constant.isFinite else { throw .unusableNumber }
    try spend(steps + touched.count)
  }

  private mutating func addUnknown(_ number: Int32, _ coefficient: Double) {
    let unknown = unknowns[Int(number)]
    switch unknown.state {
    case .determined:
      expansion.addConstant(coefficient * unknown.constant)
    case .fresh, .referenced:
      if accumulate(number, coefficient) { touched.append(number) }
    case .defined:
      if unknown.count == 1, definitions[unknown.start].number < Int32(unknowns.count) {
        let alias = shortenedAlias(Int(number))
        expansion.addConstant(coefficient * alias.constant)
        addUnknown(alias.term.number, coefficient * alias.term.coefficient)
      } else if accumulate(number, coefficient) {
        pushHeap(Int64(unknown.rank) << 32 | Int64(number))
      }
    }
  }

  /// - Returns: the number of steps taken.
  private mutating func addColumn(_ number: Int32, _ coefficient: Double) -> Int {
    let column = columns[Int(number) - unknowns.count]
    switch column.state {
    case .absent, .barred:
      return 0
    case .nonbasic:
      if accumulate(number, coefficient) { touched.append(number) }
      return 1
    case .basic:
      expansion.addConstant(coefficient * column.constant)
      for place in column.start..<column.start + column.count {
        let term = tableau[place]
        guard columns[Int(term.number)].state != .barred else { continue }
        let shifted = term.number + Int32(unknowns.count)
        if accumulate(shifted, coefficient * term.coefficient) { touched.append(shifted) }
      }
      return column.count
    }
  }

  /// - Returns: whether this is the first contribution to the number.
  @inline(__always)
  private mutating func accumulate(_ number: Int32, _ value: Double) -> Bool {
    let index = Int(number)
    if sums[index].stamp == sumStamp {
      sums[index].value += value
      sums[index].size = max(sums[index].size, abs(value))
      return false
    }
    sums[index] = Sum(value: value, size: abs(value), stamp: sumStamp)
    return true
  }

  /// Follows "this equals a multiple of that" to its end and shortens the way for the next time.
  private mutating func shortenedAlias(_ number: Int) -> (term: Term, constant: Double) {
    var factor = 1.0
    var constant = 0.0
    var end = number
    var length = 0
    while isAlias(end) {
      let unknown = unknowns[end]
      constant += factor * unknown.constant
      factor *= definitions[unknown.start].coefficient
      end = Int(definitions[unknown.start].number)
      length += 1
    }
    guard length > 1 else { return (Term(number: Int32(end), coefficient: factor), constant) }
    let outcome = (term: Term(number: Int32(end), coefficient: factor), constant: constant)
    var here = number
    while isAlias(here) {
      let unknown = unknowns[here]
      let term = definitions[unknown.start]
      definitions[unknown.start] = Term(number: Int32(end), coefficient: factor)
      unknowns[here].constant = constant
      guard Int(term.number) != end else { break }
      factor /= term.coefficient
      constant = (constant - unknown.constant) / term.coefficient
      here = Int(term.number)
    }
    work += length
    return outcome
  }

  private func isAlias(_ number: Int) -> Bool {
    let unknown = unknowns[number]
    return unknown.state == .defined && unknown.count == 1
      && definitions[unknown.start].number < Int32(unknowns.count)
  }

  private mutating func sortColumns() {
    guard expansion.columns.count > 1 else { return }
    if expansion.columns.count > 24 {
      expansion.columns.sort { $0.number < $1.number }
      return
    }
    for index in 1..<expansion.columns.count {
      let term = expansion.columns[index]
      var place = index
      while place > 0, expansion.columns[place - 1].number > term.number {
        expansion.columns[place] = expansion.columns[place - 1]
        place -= 1
      }
      expansion.columns[place] = term
    }
  }

  // MARK: A heap of unknowns, the lowest rank on top

  private mutating func pushHeap(_ key: Int64) {
    heap.append(key)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent] > key else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = key
  }

  private mutating func popHeap() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < last else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
    }
    return Int(Int32(truncatingIfNeeded: first))
  }
}
