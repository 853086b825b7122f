import Cassowary

/// A measure of a view's frame that constraints leave open.
public struct LayoutAmbiguity {
  /// Which measure it is.
  public enum Measure: String, Sendable, CaseIterable { case x, y, width, height }

  /// The view whose frame is left open.
  public let view: UIView
  /// Whether a coordinate or a length of the frame is left open.
  public let measure: Measure
  /// The least and the greatest value that it can take while all constraints are as well satisfied, in points.
  public let lowest: CGFloat
  /// The greatest value that satisfies the constraints as well, in points.
  public let highest: CGFloat
}

extension UIView {
  /// What the constraints of the tree leave open, superviews first.
  ///
  /// - Complexity: a layout, and two small optimisations for each measure that is open.
  public func layoutAmbiguities() -> [LayoutAmbiguity] {
    LayoutSystem.solved(LayoutTree(root: outermostView)).ambiguities()
  }

  /// Whether constraints leave something of the view's own frame open.
  public var hasAmbiguousLayout: Bool { layoutAmbiguities().contains { $0.view === self } }
}

extension LayoutSystem {
  /// The measures that are open once the last resorts are left out.
  func ambiguities() -> [LayoutAmbiguity] {
    var strict = LayoutSystem(tree: tree)
    strict.usesLastResorts = false
    strict.solve()
    guard !strict.isUnsolved else { return [] }
    var owners: [Variable: (view: UIView, measure: LayoutAmbiguity.Measure)] = [:]
    for (number, item) in tree.items.enumerated() where item.isPlaced {
      let box = strict.boxes[number]
      for (side, measure) in zip([box.x, box.y, box.width, box.height], LayoutAmbiguity.Measure.allCases) {
        for term in side.terms { owners[term.variable] = (item.view, measure) }
      }
    }
    do {
      return try strict.solver.ambiguities().compactMap { found in
        owners[found.variable].map {
          LayoutAmbiguity(view: $0.view, measure: $0.measure, lowest: found.lowest, highest: found.highest)
        }
      }
    } catch {
      return []
    }
  }
}
