import Cassowary

extension LayoutSystem {
  /// Solves all equations; required constraints that contradict each other are given up one by one and noted.
  mutating func solve() {
    addStacks()
    addConstraints()
    addContentSizes()
    if let fitting = tree.fitting { addFitting(fitting) }
    if usesLastResorts { addLastResorts() } else { addStackPreferences() }
    let tags = self.tags
    var found: [Conflict] = []
    do {
      _ = try solver.solve { conflict in
        // Naming none of them ends the search.
        if found.count == Self.mostConflicts { return ConstraintID.none }
        found.append(conflict)
        // A content gives way first, then the constraint that came last.
        let content = conflict.constraints.last { tags[$0.index] == Self.contentTag }
        let written = conflict.constraints.last { tags[$0.index] >= 0 }
        return content ?? written ?? conflict.constraints.last ?? conflict.constraints[0]
      }
    } catch {
      isUnsolved = true
    }
    let owners = found.isEmpty ? [:] : self.owners
    for conflict in found { note(conflict, owners: owners) }
  }

  /// How many contradictions are looked for before a layout is given up; finding one is a solution anew.
  private static let mostConflicts = 200

  private mutating func note(_ conflict: Conflict, owners: [Variable: Owner]) {
    let involved = conflict.constraints.map { tags[$0.index] }.filter { $0 >= 0 }.map { sources[$0] }
    let isContent = conflict.constraints.contains { tags[$0.index] == Self.contentTag }
    let reasons = conflict.constraints.compactMap { reason(of: $0, owners: owners) }
    conflicts.append(LayoutConflict(constraints: involved, broken: isContent ? nil : involved.last, reasons: reasons))
  }

  /// Takes the solved frames over into the tree. Returns whether one moved by more than rounding explains.
  mutating func takeFrames() -> Bool {
    guard !isUnsolved else { return false }
    var moved = false
    for number in tree.items.indices where tree.items[number].isPlaced {
      let frame = rect(of: boxes[number])
      let old = tree.items[number].frame
      if !tree.items[number].isSolved || abs(frame.minX - old.minX) > 1e-6 || abs(frame.minY - old.minY) > 1e-6
        || abs(frame.width - old.width) > 1e-6 || abs(frame.height - old.height) > 1e-6
      {
        moved = true
      }
      tree.items[number].frame = frame
      tree.items[number].isSolved = true
      tree.items[number].isStretched = isStretchedFromCenter(number)
    }
    return moved
  }
}

/// Required constraints that cannot all hold.
public struct LayoutConflict {
  /// The constraints at odds, in the order in which the views hold them.
  public let constraints: [NSLayoutConstraint]
  /// The one that was given up so that the others hold; nil when a view's content gave way, or
  /// when only what views themselves demand was at odds.
  public let broken: NSLayoutConstraint?
  /// All that is at odds: the constraints, and what views themselves demand.
  public let reasons: [LayoutReason]
}
