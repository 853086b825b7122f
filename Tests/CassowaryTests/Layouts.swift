import Cassowary

/// The frame of a pretended view.
struct Frame {
  let minX, minY, width, height: Variable

  init(in solver: inout Solver) {
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var maxX: Expression { minX + width }
  var maxY: Expression { minY + height }
  var centerY: Expression { Expression(minY) + height * 0.5 }
}

extension Solver {
  /// Solves; nil if there is no conflict.
  mutating func conflictWhenSolving() throws -> Conflict? {
    do {
      try solve()
      return nil
    } catch {
      guard let conflict = error.conflict else { throw error }
      return conflict
    }
  }

  @discardableResult
  mutating func require(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Double = 1000
  ) throws -> ConstraintID {
    try add(Constraint(left, relation, right, priority: priority))
  }

  @discardableResult
  mutating func pin(_ variable: Variable, _ value: Double, priority: Double = 1000) throws -> ConstraintID {
    try add(Constraint(Expression(variable, plus: -value), .equal, priority: priority))
  }

  /// A table cell of five frames and 25 constraints: an image, two labels with an intrinsic size, and a button.
  mutating func addCell(below previous: Frame?, titleWidth: Double = 120) throws -> [Frame] {
    let frames = (0..<5).map { _ in Frame(in: &self) }
    let (cell, image, title, subtitle, button) = (frames[0], frames[1], frames[2], frames[3], frames[4])
    let zero = Expression()
    if let previous {
      try require(Expression(cell.minX), .equal, Expression(previous.minX))
      try require(Expression(cell.minY), .equal, previous.maxY + 8)
      try require(Expression(cell.width), .equal, Expression(previous.width))
    } else {
      try pin(cell.minX, 0)
      try pin(cell.minY, 0)
      try pin(cell.width, 375)
    }
    try require(Expression(image.minX), .equal, cell.minX + 16)
    try require(image.centerY, .equal, cell.centerY)
    try pin(image.width, 44)
    try pin(image.height, 44)
    try require(Expression(title.minX), .equal, image.maxX + 8)
    try require(Expression(title.minY), .equal, cell.minY + 11)
    try require(title.maxX, .lessThanOrEqual, button.minX - 8)
    try require(Expression(subtitle.minX), .equal, Expression(title.minX))
    try require(Expression(subtitle.minY), .equal, title.maxY + 4)
    try require(subtitle.maxX, .equal, button.minX - 8)
    try require(subtitle.maxY, .equal, cell.maxY - 11)
    try require(button.maxX, .equal, cell.maxX - 16)
    try require(button.centerY, .equal, cell.centerY)
    try pin(button.width, 60)
    for (label, width, height) in [(title, titleWidth, 20.5)] {
      try require(Expression(label.width), .greaterThanOrEqual, zero + width, priority: 750)
      try require(Expression(label.width), .lessThanOrEqual, zero + width, priority: 251)
      try require(Expression(label.height), .greaterThanOrEqual, zero + height, priority: 750)
      try require(Expression(label.height), .lessThanOrEqual, zero + height, priority: 251)
    }
    try require(Expression(subtitle.height), .greaterThanOrEqual, zero + 14.5, priority: 750)
    try require(Expression(subtitle.height), .lessThanOrEqual, zero + 14.5, priority: 250)
    try require(Expression(button.height), .greaterThanOrEqual, zero + 30, priority: 750)
    try require(Expression(button.height), .lessThanOrEqual, zero + 30, priority: 250)
    return frames
  }
}
