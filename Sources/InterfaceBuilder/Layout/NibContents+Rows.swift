import HeadlessUIKit

extension NibContents {
  /// Gives the cells of tables and collections the sizes that these give them, where the document stores no frame or an
  /// old one: Xcode 6 wrote none for prototypes.
  func placeCells(_ metrics: CanvasMetrics) {
    for view in views {
      if let table = view as? UITableView { table.placePrototypes(separator: metrics.separator) }
      if let collection = view as? UICollectionView { collection.sizeCells() }
    }
  }
}

extension UITableView {
  /// A prototype whose content has no frame is as wide as the table and as high as its row; its content leaves the line
  /// below it free.
  ///
  /// Evidence: five cells of tools 7531; where frames are stored 280 of 285 cells are as wide as their table.
  fileprivate func placePrototypes(separator: CGFloat) {
    var top = tableHeaderView?.frame.maxY ?? 0
    for cell in prototypes {
      if let content = cell.content, content.frame.size == .zero, bounds.width > 0 {
        let height = cell.rowHeight ?? (rowHeight > 0 ? rowHeight : Self.standardRowHeight)
        content.keepingSubviews {
          cell.frame = CGRect(x: 0, y: max(top, cell.frame.minY), width: bounds.width, height: max(0, height))
          content.frame = CGRect(
            x: 0, y: 0, width: max(0, bounds.width - cell.accessoryWidth), height: max(0, height - separator))
        }
      }
      top = cell.frame.maxY
    }
  }
}

extension UICollectionView {
  /// A flow layout gives its items their size: a cell whose content has it was stored before.
  ///
  /// Evidence: 89 of 90 cells have the item's size or one of their own; in the other one only the content has it.
  fileprivate func sizeCells() {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    for case let cell as UICollectionViewCell in subviews {
      guard let content = cell.content, content.frame.size == flow.itemSize, cell.frame.size != flow.itemSize else {
        continue
      }
      let frame = content.frame
      content.keepingSubviews {
        cell.frame = CGRect(origin: cell.frame.origin, size: flow.itemSize)
        content.frame = frame
      }
    }
  }
}

extension UIView {
  /// Lets the view change its size while what is in it stays as it is.
  fileprivate func keepingSubviews(_ change: () -> Void) {
    let resizes = autoresizesSubviews
    autoresizesSubviews = false
    change()
    autoresizesSubviews = resizes
  }
}
