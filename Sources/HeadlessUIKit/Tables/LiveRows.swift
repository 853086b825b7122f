/// What a table that shows the rows of a data source keeps.
final class LiveRows {
  var sections: [LiveSection] = []
  /// The cells in sight; nil for a row whose cell another row took.
  var cells: [IndexPath: UITableViewCell?] = [:]
  var selected: Set<IndexPath> = []
  /// The sections whose titles are in sight.
  var titled: Set<Int> = []
  /// Cells that went out of sight, by identifier, to be taken again.
  var reusable: [String: [UITableViewCell]] = [:]
  /// Whether the data source is to be asked anew.
  var isStale = true
  var isUpdating = false
  /// How often the data source was asked: who sees another number than before starts again.
  var generation = 0
  /// What a batch of changes says of the rows, by section; nil outside of batches.
  var changes: RowChanges?
  var batchDepth = 0

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].heights.count
  }

  /// Reckons anew where sections stand, from one on.
  func place(from first: Int = 0, top: CGFloat) {
    var top = top
    for number in sections.indices.dropFirst(first) {
      sections[number].top = top
      top = sections[number].bottom
    }
  }

  /// Keeps a cell to be taken again.
  func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return }
    // More are never on a screen at once.
    guard reusable[identifier, default: []].count < 200 else { return }
    reusable[identifier, default: []].append(cell)
  }
}

/// One section of a live table, from the top of its header to the bottom of its footer.
struct LiveSection {
  var heights: RowHeights
  var header = LiveTitle()
  var footer = LiveTitle()
  /// Where the section begins in the table's content, in points.
  var top: CGFloat = 0

  var rowsTop: CGFloat { top + header.padding + header.height }
  var rowsBottom: CGFloat { rowsTop + heights.total }
  var bottom: CGFloat { rowsBottom + footer.padding + footer.height }
}

/// The header or footer of a section.
struct LiveTitle {
  var title: String?
  /// What the delegate gave, or what shows the title; nil while it was not in sight.
  var view: UIView?
  /// Whether the delegate gave the view.
  var isGiven = false
  /// Above the header or footer, in points.
  var padding: CGFloat = 0
  var height: CGFloat = 0
}

/// The rows that changes insert and delete, by section.
struct RowChanges {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []

  /// Where a row is after the changes; nil for one that is gone. Deletions count before, insertions after them.
  func place(of path: IndexPath) -> IndexPath? {
    guard !deleted.contains(path) else { return nil }
    var row = path.row - deleted.filter { $0.section == path.section && $0.row < path.row }.count
    for new in inserted.filter({ $0.section == path.section }).map(\.row).sorted() where new <= row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }
}
