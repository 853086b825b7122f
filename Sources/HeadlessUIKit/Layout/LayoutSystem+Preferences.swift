import Cassowary

extension LayoutSystem {
  /// What decides in a stack view when nothing else does: UIStackView shrinks what it arranges, the first ones first.
  mutating func addStackPreferences() {
    for (number, item) in tree.items.enumerated() where item.isPlaced {
      guard let stack = item.view.superview as? UIStackView,
        let place = stack.arrangedSubviews.firstIndex(where: { $0 === item.view })
      else { continue }
      let priority = 25 - min(Double(place), 1000) / 1000
      add(boxes[number].width, .equal, Expression(), priority: priority, tag: Self.stackTag)
      add(boxes[number].height, .equal, Expression(), priority: priority, tag: Self.stackTag)
    }
  }

  /// A view that may be of any size stays where it is and is as small as what is in it lets it be.
  mutating func addWishes(for number: Int) {
    let box = boxes[number]
    let frame = tree.items[number].frame
    add(box.x, .equal, Expression(constant: frame.minX))
    add(box.y, .equal, Expression(constant: frame.minY))
    add(box.width, .equal, Expression(), priority: Self.fittingWish)
    add(box.height, .equal, Expression(), priority: Self.fittingWish)
  }

  /// A view that its mask keeps as large as its superview.
  mutating func fill(_ number: Int) {
    let (box, outer) = (boxes[number], boxes[tree.items[number].parent])
    add(box.x, .equal, Expression())
    add(box.y, .equal, Expression())
    add(box.width, .equal, outer.width)
    add(box.height, .equal, outer.height)
  }

  private static let fittingWish = 30.0
}
