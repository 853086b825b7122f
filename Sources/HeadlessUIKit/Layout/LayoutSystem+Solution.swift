import Cassowary

extension LayoutSystem {
  /// Solves all equations; required constraints that contradict each other are given up one by one and noted.
  mutating func solve() {
    addStacks()
    addConstraints()
    addContentSizes()
    addLastResorts()
    do {
      // Conflicts are chosen from while the solver is being changed, so only numbers may be looked at.
      let sourceCount = sources.count
      var tags: [ConstraintID: Int] = [:]
      let solver = self.solver
      let found = try self.solver.solve { conflict in
        for id in conflict.constraints where tags[id] == nil { tags[id] = Self.tag(of: id, in: solver) }
        // A content gives way first, then the constraint that came last.
        let content = conflict.constraints.last { tags[$0] == Self.contentTag }
        let written = conflict.constraints.last { id in
          let tag = tags[id] ?? -1
          return tag >= 0 && tag < sourceCount
        }
        return content ?? written ?? conflict.constraints.last ?? conflict.constraints[0]
      }
      for conflict in found { note(conflict, tags) }
    } catch {
      isUnsolved = true
    }
  }

  private static func tag(of id: ConstraintID, in solver: Solver) -> Int {
    do { return try solver.tag(of: id) } catch { return -1 }
  }

  private mutating func note(_ conflict: Conflict, _ tags: [ConstraintID: Int]) {
    let involved = conflict.constraints.compactMap { id -> NSLayoutConstraint? in
      let tag = tags[id] ?? -1
      return sources.indices.contains(tag) ? sources[tag] : nil
    }
    conflicts.append(LayoutConflict(constraints: involved, broken: involved.last))
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
    }
    return moved
  }
}

/// Required constraints that cannot all hold.
public struct LayoutConflict {
  /// The constraints at odds, in the order in which the views hold them.
  public let constraints: [NSLayoutConstraint]
  /// The one that was given up so that the others hold; nil when only what views themselves demand was at odds.
  public let broken: NSLayoutConstraint?
}
