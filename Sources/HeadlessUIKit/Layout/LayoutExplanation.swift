import Cassowary

/// Where one of the four numbers of a view's frame comes from.
public struct LayoutExplanation {
  /// Which number it is.
  public let measure: LayoutAmbiguity.Measure
  /// In the superview's coordinates, in points, before rounding to pixels.
  public let value: CGFloat
  /// What decides it and names the view itself, the most important first; empty for a view that its mask places and
  /// for one that only wishes that contradict each other decide.
  public let reasons: [LayoutReason]
  /// What decides the places and sizes that these refer to, the nearest first.
  public let further: [LayoutReason]
  /// Whether so many constraints are connected that not all of them were looked at.
  public let isIncomplete: Bool
}

extension UIView {
  /// Where the numbers of the view's frame come from; empty for a view that its frame and mask place.
  ///
  /// - Complexity: a layout of the tree, and four eliminations.
  public func layoutExplanations() -> [LayoutExplanation] {
    let system = LayoutExamination(outermostView, usesLastResorts: true).system
    guard let number = system.tree.number(of: self), system.tree.items[number].isPlaced else { return [] }
    let owners = system.owners
    return zip(system.boxes[number].sides, LayoutAmbiguity.Measure.allCases).map { side, measure in
      var reasons: [LayoutReason] = []
      var further: [LayoutReason] = []
      for term in side.terms {
        for id in system.solver.derivation(of: term.variable) {
          guard let reason = system.reason(of: id, owners: owners) else { continue }
          let names = system.solver.constraint(id)?.expression.terms.contains { owners[$0.variable]?.number == number }
          if names == true {
            if !reasons.contains(reason) { reasons.append(reason) }
          } else if !further.contains(reason) {
            further.append(reason)
          }
        }
      }
      return LayoutExplanation(
        measure: measure, value: system.value(of: side), reasons: reasons,
        further: further.filter { !reasons.contains($0) },
        isIncomplete: side.terms.contains { system.solver.exceedsDerivation($0.variable) })
    }
  }
}
