import HeadlessUIKit

extension CanvasMetrics {
  /// The margins of a table cell's content, in points.
  ///
  /// Evidence: about 2,300 cells of public documents.
  func cellMargins(of cell: UITableViewCell) -> UIEdgeInsets {
    let width = cell.bounds.width
    let isInTable = cell.superview != nil
    let side = sideMargin(width: width, isInTable: isInTable, of: cell)
    var vertical: CGFloat = hasTightCells ? 8 : 11
    if toolsVersion >= 24127 { vertical = 15 }
    let bottom =
      !hasTightCells && toolsVersion < ToolsVersion.iOS13 && cell.contentView.frame.height < cell.bounds.height
      ? vertical - 0.5 : vertical
    return UIEdgeInsets(
      top: vertical, left: side, bottom: bottom, right: cell.accessoryType == .none ? side : 8)
  }

  /// Whether cells have the margins of plain views, as they did until the first Xcode 9.
  ///
  /// Evidence: 28 of 31 sides and 44 of 50 tops in cells of tools 13196; from 13529 on none.
  var hasTightCells: Bool { toolsVersion < 13500 }

  private func sideMargin(width: CGFloat, isInTable: Bool, of cell: UITableViewCell) -> CGFloat {
    if hasTightCells {
      let preserves = cell.preservesSuperviewLayoutMargins && cell.contentView.preservesSuperviewLayoutMargins
      return isInTable && preserves ? 15 : 8
    }
    if width <= 320 { return 16 }
    if toolsVersion < 14800 {
      // One table of a phone that is 414 points wide hands its own margins on.
      if isInTable { return cell.preservesSuperviewLayoutMargins && (screen?.width ?? 0) > 375 ? 20 : 16 }
      return width <= 375 ? 16 : width < 460 ? 15 : 20
    }
    let isEarly = toolsVersion < 17000
    switch screen?.width ?? width {
    case ...375: return isEarly ? 15 : 16
    case ...392: return toolsVersion < 23000 ? 20 : 16
    default: return 20
    }
  }
}
