/// How lines stand in their width.
public enum NSTextAlignment: String, DocumentChoice {
  case natural, left, center, right, justified

  /// How much of the free width is left of a line: 0, one half, or 1.
  func share(in direction: UITraitCollection.LayoutDirection) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .rightToLeft ? 1 : 0
    }
  }
}
