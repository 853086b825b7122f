import Cassowary

extension LayoutSystem {
  /// The item and the measure of its frame that a variable is.
  typealias Owner = (number: Int, measure: LayoutAmbiguity.Measure)

  /// What variables are.
  var owners: [Variable: Owner] {
    var owners: [Variable: Owner] = [:]
    for (number, item) in tree.items.enumerated() where item.isPlaced {
      for (side, measure) in zip(boxes[number].sides, LayoutAmbiguity.Measure.allCases) {
        for term in side.terms { owners[term.variable] = (number, measure) }
      }
    }
    return owners
  }

  /// What an equation stands for; nil for one of a guide or content area alone.
  func reason(of id: ConstraintID, owners: [Variable: Owner]) -> LayoutReason? {
    let tag = tags.indices.contains(id.index) ? tags[id.index] : Self.ownTag
    if tag >= 0 { return sources.indices.contains(tag) ? .constraint(sources[tag]) : nil }
    guard let equation = solver.constraint(id) else { return nil }
    let named = equation.expression.terms.compactMap { owners[$0.variable] }
    guard let first = named.first else { return tag == Self.ownTag ? .fitting : nil }
    let view = tree.items[first.number].view
    switch tag {
    case Self.stackTag:
      let views = named.map { tree.items[$0.number].view }
      return (views.lazy.compactMap { $0.superview as? UIStackView }.first ?? view as? UIStackView).map { .stack($0) }
    case Self.contentTag: return content(of: first)
    default:
      if equation.priority == Self.lastResort { return .drawn(view) }
      if equation.relation != .equal {
        return equation.priority < Constraint.required ? content(of: first) : .noNegativeSize(view)
      }
      return tree.fitting == nil ? .mask(view) : .fitting
    }
  }

  private func content(of owner: Owner) -> LayoutReason {
    let item = tree.items[owner.number]
    let isWidth = owner.measure == .width
    let size = item.inputs.contentSize
    return .content(item.view, isWidth: isWidth, length: isWidth ? size.width : size.height)
  }
}

extension LayoutBox {
  /// In the order of ``LayoutAmbiguity/Measure``.
  var sides: [Expression] { [x, y, width, height] }
}
