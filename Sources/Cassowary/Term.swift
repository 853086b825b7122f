/// A coefficient times a variable; inside a component the number counts the component's own unknowns and columns.
struct Term: Sendable {
  var number: Int32
  var coefficient: Double
}
