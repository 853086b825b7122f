/// Solves one component. The work goes from what is nearly free to what is dear:
///
/// 1. Required equalities are substituted along their sparse structure (`ComponentSolver+Presolve`).
/// 2. Every other constraint gets a *column*: the value of its left-hand side. If a variable of the constraint is still
///    free, that variable is expressed by the column, and the constraint holds exactly while the column is zero.
/// 3. Only constraints that meet no free variable become rows of a tableau, which a simplex works on
///    (`ComponentSolver+Simplex`).
///
/// Levels are honoured one after the other, the highest first (`ComponentSolver+Levels`). After each level every direction
/// in which a column could only make that level worse is barred for good, so that lower levels can't spoil it. A column
/// barred both ways is zero and drops out; once nothing is left to move, lower levels need no work.
struct ComponentSolver {
  /// A constraint; its terms stand in `terms`, with the component's own numbers for variables.
  struct Row {
    var start: Int
    var count: Int
    var constant: Double
    var priority: Double
    var relation: Relation
    var isStay: Bool
    var isDone = false
    /// How many variables of a required equality are neither determined nor substituted.
    var live: Int32 = 0

    var range: Range<Int> { start..<start + count }
    var isRequiredEquality: Bool { relation == .equal && priority >= Constraint.required }
  }

  struct Unknown {
    enum State: UInt8 {
      /// Free, and no definition refers to it: a constraint can define it as it stands.
      case fresh
      /// Free, but definitions refer to it.
      case referenced
      /// Given by a definition.
      case defined
      /// A known number.
      case determined
    }

    var state = State.fresh
    /// Definitions refer only to unknowns of higher rank.
    var rank: Int32 = 0
    /// How many constraints beside required equalities and stays mention it: it should not become a long expression.
    var mentions: Int32 = 0
    /// How many required equalities mention it.
    var degree: Int32 = 0
    var start = 0
    var count = 0
    /// The constant of its definition, or the known number.
    var constant = 0.0
  }

  struct Column {
    enum State: UInt8 {
      /// Its constraint has not been looked at, or did not need a column.
      case absent
      case nonbasic
      case basic
      /// Zero for good.
      case barred
    }

    var state = State.absent
    /// Whether a basic column is at or above zero, or at or below.
    var isAbove = true
    var isListed = false
    /// What one unit above zero costs at the present level; infinite where it is barred.
    var up = 0.0
    /// What one unit below zero costs at the present level; infinite where it is barred.
    var down = 0.0
    var start = 0
    var count = 0
    var constant = 0.0
    /// How the cost changes with the column, apart from its own rates.
    var slope = 0.0
    /// First of the column's entries in `occurrences`; -1 for none.
    var head: Int32 = -1
    var stamp: Int32 = 0
  }

  struct Sum {
    var value = 0.0
    var size = 0.0
    var stamp: Int32 = 0
  }

  var rows: [Row] = []
  var terms: [Term] = []
  var unknowns: [Unknown] = []
  /// One column for each row, by the same number. Within expressions column `i` has the number `unknowns.count + i`.
  var columns: [Column] = []

  /// Terms of all definitions.
  var definitions: [Term] = []
  var presubstituted: [Int32] = []
  var substituted: [Int32] = []
  var resubstituted: [Int32] = []

  /// Terms of the tableau's rows, each row sorted by column.
  var tableau: [Term] = []
  var tableauLimit = 4096
  var occurrences: [(row: Int32, next: Int32)] = []
  var basics: [Int32] = []
  /// Where in `basics` a basic column stands.
  var basicPlaces: [Int32] = []
  /// How many unknowns were defined as written; the later, the lower the rank.
  var substitutionCount: Int32 = 0
  var resubstitutionCount: Int32 = 0
  /// Columns whose slope may not be zero.
  var sloped: [Int32] = []
  /// Where in `sloped` to look next for a column to enter.
  var pricingPlace = 0
  var stamp: Int32 = 0

  var sums: [Sum] = []
  var sumStamp: Int32 = 0
  var touched: [Int32] = []
  var heap: [Int64] = []
  var expansion = Expansion()

  /// Unknowns that nothing decides yet.
  var freeCount = 0
  /// Nonbasic columns that can still move.
  var mobileCount = 0
  /// Whether columns barred both ways stay in the tableau, because their slopes are wanted.
  var keepsBarredColumns = false
  /// The largest constant, at least 1: what "small" is measured by.
  var scale = 1.0
  var work = 0
  var workLimit = ComponentSolver.workBound
  var order: [Int32] = []
  var queue: [Int32] = []
  var links: [Int32] = []
  var linkStarts: [Int32] = []
  /// Rows of levels whose optimum left violations, in order of level and addition.
  var disputed: [Int32] = []

  /// Bound on the elementary steps that one component may take.
  static let workBound = 1_000_000_000

  /// Relative size below which a sum of terms counts as cancelled.
  static let negligible = 1e-11
  /// Relative size up to which a required constraint may miss.
  static let tolerance = 1e-6

  /// Makes room at once for what most components of that size need.
  private mutating func reserveCapacity(_ unknownCount: Int) {
    definitions.reserveCapacity(terms.count + rows.count)
    substituted.reserveCapacity(unknownCount)
    order.reserveCapacity(rows.count)
    queue.reserveCapacity(rows.count)
    tableau.reserveCapacity(rows.count)
    occurrences.reserveCapacity(rows.count)
    basics.reserveCapacity(rows.count)
    touched.reserveCapacity(16)
    heap.reserveCapacity(16)
  }

  /// Forgets the last component but keeps the memory.
  mutating func reset(unknownCount: Int) {
    if definitions.capacity == 0 { reserveCapacity(unknownCount) }
    unknowns.empty()
    unknowns.append(contentsOf: repeatElement(Unknown(), count: unknownCount))
    columns.empty()
    columns.append(contentsOf: repeatElement(Column(), count: rows.count))
    definitions.empty()
    presubstituted.empty()
    substituted.empty()
    resubstituted.empty()
    tableau.empty()
    tableauLimit = 4096
    occurrences.empty()
    basics.empty()
    basicPlaces.empty()
    basicPlaces.append(contentsOf: repeatElement(-1, count: rows.count))
    substitutionCount = 0
    resubstitutionCount = 0
    sloped.empty()
    order.empty()
    disputed.empty()
    pricingPlace = 0
    stamp = 0
    sumStamp = 0
    sums.empty()
    sums.append(contentsOf: repeatElement(Sum(), count: unknownCount + rows.count))
    freeCount = unknownCount
    mobileCount = 0
    keepsBarredColumns = false
    scale = 1
    for row in rows { scale = max(scale, abs(row.constant)) }
  }

  /// Whether any variable can still move.
  var isLoose: Bool { freeCount > 0 || mobileCount > 0 }

  /// Notes work done, and stops at the bound.
  mutating func spend(_ steps: Int) throws(SolverError) {
    work += steps
    guard work <= workLimit else { throw .tooMuchWork }
  }
}

extension Array {
  /// Removes all elements and keeps the memory; nothing is done for an array that is empty, as most are most of the time.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
