extension UITableView {
  /// How rows come and go; nothing moves here.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  /// Asks the data source for everything anew. Nothing is selected any more.
  public final func reloadData() {
    let live = makeLive()
    live.selected = []
    live.isStale = true
    setNeedsLayout()
  }

  /// Asks the data source for some rows anew.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard let live = loadedRows() else { return }
    for path in indexPaths where live.contains(path) {
      takeOut(path, live)
      live.selected.remove(path)
      live.sections[path.section].heights.forget(path.row)
    }
    setNeedsLayout()
  }

  /// Tells of rows that the data source has now. Their places count after all deletions.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    beginUpdates()
    live?.changes?.inserted += indexPaths
    endUpdates()
  }

  /// Tells of rows that the data source has no more. Their places count before all other changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    beginUpdates()
    live?.changes?.deleted += indexPaths
    endUpdates()
  }

  /// Makes several changes together.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins changes that are made together, up to ``endUpdates()``.
  public final func beginUpdates() {
    guard let live = loadedRows() else { return }
    live.batchDepth += 1
    if live.changes == nil { live.changes = RowChanges() }
  }

  /// Ends what ``beginUpdates()`` began. When the data source does not have as many rows as the changes say, UIKit stops
  /// the app: here ``NSException/uncaughtHandler`` is told.
  public final func endUpdates() {
    guard let live, live.batchDepth > 0 else { return }
    live.batchDepth -= 1
    guard live.batchDepth == 0, let changes = live.changes else { return }
    live.changes = nil
    let selected = live.selected
    let old = live.sections.map(\.heights.count)
    live.isStale = true
    setNeedsLayout()
    guard !live.isUpdating else { return }
    loadRows(live)
    let new = live.sections.map(\.heights.count)
    live.selected = Set(selected.compactMap(changes.place)).filter(live.contains)
    for (section, counts) in zip(old, new).enumerated() {
      let inserted = changes.inserted.filter { $0.section == section }.count
      let deleted = changes.deleted.filter { $0.section == section }.count
      guard counts.1 != counts.0 + inserted - deleted else { continue }
      return Self.invalidUpdate(section, counts, inserted, deleted).report()
    }
  }

  private static func invalidUpdate(
    _ section: Int, _ counts: (old: Int, new: Int), _ inserted: Int, _ deleted: Int
  ) -> NSException {
    NSException(
      .internalInconsistency,
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
        + "after the update (\(counts.new)) must be equal to the number of rows contained in that section before the "
        + "update (\(counts.old)), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (0 moved in, 0 moved out).")
  }
}
