import Cassowary

extension LayoutSystem {
  /// The lowest priority: a last resort for what nothing else decides.
  static let lastResort = 0.5

  /// Adds what views want of their own: the sizes of their contents, and no negative sizes.
  mutating func addContentSizes() {
    for (number, item) in tree.items.enumerated() where item.isPlaced {
      let view = item.view
      let insets = view.alignmentRectInsets
      let size = item.inputs.contentSize
      let box = boxes[number].inset(by: insets)
      if size.width >= 0 {
        add(
          box.width, Expression(constant: size.width), hugging: view.horizontalHuggingPriority,
          resistance: view.horizontalCompressionResistancePriority)
      }
      if size.height >= 0 {
        add(
          box.height, Expression(constant: size.height), hugging: view.verticalHuggingPriority,
          resistance: view.verticalCompressionResistancePriority)
      }
      add(boxes[number].width, .greaterThanOrEqual, Expression())
      add(boxes[number].height, .greaterThanOrEqual, Expression())
    }
  }

  private mutating func add(_ length: Expression, _ wanted: Expression, hugging: Float, resistance: Float) {
    if resistance > 0 {
      add(
        length, .greaterThanOrEqual, wanted, priority: min(Double(resistance), Constraint.required),
        tag: Self.contentTag)
    }
    if hugging > 0 {
      add(
        length, .lessThanOrEqual, wanted, priority: min(Double(hugging), Constraint.required), tag: Self.contentTag)
    }
  }

  /// Adds the last resort of what nothing decides: as in Interface Builder a view without a size of its own keeps the one
  /// that it was drawn with, and one that no constraint positions keeps its place.
  mutating func addLastResorts() {
    for (number, item) in tree.items.enumerated() where item.isPlaced {
      let box = boxes[number]
      let drawn = item.view.frame
      let size = item.inputs.contentSize
      func keep(_ length: Expression, at value: CGFloat) {
        add(length, .equal, Expression(constant: value), priority: Self.lastResort)
      }
      if size.width < 0 { keep(box.width, at: drawn.width) }
      if size.height < 0 { keep(box.height, at: drawn.height) }
      if !isPositioned[number].x { keep(box.x, at: drawn.minX) }
      if !isPositioned[number].y { keep(box.y, at: drawn.minY) }
    }
  }
}
