extension UITableView {
  /// The first selected row; nil for none.
  public final var indexPathForSelectedRow: IndexPath? { live?.selected.min() }

  /// The selected rows from the top; nil for none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    guard let live, !live.selected.isEmpty else { return nil }
    return live.selected.sorted()
  }

  /// Selects a row, nil none, without telling the delegate.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let live = loadedRows() else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in live.selected.sorted() where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, allowsSelection, live.contains(indexPath) else { return }
    live.selected.insert(indexPath)
    shownCell(indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row, without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard live?.selected.remove(indexPath) != nil else { return }
    shownCell(indexPath)?.setSelected(false, animated: animated)
  }

  private func shownCell(_ path: IndexPath) -> UITableViewCell? { live?.cells[path] ?? nil }

  // MARK: Touches

  /// Whether a touch on the cell is the table's business.
  func takesTouch(on cell: UITableViewCell) -> Bool { allowsSelection && indexPath(for: cell) != nil }

  /// A finger is on a cell: it is highlighted if the delegate lets it be.
  func beginTouch(on cell: UITableViewCell) {
    guard let path = indexPath(for: cell),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
  }

  /// A finger left a highlighted cell: its row is selected, or no more where several may be.
  ///
  /// A segue of the cell is gone before the delegate is told, as in UIKit.
  func endTouch(on cell: UITableViewCell) {
    guard cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    guard let live, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, live.selected.contains(path) { return deselectByTouch(path) }
    guard let chosen = delegate?.tableView(self, willSelectRowAt: path) ?? (delegate == nil ? path : nil),
      live.contains(chosen)
    else { return }
    if !allowsMultipleSelection {
      for other in live.selected.sorted() where other != chosen { deselectByTouch(other) }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    if let cell = shownCell(chosen) { cell.selectionSegue?.performFromTouch(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard let delegate else { return deselectRow(at: path, animated: false) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: chosen, animated: false)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }
}
