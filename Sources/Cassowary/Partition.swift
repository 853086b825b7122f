/// Which constraints hang together through common variables: each such component is solved on its own.
struct Partition: Sendable {
  struct Component: Sendable {
    /// Numbers of constraints in the order in which they were added; removed ones stay until the component is next solved.
    var constraints: [Int32]
    var size = 0
    var isDirty = true
    /// Whether something was still free to move when every level had been honoured.
    var isLoose = false
  }

  var components: [Component?] = []
  /// Constraints added since the last partition.
  var pending: [Int32] = []
  /// The component of each variable; -1 for a variable without constraints.
  private(set) var home: [Int32] = []
  private var dirty: [Int32] = []
  /// Constraints without variables, which hold or don't whatever the solver does.
  private(set) var bare: [Int32] = []
  private var vacant: [Int32] = []
  private var parent: [Int32] = []

  mutating func reserveCapacity(variables: Int, constraints: Int) {
    home.reserveCapacity(variables)
    parent.reserveCapacity(variables)
    pending.reserveCapacity(constraints)
  }

  mutating func addVariable() {
    home.append(-1)
    parent.append(0)
  }

  /// Notes that a constraint is about to change or go.
  mutating func touch(_ id: ConstraintID, store: ConstraintStore) {
    let record = store.records[id.index]
    guard record.count > 0 else { return }
    markDirty(home[Int(store.terms[record.start].number)])
  }

  mutating func markDirty(_ number: Int32) {
    guard number >= 0, let component = components[Int(number)], !component.isDirty else { return }
    components[Int(number)]?.isDirty = true
    dirty.append(number)
  }

  /// Splits whatever changed into components anew.
  /// - Returns: the numbers of the components to solve.
  mutating func refresh(store: ConstraintStore, values: inout [Double]) -> [Int32] {
    for row in pending where !components.isEmpty {
      for term in store.terms[store.records[Int(row)].range] { markDirty(home[Int(term.number)]) }
    }
    var abandoned: [Int32] = []
    let rows = gatherRows(store: store, abandoned: &abandoned)
    pending.empty()
    join(rows, store: store)
    dirty = split(rows, store: store)
    for variable in abandoned where home[Int(variable)] < 0 { values[Int(variable)] = 0 }
    return dirty
  }

  /// Notes which components are solved.
  mutating func finish(_ number: Int32, isLoose: Bool) {
    components[Int(number)]?.isDirty = false
    components[Int(number)]?.isLoose = isLoose
  }

  /// Keeps only those components on the list that are still to be solved.
  mutating func dropFinished() {
    dirty.removeAll { components[Int($0)]?.isDirty != true }
  }

  private mutating func gatherRows(store: ConstraintStore, abandoned: inout [Int32]) -> [Int32] {
    var rows: [Int32] = []
    for number in dirty {
      guard let component = components[Int(number)] else { continue }
      for row in component.constraints {
        let record = store.records[Int(row)]
        for term in store.terms[record.range] {
          home[Int(term.number)] = -1
          if !record.isAlive { abandoned.append(term.number) }
        }
        if record.isAlive { rows.append(row) }
      }
      components[Int(number)] = nil
      vacant.append(number)
    }
    if dirty.count > 1 { rows.sort() }
    bare.removeAll { !store.records[Int($0)].isAlive }
    for row in pending where store.records[Int(row)].isAlive {
      if store.records[Int(row)].count > 0 {
        rows.append(row)
      } else {
        bare.append(row)
      }
    }
    return rows
  }

  private mutating func join(_ rows: [Int32], store: ConstraintStore) {
    for row in rows {
      for term in store.terms[store.records[Int(row)].range] { parent[Int(term.number)] = term.number }
    }
    for row in rows {
      let record = store.records[Int(row)]
      var root = find(store.terms[record.start].number)
      for term in store.terms[record.range].dropFirst() {
        let other = find(term.number)
        guard other != root else { continue }
        // The lower number becomes the root, so that the outcome does not depend on the way there.
        parent[Int(max(root, other))] = min(root, other)
        root = min(root, other)
      }
    }
  }

  private mutating func find(_ variable: Int32) -> Int32 {
    var root = variable
    while parent[Int(root)] != root {
      parent[Int(root)] = parent[Int(parent[Int(root)])]
      root = parent[Int(root)]
    }
    return root
  }

  private mutating func split(_ rows: [Int32], store: ConstraintStore) -> [Int32] {
    var numbers: [Int32] = []
    var homes: [Int32] = []
    homes.reserveCapacity(rows.count)
    for row in rows {
      let range = store.records[Int(row)].range
      let root = Int(find(store.terms[range.lowerBound].number))
      if home[root] < 0 {
        home[root] = vacant.popLast() ?? Int32(components.count)
        if home[root] == components.count { components.append(nil) }
        components[Int(home[root])] = Component(constraints: [])
        numbers.append(home[root])
      }
      let number = home[root]
      components[Int(number)]?.size += 1
      homes.append(number)
      for place in range { home[Int(store.terms[place].number)] = number }
    }
    for number in numbers {
      let size = components[Int(number)]?.size ?? 0
      components[Int(number)]?.constraints.reserveCapacity(size)
    }
    for (row, number) in zip(rows, homes) { components[Int(number)]?.constraints.append(row) }
    return numbers
  }
}
