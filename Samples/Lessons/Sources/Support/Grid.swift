import HeadlessUIKit

/// What lesson 1 works out, for the lessons after it.
enum Grid {
  /// Where a cell of three columns lies in a view, counted from 0 row by row.
  static func frame(ofCellAt index: Int, in view: UIView) -> CGRect {
    let columns = 3
    let size = CGSize(width: 85, height: 90)
    let margin = (view.frame.width - CGFloat(columns) * size.width) / CGFloat(columns + 1)
    return CGRect(
      x: margin + CGFloat(index % columns) * (size.width + margin),
      y: 60 + CGFloat(index / columns) * (size.height + margin),
      width: size.width, height: size.height)
  }
}
