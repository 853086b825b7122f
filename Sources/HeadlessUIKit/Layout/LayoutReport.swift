import Cassowary

/// What the constraints of one tree of views come to, beside the frames that they give.
public struct LayoutReport {
  /// The view that holds all that were examined.
  public let root: UIView
  /// Required constraints that contradict each other, in the order in which they were met.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// Those of ``conflicts`` that would not be there if the view or cell were not exactly as large as it is drawn, by
  /// position.
  public internal(set) var passingConflicts: Set<Int> = []
  /// What constraints leave open, superviews first. Each is given its drawn value before the next is sought.
  public internal(set) var freedoms: [LayoutFreedom] = []
  /// Constraints that mean nothing: items outside of the tree, attributes that do not go together, impossible numbers.
  public internal(set) var unusable: [NSLayoutConstraint] = []
  /// Required equations that some other frames break.
  public internal(set) var broken: [BrokenConstraint] = []
  /// A constraint that frames do not satisfy.
  public struct BrokenConstraint {
    /// The constraint that is meant.
    public let constraint: NSLayoutConstraint
    /// The views whose frames it speaks of, superviews first.
    public let views: [UIView]
    /// By how much it is broken, in points.
    public let distance: CGFloat
  }

  /// Whether the layout was given up because it took too much work.
  public internal(set) var isGivenUp = false
}

extension UIView {
  /// Examines the constraints of the tree that the view is in, with the frames that the last layout gave.
  ///
  /// Constraints that are only there at design time count: code takes their place.
  ///
  /// - Parameters:
  ///   - isVerified: Whether somebody wants to know when a measure of a view is open.
  ///   - isResizable: Whether the view may be of any size, as a cell or the view of a nib; constraints need not hold at
  ///     the size that it happens to have.
  ///   - drawn: Frames to compare with, in the superviews' coordinates, in points; nil where there is none.
  /// - Complexity: a layout; what is open costs two small optimisations for each measure.
  public func layoutReport(
    isVerified: (UIView, LayoutFreedom.Quantity) -> Bool = { _, _ in true },
    isResizable: (UIView) -> Bool = { _ in false }, drawn: (UIView) -> CGRect? = { _ in nil }
  ) -> LayoutReport {
    var examination = LayoutExamination(outermostView)
    var report = LayoutReport(root: outermostView)
    report.conflicts = examination.system.conflicts
    report.unusable = examination.system.unusable
    report.isGivenUp = examination.system.isUnsolved
    report.broken = examination.broken(by: drawn)
    report.freedoms = examination.freedoms(isVerified)
    guard !report.conflicts.isEmpty || !report.freedoms.isEmpty,
      examination.system.tree.items.contains(where: { isResizable($0.view) })
    else { return report }
    var free = LayoutExamination(outermostView, isResizable: isResizable)
    report.compare(with: free.system.conflicts, free.freedoms(isVerified))
    return report
  }
}

extension LayoutReport {
  /// Notes what another size makes of it.
  fileprivate mutating func compare(with conflicts: [LayoutConflict], _ freedoms: [LayoutFreedom]) {
    let lasting = conflicts.map { Set($0.constraints) }
    for (position, conflict) in self.conflicts.enumerated() {
      let constraints = Set(conflict.constraints)
      if !lasting.contains(where: { $0.isSubset(of: constraints) }) { passingConflicts.insert(position) }
    }
    // What contradicts itself at every size may hide behind what does so at this one.
    for conflict in conflicts {
      let constraints = Set(conflict.constraints)
      if !self.conflicts.contains(where: { constraints.isSubset(of: Set($0.constraints)) }) {
        self.conflicts.append(conflict)
      }
    }
    let open = Set(freedoms.flatMap { [$0.view] + $0.dependents })
    for position in self.freedoms.indices {
      self.freedoms[position].isPassing = !open.contains(self.freedoms[position].view)
    }
  }
}

extension UIView {
  /// Whether the view's mask keeps it as large as its superview, so that what is in it decides about both.
  fileprivate var fillsSuperview: Bool {
    guard let superview, translatesAutoresizingMaskIntoConstraints, superview.autoresizesSubviews else { return false }
    return autoresizingMask == [.flexibleWidth, .flexibleHeight] && frame == superview.bounds
  }
}

