extension UITableView {
  /// Puts the cells of the rows in sight where they belong, and takes the others out.
  ///
  /// - Complexity: linear in the rows in sight, logarithmic in all rows.
  func updateRows() {
    guard let live = liveRows(), !live.isUpdating else { return }
    live.isUpdating = true
    defer { live.isUpdating = false }
    if live.isStale { loadRows(live) }
    placeEnds(live)
    var shown: Set<IndexPath> = []
    var titled: Set<Int> = []
    if bounds.width > 0, bounds.height > 0 { showSections(live, &shown, &titled) }
    // Who asked for other data meanwhile has it loaded in the next layout.
    guard !live.isStale else { return }
    for path in live.cells.keys.filter({ !shown.contains($0) }).sorted() { takeOut(path, live) }
    for number in live.titled.subtracting(titled).sorted() { takeTitlesOut(ofSection: number, live) }
    placeEnds(live)
    takeContentSize(live)
  }

  /// The views above the first and below the last section, which scroll along.
  private func placeEnds(_ live: LiveRows) {
    let top = tableHeaderView?.frame.height ?? 0
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height))
    }
    if let first = live.sections.first, first.top != top { live.place(top: top) }
    if let view = tableFooterView {
      let y = live.sections.last?.bottom ?? top
      place(view, CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height))
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func showSections(_ live: LiveRows, _ shown: inout Set<IndexPath>, _ titled: inout Set<Int>) {
    var asked = 0
    var number = firstSection(below: bounds.minY, live)
    while number < live.sections.count, live.sections[number].top < bounds.maxY, asked < Self.mostShownRows {
      let heights = live.sections[number].heights
      let bottom = live.sections[number].bottom
      let start = live.sections[number].rowsTop
      var row = heights.row(at: bounds.minY - start)
      var y = start + heights.top(of: row)
      while row < heights.count, y < bounds.maxY, asked < Self.mostShownRows {
        let path = IndexPath(row: row, section: number)
        let height = show(path, at: y, live)
        guard !live.isStale else { return }
        if height > 0, y + height > bounds.minY { shown.insert(path) }
        y += height
        row += 1
        asked += 1
      }
      if live.sections[number].bottom != bottom { live.place(from: number + 1, top: live.sections[number].bottom) }
      showTitles(ofSection: number, live)
      guard !live.isStale else { return }
      titled.insert(number)
      number += 1
      // Sections without anything in them must not cost more than rows.
      asked += 1
    }
  }

  /// The first section that ends below a place.
  private func firstSection(below y: CGFloat, _ live: LiveRows) -> Int {
    var (low, high) = (0, live.sections.count)
    while low < high {
      let middle = (low + high) / 2
      if live.sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Puts the cell of a row at its place.
  ///
  /// - Returns: the height of the row, in points.
  private func show(_ path: IndexPath, at y: CGFloat, _ live: LiveRows) -> CGFloat {
    var height = statedHeight(of: path, live)
    if live.isStale || height == 0 { return 0 }
    let isNew = live.cells[path] == nil
    if isNew {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return 0 }
      guard !live.isStale else { return 0 }
      // One cell cannot be in two rows: the last one that it was given for has it.
      for (other, slot) in live.cells where slot === cell { live.cells[other] = .some(nil) }
      live.cells[path] = .some(cell)
    }
    guard let cell = live.cells[path] ?? nil else { return height ?? live.sections[path.section].heights.usual }
    if cell.superview !== self { insertSubview(cell, at: 0) }
    let edges = rowEdges
    if height == nil {
      cell.frame = CGRect(x: edges.x, y: y, width: edges.width, height: cell.bounds.height)
      let fitted = cell.fittedRowHeight
      live.sections[path.section].heights.set(fitted, of: path.row)
      height = fitted
    }
    place(cell, CGRect(x: edges.x, y: y, width: edges.width, height: height ?? 0))
    if isNew {
      cell.setSelected(live.selected.contains(path), animated: false)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return height ?? 0
  }

  /// The height that is known or that the delegate states; nil for one that the cell decides.
  private func statedHeight(of path: IndexPath, _ live: LiveRows) -> CGFloat? {
    let heights = live.sections[path.section].heights
    if heights.isKnown(path.row) { return heights.height(of: path.row) }
    let stated = Self.usable(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
    guard !live.isStale, let stated else { return nil }
    live.sections[path.section].heights.set(stated, of: path.row)
    return stated
  }

  /// Where rows begin from the left and how wide they are, in points.
  var rowEdges: (x: CGFloat, width: CGFloat) {
    let margin: CGFloat = style == .insetGrouped ? (bounds.width < 414 ? 16 : 20) : 0
    return (margin, max(0, bounds.width - 2 * margin))
  }

  /// More rows are not shown at once, whatever their heights.
  private static let mostShownRows = 5000
}
