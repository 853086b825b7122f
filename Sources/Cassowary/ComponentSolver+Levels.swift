/// One priority level after the other.
extension ComponentSolver {
  /// Honours all constraints of the component, then settles what is still open.
  /// - Parameter variables: the solver's numbers of the unknowns, by which to settle what the constraints leave open; nil
  ///   leaves it open.
  /// - Returns: whether the required constraints can all hold, and whether the constraints left anything open.
  mutating func solve(
    settling variables: [Int32]?
  ) throws(SolverError) -> (isFeasible: Bool, isLoose: Bool) {
    guard try substituteRequiredEqualities() else { return (false, false) }
    orderRows()
    var next = 0
    var mobility = (freeCount + 1, mobileCount)
    while next < order.count, isLoose || rows[Int(order[next])].priority >= Constraint.required {
      let priority = rows[Int(order[next])].priority
      var end = next + 1
      while end < order.count, rows[Int(order[end])].priority == priority { end += 1 }
      if mobility != (freeCount, mobileCount) { settleDefinitions() }
      mobility = (freeCount, mobileCount)
      guard try honour(next..<end) || priority < Constraint.required else { return (false, false) }
      retireRows()
      next = end
    }
    let wasLoose = isLoose
    if let variables, wasLoose { try settle(variables) }
    settleDefinitions()
    return (true, wasLoose)
  }

  /// All rows but required equalities, the highest priority first and within one priority in order of addition.
  private mutating func orderRows() {
    for row in rows.indices where !rows[row].isRequiredEquality { order.append(Int32(row)) }
    if order.count > 40 {
      let rows = rows
      order.sort { (rows[Int($1)].priority, $0) < (rows[Int($0)].priority, $1) }
      return
    }
    for index in order.indices.dropFirst() {
      let row = order[index]
      var place = index
      while place > 0, rows[Int(order[place - 1])].priority < rows[Int(row)].priority {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = row
    }
  }

  /// Makes the violations of a level as small as they can be, and bars whatever would make them larger.
  /// - Returns: whether all of the level's constraints hold within the tolerance.
  private mutating func honour(_ range: Range<Int>) throws(SolverError) -> Bool {
    var holds = true
    for place in range {
      let row = Int(order[place])
      (columns[row].up, columns[row].down) = rows[row].relation.rates
      if try !insert(row, keepsColumn: true) { holds = false }
      if columns[row].state == .basic { addCost(ofBasic: row) }
    }
    guard try minimise() else { throw .tooMuchWork }
    var isDisputed = false
    for place in range where columns[Int(order[place])].state == .basic {
      let row = Int(order[place])
      let violation = rows[row].relation.violation(of: columns[row].constant)
      if violation > Self.negligible * scale { isDisputed = true }
      if violation > Self.tolerance * max(1, abs(rows[row].constant)) { holds = false }
    }
    if isDisputed { disputed.append(contentsOf: order[range]) }
    for place in range { bar(levelColumn: Int(order[place])) }
    barSlopes()
    return holds
  }

  /// Minimises the violation of one constraint alone within what its level left open.
  private mutating func honourAlone(_ row: Int) throws(SolverError) {
    guard columns[row].state == .basic || columns[row].state == .nonbasic else { return }
    let rates = rows[row].relation.rates
    if columns[row].up == 0 { columns[row].up = rates.up }
    if columns[row].down == 0 { columns[row].down = rates.down }
    if columns[row].state == .basic { addCost(ofBasic: row) }
    guard try minimise() else { throw .tooMuchWork }
    bar(levelColumn: row)
    barSlopes()
  }

  private mutating func bar(levelColumn column: Int) {
    switch columns[column].state {
    case .absent, .barred:
      break
    case .basic:
      // On the other side of zero the cost would change; every optimum is on this side.
      if columns[column].isAbove {
        (columns[column].up, columns[column].down) = (0, .infinity)
      } else {
        (columns[column].up, columns[column].down) = (.infinity, 0)
      }
    case .nonbasic:
      let slope = columns[column].slope
      columns[column].up = columns[column].up + slope > Self.leastSlope ? .infinity : 0
      columns[column].down = columns[column].down - slope > Self.leastSlope ? .infinity : 0
      retireIfBarred(column)
    }
  }

  private mutating func barSlopes() {
    for number in sloped {
      let column = Int(number)
      guard columns[column].state == .nonbasic else { continue }
      if columns[column].slope > Self.leastSlope { columns[column].up = .infinity }
      if columns[column].slope < -Self.leastSlope { columns[column].down = .infinity }
      retireIfBarred(column)
    }
    clearSlopes()
  }

  mutating func retireIfBarred(_ column: Int) {
    guard columns[column].up == .infinity, columns[column].down == .infinity else { return }
    columns[column].state = .barred
    mobileCount -= 1
  }

  /// Chooses among the solutions that are equally good at every level.
  private mutating func settle(_ variables: [Int32]) throws(SolverError) {
    for row in disputed where isLoose { try honourAlone(Int(row)) }
    retireRows()
    settleDefinitions()
    var settledAt = work
    for unknown in variables.indices.sorted(by: { variables[$0] < variables[$1] }) {
      guard isLoose else { return }
      if work - settledAt > 8 * definitions.count {
        retireRows()
        settleDefinitions()
        settledAt = work
      }
      guard unknowns[unknown].state != .determined else { continue }
      try expand(unknown: unknown)
      guard !expansion.isConstant else {
        determine(unknown, expansion.constant)
        continue
      }
      let isFree = !expansion.free.isEmpty
      appendRow(pinning: Int32(unknown))
      if isFree {
        _ = try insert(rows.count - 1, keepsColumn: false)
      } else {
        order.append(Int32(rows.count - 1))
        _ = try honour(order.count - 1..<order.count)
      }
    }
  }

  private mutating func appendRow(pinning unknown: Int32) {
    rows.append(
      Row(start: terms.count, count: 1, constant: 0, priority: 0, relation: .equal, isStay: true))
    terms.append(Term(number: unknown, coefficient: 1))
    columns.append(Column())
    basicPlaces.append(-1)
    sums.append(Sum())
  }
}