extension LayoutFreedom.Quantity {
  /// Whether it is a length of a scroll view's content and not of a frame.
  fileprivate var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
}

/// A layout without last resorts, and what can be asked of it.
struct LayoutExamination {
  var system: LayoutSystem
  /// What each variable is, by its number; nil for those of guides.
  private let subjects: [Subject?]

  /// An item and what of it a variable is.
  private typealias Subject = (variable: Variable, number: Int, quantity: LayoutFreedom.Quantity)

  /// Solves what is laid out already once more.
  init(_ root: UIView, usesLastResorts: Bool = false, isResizable: (UIView) -> Bool = { _ in false }) {
    var tree = LayoutTree(root: root)
    var filling: [Int] = []
    for number in tree.items.indices {
      let item = tree.items[number]
      let fills = item.parent >= 0 && tree.items[item.parent].isPlaced && item.view.fillsSuperview
      if fills { filling.append(number) }
      if !item.isPlaced, fills || isResizable(item.view) {
        tree.items[number] = LayoutItem(
          view: item.view, parent: item.parent, depth: item.depth, isPlaced: true, frame: item.frame)
      }
      tree.items[number].isSolved = tree.items[number].isPlaced
    }
    _ = tree.measure()
    system = LayoutSystem(tree: tree)
    system.usesLastResorts = usesLastResorts
    system.usesPlaceholders = !usesLastResorts
    for (number, item) in tree.items.enumerated() where isResizable(item.view) { system.addWishes(for: number) }
    for number in filling { system.fill(number) }
    system.solve()
    subjects = Self.subjects(of: system)
  }

  private static func subjects(of system: LayoutSystem) -> [Subject?] {
    var subjects = [Subject?](repeating: nil, count: system.solver.variableCount)
    func note(_ expression: Expression, _ number: Int, _ quantity: LayoutFreedom.Quantity) {
      expression.forEachTerm { variable, _ in subjects[variable.index] = (variable, number, quantity) }
    }
    for (number, box) in system.boxes.enumerated() where system.tree.items[number].isPlaced {
      note(box.x, number, .x)
      note(box.y, number, .y)
      note(box.width, number, .width)
      note(box.height, number, .height)
    }
    for (number, area) in system.contentAreas {
      note(area.width, number, .contentWidth)
      note(area.height, number, .contentHeight)
    }
    return subjects
  }

  // MARK: What other frames break

  /// Required equations of constraints that do not hold when views have other frames.
  func broken(by drawn: (UIView) -> CGRect?) -> [LayoutReport.BrokenConstraint] {
    let frames = system.tree.items.map { $0.isPlaced ? drawn($0.view) : nil }
    guard frames.contains(where: { $0 != nil }) else { return [] }
    func value(_ variable: Variable) -> CGFloat? {
      guard let subject = subjects[variable.index], let frame = frames[subject.number] else { return nil }
      switch subject.quantity {
      case .x: return frame.minX
      case .y: return frame.minY
      case .width: return frame.width
      case .height: return frame.height
      case .contentWidth, .contentHeight: return nil
      }
    }
    return system.solver.constraintIDs.compactMap { id in
      guard id.index < system.tags.count, case let tag = system.tags[id.index], tag >= 0,
        case let constraint = system.sources[tag], constraint.relation == .equal, system.solver.isRequired(id),
        let sum = system.solver.leftSide(of: id, with: value), abs(sum) > 0.01,
        let equation = system.solver.constraint(id)
      else { return nil }
      let numbers = Set(equation.expression.terms.compactMap { subjects[$0.variable.index]?.number })
      return LayoutReport.BrokenConstraint(
        constraint: constraint, views: numbers.sorted().map { system.tree.items[$0].view }, distance: abs(sum))
    }
  }

  // MARK: What is open

  /// How many open lengths of one connected part are told at most.
  private static let mostFreedoms = 16
  /// How many variables of one connected part are looked at.
  private static let mostVariables = 1000
  /// How many times a variable may be put into an equation before the search for more ends.
  private static let mostWork = 10_000_000

