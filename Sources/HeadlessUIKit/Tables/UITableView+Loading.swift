extension UITableView {
  /// The table's rows once a data source says what they are; nil for a table that shows what its document says.
  ///
  /// What Interface Builder shows of the document's cells goes away when the first data source comes.
  func liveRows() -> LiveRows? {
    if let live { return live }
    guard dataSource != nil else { return nil }
    return makeLive()
  }

  func makeLive() -> LiveRows {
    if let live { return live }
    for cell in cells { cell.removeFromSuperview() }
    let made = LiveRows()
    live = made
    setNeedsLayout()
    return made
  }

  /// The rows, asked of the data source if that was not done yet.
  func loadedRows() -> LiveRows? {
    guard let live = liveRows() else { return nil }
    if live.isStale, !live.isUpdating { loadRows(live) }
    return live
  }

  /// Asks the data source how much there is. What it says wrongly counts as nothing.
  func loadRows(_ live: LiveRows) {
    let wasUpdating = live.isUpdating
    live.isUpdating = true
    defer { live.isUpdating = wasUpdating }
    live.isStale = false
    live.generation += 1
    takeAllOut(live)
    let source = dataSource
    let count = max(0, min(source?.numberOfSections(in: self) ?? 0, Self.mostSections))
    var sections: [LiveSection] = []
    var rowCount = 0
    for number in 0..<count {
      let rows = max(0, min(source?.tableView(self, numberOfRowsInSection: number) ?? 0, Self.mostRows))
      rowCount += rows
      var section = LiveSection(heights: RowHeights(count: rows, usual: usualRowHeight))
      section.header = title(ofSection: number, isHeader: true)
      section.footer = title(ofSection: number, isHeader: false)
      sections.append(section)
    }
    // Asking is cheap where there are few rows, and tells how long the table is before it is scrolled.
    if rowCount <= Self.mostAskedRows, let delegate {
      for number in sections.indices {
        for row in 0..<sections[number].heights.count {
          let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: number))
          if let height = Self.usable(height) { sections[number].heights.set(height, of: row) }
        }
      }
    }
    live.sections = sections
    live.selected = live.selected.filter(live.contains)
    live.place(top: tableHeaderView?.frame.height ?? 0)
    takeContentSize(live)
  }

  func takeContentSize(_ live: LiveRows) {
    let end = live.sections.last?.bottom ?? tableHeaderView?.frame.height ?? 0
    let size = CGSize(width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
    if storedContentSize != size { contentSize = size }
  }

  private func takeAllOut(_ live: LiveRows) {
    for path in live.cells.keys.sorted() { takeOut(path, live) }
    for number in live.sections.indices { takeTitlesOut(ofSection: number, live) }
  }

  /// Takes a cell out of sight; it may be used again.
  func takeOut(_ path: IndexPath, _ live: LiveRows) {
    guard let cell = live.cells.removeValue(forKey: path) ?? nil else { return }
    if cell.superview === self { cell.removeFromSuperview() }
    cell.setHighlighted(false, animated: false)
    live.keep(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// A height that can be reckoned with, nil for one that the cell decides.
  static func usable(_ height: CGFloat) -> CGFloat? { height >= 0 ? min(height, 1_000_000) : nil }

  /// The height of rows that were not asked about, in points.
  private var usualRowHeight: CGFloat {
    if rowHeight > 0 { return min(rowHeight, 1_000_000) }
    return estimatedRowHeight > 0 ? min(estimatedRowHeight, 1_000_000) : Self.standardRowHeight
  }

  /// The height of a row whose cell has no opinion, in points.
  package static let standardRowHeight: CGFloat = 44
  private static let mostSections = 100_000
  private static let mostRows = 1_000_000_000
  private static let mostAskedRows = 1000
}
