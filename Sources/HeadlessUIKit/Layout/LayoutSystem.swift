import Cassowary

/// The equations of one tree of views, and their solution.
struct LayoutSystem {
  var tree: LayoutTree
  var solver = Solver()
  /// Where each view is, by item: numbers for what is given, variables for what is sought.
  var boxes: [LayoutBox] = []
  /// The content areas of scroll views, by item, made when something refers to them.
  var contentAreas: [Int: (width: Expression, height: Expression)] = [:]
  /// The rectangles of guides that code made, in their owner's coordinates.
  var guides: [ObjectIdentifier: LayoutBox] = [:]
  var guideList: [(guide: UILayoutGuide, box: LayoutBox)] = []
  /// The constraints that were added to the solver.
  var sources: [NSLayoutConstraint] = []
  /// What each of the solver's constraints stands for, in the order of their addition: a place in ``sources``, or one of
  /// the negative tags below.
  private(set) var tags: [Int] = []
  var conflicts: [LayoutConflict] = []
  /// Constraints that could not be used: items outside of the tree, attributes that do not go together, impossible numbers.
  var unusable: [NSLayoutConstraint] = []
  /// Whether what nothing decides stays as it was drawn.
  var usesLastResorts = true
  /// Whether constraints count that are only there at design time.
  var usesPlaceholders = false
  /// Whether the solver gave up; the frames are those from before.
  var isUnsolved = false
  /// Whether anything stronger than a last resort places the view, by item and axis.
  var isPositioned: [(x: Bool, y: Bool)]
  /// What the equations were made from, by item.
  var reading: [LayoutReading]
  /// Whether they were made from how high views are, as the baseline of a row is.
  var readsHeights = false
  /// What required equations say of a view's extent from left to right, by item; empty where nobody asks.
  var pins: [HorizontalPins]

  init(tree: LayoutTree) {
    self.tree = tree
    isPositioned = Array(repeating: (false, false), count: tree.items.count)
    reading = Array(repeating: [], count: tree.items.count)
    pins = Array(repeating: [], count: tree.mayStretchFromCenter ? tree.items.count : 0)
    for item in tree.items {
      let frame = item.frame
      guard item.isPlaced else {
        boxes.append(LayoutBox(frame))
        continue
      }
      boxes.append(makeBox())
    }
  }

  /// The tag of equations that stand for no constraint, of those that a stack view makes.
  static let ownTag = -1
  static let stackTag = -2
  static let contentTag = -3

  /// Adds a relation between two expressions. Returns false when the solver refuses its numbers; then it is left out.
  @discardableResult
  mutating func add(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Double = Constraint.required,
    tag: Int = Self.ownTag
  ) -> Bool {
    do {
      try solver.add(Constraint(left, relation, right, priority: priority))
      tags.append(tag)
      return true
    } catch {
      return false
    }
  }

  /// Makes a variable for each side of a rectangle.
  mutating func makeBox() -> LayoutBox {
    LayoutBox(
      x: Expression(solver.makeVariable()), y: Expression(solver.makeVariable()),
      width: Expression(solver.makeVariable()), height: Expression(solver.makeVariable()))
  }

  func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  func rect(of box: LayoutBox) -> CGRect {
    CGRect(x: value(of: box.x), y: value(of: box.y), width: value(of: box.width), height: value(of: box.height))
  }
}

/// A rectangle in the equations.
struct LayoutBox {
  var x: Expression
  var y: Expression
  var width: Expression
  var height: Expression

  init(x: Expression, y: Expression, width: Expression, height: Expression) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: CGRect) {
    x = Expression(constant: rect.minX)
    y = Expression(constant: rect.minY)
    width = Expression(constant: rect.width)
    height = Expression(constant: rect.height)
  }

  /// The rectangle that lies inside by the insets.
  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    guard insets != .zero else { return self }
    return LayoutBox(
      x: x + insets.left, y: y + insets.top, width: width - (insets.left + insets.right),
      height: height - (insets.top + insets.bottom))
  }
}

/// The one axis or the other.
enum LayoutAxis {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutBox {
  func start(_ axis: LayoutAxis) -> Expression { axis == .horizontal ? x : y }
  func length(_ axis: LayoutAxis) -> Expression { axis == .horizontal ? width : height }
  func end(_ axis: LayoutAxis) -> Expression { start(axis) + length(axis) }
  func center(_ axis: LayoutAxis) -> Expression { start(axis) + length(axis) * 0.5 }
}
