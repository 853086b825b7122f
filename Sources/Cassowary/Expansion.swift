/// An expression in which nothing is left to substitute.
struct Expansion {
  /// Free unknowns.
  var free: [Term] = []
  /// Nonbasic columns, sorted.
  var columns: [Term] = []
  var constant = 0.0
  /// The largest number that went into the constant, at least 1.
  var size = 1.0

  var isConstant: Bool { free.isEmpty && columns.isEmpty }

  mutating func clear() {
    free.empty()
    columns.empty()
    constant = 0
    size = 1
  }

  mutating func addConstant(_ number: Double) {
    constant += number
    size = max(size, abs(number))
  }
}
