import Cassowary

/// Measures the constraint solver on pretended table cells of five frames and 25 constraints.
enum CassowaryBenchmark {
  struct Figure {
    let name: String
    let constraints: Int
    let nanosecondsPerConstraint: Double

    var text: String {
      let total = nanosecondsPerConstraint * Double(constraints) / 1e6
      return "\(name): \(Int(nanosecondsPerConstraint.rounded())) ns a constraint, \(Self.rounded(total)) ms"
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  }

  /// Separate cells, and chains in which each cell follows the one before in place and width.
  static func figures() throws -> [Figure] {
    var figures: [Figure] = []
    for count in [10, 100, 1_000, 10_000] {
      figures.append(try measure("separate cells, \(count)", cells: count, isChain: false))
    }
    for count in [10, 100, 1_000, 4_000] {
      figures.append(try measure("chain of cells, \(count)", cells: count, isChain: true))
    }
    figures.append(
      Figure(
        name: "one change in a chain of 1000 cells", constraints: 25_000,
        nanosecondsPerConstraint: try suggestion(cells: 1_000) / 25_000))
    return figures
  }

  /// The time of one change of an edited variable and the solution after it, in nanoseconds, in a chain of cells.
  static func suggestion(cells: Int) throws -> Double {
    var solver = Solver()
    let width = try build(cells, isChain: true, isEditable: true, in: &solver)
    try solver.solve()
    let clock = ContinuousClock()
    var times: [Double] = []
    for step in 0..<20 {
      try solver.suggest(300 + Double(step), for: width)
      let start = clock.now
      try solver.solve()
      times.append(nanoseconds(start.duration(to: clock.now)))
    }
    return times.min() ?? 0
  }

  private static func measure(_ name: String, cells: Int, isChain: Bool) throws -> Figure {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<max(5, 40_000 / cells) {
      let start = clock.now
      var solver = Solver()
      _ = try build(cells, isChain: isChain, isEditable: false, in: &solver)
      try solver.solve()
      times.append(nanoseconds(start.duration(to: clock.now)))
    }
    // The least is what the work takes; all above it is what else the machine was doing.
    let least = times.min() ?? 0
    return Figure(name: name, constraints: cells * 25, nanosecondsPerConstraint: least / Double(cells * 25))
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }

  private struct Frame {
    let minX, minY, width, height: Variable

    init(in solver: inout Solver) {
      minX = solver.makeVariable()
      minY = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  /// - Returns: the width of the first cell.
  private static func build(
    _ cells: Int, isChain: Bool, isEditable: Bool, in solver: inout Solver
  ) throws -> Variable {
    solver.reserveCapacity(variables: cells * 20, constraints: cells * 25)
    var previous: Frame?
    var firstWidth: Variable?
    for number in 0..<cells {
      let cell = try addCell(
        below: isChain ? previous : nil, isWidthOpen: isEditable && number == 0, titleWidth: Double(80 + number % 7),
        to: &solver)
      if firstWidth == nil { firstWidth = cell.width }
      previous = cell
    }
    let width = firstWidth ?? solver.makeVariable()
    if isEditable { try solver.addEdit(width, priority: 999) }
    return width
  }

  private static func addCell(
    below previous: Frame?, isWidthOpen: Bool, titleWidth: Double, to solver: inout Solver
  ) throws -> Frame {
    let cell = Frame(in: &solver)
    let image = Frame(in: &solver)
    let title = Frame(in: &solver)
    let subtitle = Frame(in: &solver)
    let button = Frame(in: &solver)

    func relate(
      _ terms: [(Double, Variable)], _ constant: Double, _ relation: Relation = .equal, _ priority: Double = 1000
    ) throws {
      var expression = Expression(constant: constant)
      for (coefficient, variable) in terms { expression.add(coefficient, variable) }
      try solver.add(Constraint(expression, relation, priority: priority))
    }

    if let previous {
      try relate([(1, cell.minX), (-1, previous.minX)], 0)
      try relate([(1, cell.minY), (-1, previous.minY), (-1, previous.height)], -8)
      try relate([(1, cell.width), (-1, previous.width)], 0)
    } else {
      try relate([(1, cell.minX)], 0)
      try relate([(1, cell.minY)], 0)
      if !isWidthOpen { try relate([(1, cell.width)], -375) }
    }
    try relate([(1, image.minX), (-1, cell.minX)], -16)
    try relate([(1, image.minY), (0.5, image.height), (-1, cell.minY), (-0.5, cell.height)], 0)
    try relate([(1, image.width)], -44)
    try relate([(1, image.height)], -44)
    try relate([(1, title.minX), (-1, image.minX), (-1, image.width)], -8)
    try relate([(1, title.minY), (-1, cell.minY)], -11)
    try relate([(1, title.minX), (1, title.width), (-1, button.minX)], 8, .lessThanOrEqual)
    try relate([(1, subtitle.minX), (-1, title.minX)], 0)
    try relate([(1, subtitle.minY), (-1, title.minY), (-1, title.height)], -4)
    try relate([(1, subtitle.minX), (1, subtitle.width), (-1, button.minX)], 8)
    try relate([(1, subtitle.minY), (1, subtitle.height), (-1, cell.minY), (-1, cell.height)], 11)
    try relate([(1, button.minX), (1, button.width), (-1, cell.minX), (-1, cell.width)], 16)
    try relate([(1, button.minY), (0.5, button.height), (-1, cell.minY), (-0.5, cell.height)], 0)
    try relate([(1, button.width)], -60)
    let sizes: [(Variable, Double, Double)] = [
      (title.width, titleWidth, 251), (title.height, 20.5, 251), (subtitle.height, 14.5, 250), (button.height, 30, 250),
    ]
    for (side, size, hugging) in sizes {
      try relate([(1, side)], -size, .greaterThanOrEqual, 750)
      try relate([(1, side)], -size, .lessThanOrEqual, hugging)
    }
    return cell
  }
}
