extension UITableView {
  /// How many sections the data source has.
  public final var numberOfSections: Int { loadedRows()?.sections.count ?? sections.count }

  /// How many rows a section has; 0 for one that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    guard let live = loadedRows() else {
      return sections.indices.contains(section) ? sections[section].cells.count : 0
    }
    return live.sections.indices.contains(section) ? live.sections[section].heights.count : 0
  }

  /// The cells in sight, from the top.
  public final var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The rows in sight, from the top; nil when there are none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    updateRows()
    let paths = live?.cells.filter { $0.value != nil }.keys.sorted() ?? []
    return paths.isEmpty ? nil : paths
  }

  /// The cell of a row in sight; nil for others.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateRows()
    return live?.cells[indexPath] ?? nil
  }

  /// The row that a cell in sight shows.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    live?.cells.first { $0.value === cell }?.key
  }

  /// The row at a point of the content, in points; nil when there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let live = loadedRows() else { return nil }
    for (number, section) in live.sections.enumerated()
    where point.y >= section.rowsTop && point.y < section.rowsBottom {
      return IndexPath(row: section.heights.row(at: point.y - section.rowsTop), section: number)
    }
    return nil
  }

  /// Where a row is in the content, in points, as far as heights are known; zero for one that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let live = loadedRows(), live.contains(indexPath) else { return .zero }
    let section = live.sections[indexPath.section]
    return CGRect(
      x: rowEdges.x, y: section.rowsTop + section.heights.top(of: indexPath.row), width: rowEdges.width,
      height: section.heights.height(of: indexPath.row))
  }

  /// What stands above the rows of a section in sight; nil for nothing.
  public final func headerView(forSection section: Int) -> UIView? { titleView(ofSection: section, \.header) }

  /// What stands below the rows of a section in sight; nil for nothing.
  public final func footerView(forSection section: Int) -> UIView? { titleView(ofSection: section, \.footer) }

  private func titleView(ofSection section: Int, _ path: KeyPath<LiveSection, LiveTitle>) -> UIView? {
    updateRows()
    guard let live, live.sections.indices.contains(section) else { return nil }
    let view = live.sections[section][keyPath: path].view
    return view?.superview === self ? view : nil
  }

  /// Where a row is put by scrolling.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// Scrolls to a row, at once; `none` only as far as needed. One that does not exist is ignored.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let live = loadedRows(), live.contains(indexPath) else { return }
    let row = rectForRow(at: indexPath)
    let (start, end) = (bounds.minY + contentInset.top, bounds.maxY - contentInset.bottom)
    var y = contentOffset.y
    switch position {
    case .top: y = row.minY - contentInset.top
    case .middle: y = row.midY - bounds.height / 2
    case .bottom: y = row.maxY - bounds.height + contentInset.bottom
    case .none where row.minY < start: y = row.minY - contentInset.top
    case .none where row.maxY > end: y = row.maxY - bounds.height + contentInset.bottom
    case .none: break
    }
    let last = contentSize.height - bounds.height + contentInset.bottom
    contentOffset = CGPoint(x: contentOffset.x, y: max(-contentInset.top, min(y, last)))
  }
}
