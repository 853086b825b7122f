import Cassowary

extension LayoutSystem {
  /// The lowest priority: a last resort for what nothing else decides.
  static let lastResort = 0.5
  /// The priority of what is required of a view until it contradicts what is required of its place.
  private static let nearlyRequired = 999.9

  /// Adds what views want of their own: the sizes of their contents, and no negative sizes.
  mutating func addContentSizes() {
    let holdsDrawnSizes = holdsDrawnSizes
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
      if holdsDrawnSizes, item.parent >= 0 { addDrawnSize(of: view, box, size) }
      add(box.width, .greaterThanOrEqual, Expression())
      add(box.height, .greaterThanOrEqual, Expression())
    }
  }

  /// Whether the tree is laid out as on Interface Builder's canvas.
  var holdsDrawnSizes: Bool { tree.items.first?.view.layoutSurroundings?.holdsDrawnSizes == true }

  /// At design time the drawn size of a view without content is the size of its content, but for a stack that has views.
  ///
  /// Evidence: of 5,431 views with constraints 189 agree with Interface Builder by it that else do not, and 5 no longer do.
  private mutating func addDrawnSize(of view: UIView, _ box: LayoutBox, _ content: CGSize) {
    guard (view as? UIStackView)?.arrangedSubviews.isEmpty != false else { return }
    let drawn = view.frame.size
    if content.width < 0 {
      add(
        box.width, Expression(constant: drawn.width), hugging: view.horizontalHuggingPriority,
        resistance: view.horizontalCompressionResistancePriority)
    }
    if content.height < 0 {
      add(
        box.height, Expression(constant: drawn.height), hugging: view.verticalHuggingPriority,
        resistance: view.verticalCompressionResistancePriority)
    }
  }

  private mutating func add(_ length: Expression, _ wanted: Expression, hugging: Float, resistance: Float) {
    if resistance > 0 { addWish(length, .greaterThanOrEqual, wanted, priority: Double(resistance)) }
    if hugging > 0 { addWish(length, .lessThanOrEqual, wanted, priority: Double(hugging)) }
  }

  /// Adds what a content asks for. Where it is required and cannot be had, it is still approached: a required wish is
  /// backed by one that is nearly as strong.
  ///
  /// Evidence: sliders and labels that share a cell which is too low for both.
  private mutating func addWish(_ length: Expression, _ relation: Relation, _ wanted: Expression, priority: Double) {
    add(length, relation, wanted, priority: min(priority, Constraint.required), tag: Self.contentTag)
    if priority >= Constraint.required { add(length, relation, wanted, priority: Self.nearlyRequired) }
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