  /// What is open, until nothing is any more.
  mutating func freedoms(_ isVerified: (UIView, LayoutFreedom.Quantity) -> Bool) -> [LayoutFreedom] {
    guard !system.isUnsolved, !system.solver.isDetermined else { return [] }
    var found: [LayoutFreedom] = []
    do {
      try settleUnverified(isVerified)
      var open = try ranges()
      let followers = open.isEmpty ? [] : self.followers
      var work = 0
      for _ in 0..<Self.mostFreedoms where !open.isEmpty && work < Self.mostWork {
        work += open.count * system.solver.variableCount
        let chosen = choose(from: open, followers)
        for candidate in chosen { try settle(candidate) }
        let left = try ranges()
        for candidate in chosen {
          found.append(freedom(candidate, dependents: settled(by: candidate, open, left)))
        }
        open = left
      }
    } catch {
      return found
    }
    return found.sorted { system.tree.number(of: $0.view) ?? 0 < system.tree.number(of: $1.view) ?? 0 }
  }

  /// A length that can be one or another.
  private struct Candidate {
    var range: Ambiguity
    var number: Int
    var quantity: LayoutFreedom.Quantity
    var component: Int
  }

  private mutating func ranges() throws(SolverError) -> [Candidate] {
    let found = try system.solver.ambiguities(limit: Self.mostVariables)
    return found.compactMap { range in
      subjects[range.variable.index].map {
        Candidate(
          range: range, number: $0.number, quantity: $0.quantity,
          component: system.solver.componentNumber(of: range.variable) ?? -1 - range.variable.index)
      }
    }
  }

  /// Nobody asks about some measures: they are as they are.
  private mutating func settleUnverified(_ isVerified: (UIView, LayoutFreedom.Quantity) -> Bool) throws(SolverError) {
    for case (let variable, let number, let quantity)? in subjects where !quantity.isOfContent {
      guard !isVerified(system.tree.items[number].view, quantity) else { continue }
      let value = system.solver.value(of: variable)
      try system.solver.add(Constraint(Expression(variable, plus: -value), .equal, priority: Constraint.required))
    }
  }

  private mutating func settle(_ candidate: Candidate) throws(SolverError) {
    let value = candidate.range.value
    try system.solver.add(
      Constraint(Expression(candidate.range.variable, plus: -value), .equal, priority: Constraint.required))
  }

  /// The views that constraints place by others: those that they name first.
  private var followers: Set<Int> {
    var found: Set<Int> = []
    for constraint in system.sources where !constraint.firstAttribute.isSize {
      guard let first = system.place(of: constraint.firstItem, heldBy: 0), first.guide == nil,
        let second = system.place(of: constraint.secondItem, heldBy: 0), second.guide == nil,
        system.tree.items[second.number].isPlaced, first.number != second.number,
        system.tree.commonAncestor(first.number, second.number) != second.number
      else { continue }
      found.insert(first.number * 2 + (constraint.firstAttribute.kind == .horizontal ? 0 : 1))
    }
    return found
  }

  /// One length of each connected part: what the others most likely follow.
  private func choose(from open: [Candidate], _ followers: Set<Int>) -> [Candidate] {
    func rank(_ candidate: Candidate) -> (Int, Int, Int, Int) {
      let (quantity, number) = (candidate.quantity, candidate.number)
      let follows = followers.contains(number * 2 + (quantity.isHorizontal ? 0 : 1))
      return (quantity.isOfContent ? 0 : 1, follows ? 1 : 0, quantity.isSize ? 0 : 1, number)
    }
    var best: [Int: Candidate] = [:]
    for candidate in open {
      guard let other = best[candidate.component] else {
        best[candidate.component] = candidate
        continue
      }
      if rank(candidate) < rank(other) { best[candidate.component] = candidate }
    }
    return best.values.sorted { $0.range.variable < $1.range.variable }
  }

  /// The views of which something was open before and nothing is now.
  private func settled(by candidate: Candidate, _ before: [Candidate], _ after: [Candidate]) -> [UIView] {
    let left = Set(after.map(\.range.variable))
    let numbers = before.filter {
      $0.component == candidate.component && $0.number != candidate.number && !left.contains($0.range.variable)
    }.map(\.number)
    return Set(numbers).sorted().map { system.tree.items[$0].view }
  }

  private func freedom(_ candidate: Candidate, dependents: [UIView]) -> LayoutFreedom {
    LayoutFreedom(
      view: system.tree.items[candidate.number].view, quantity: candidate.quantity, lowest: candidate.range.lowest,
      highest: candidate.range.highest, value: candidate.range.value, dependents: dependents)
  }
}
