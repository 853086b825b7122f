/// What a constraint's item is in the tree.
struct LayoutPlace {
  /// The view, or the view that owns the guide.
  var number: Int
  var guide: UILayoutGuide?
  /// The item whose relation to others decides the coordinates.
  var node: Int { number }
}
