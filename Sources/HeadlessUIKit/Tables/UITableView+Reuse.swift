extension UITableView {
  /// Has cells of a class made for an identifier; nil takes the identifier back. A class that is no cell is ignored.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    guard type != nil || cellClass == nil else { return }
    makeSources().cells[identifier] = type.map { .type($0) }
  }

  /// Has cells made from a nib for an identifier; nil takes the identifier back.
  public final func register(_ nib: (any ReusableViewSource)?, forCellReuseIdentifier identifier: String) {
    makeSources().cells[identifier] = nib.map { .source($0) }
  }

  /// A cell that went out of sight, or a new one of what is registered; nil when nothing is.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = live?.reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    do {
      return try makeCell(identifier)
    } catch {
      error.report()
      return nil
    }
  }

  /// As ``dequeueReusableCell(withIdentifier:)``, for an identifier that is known. For another one UIKit stops the app:
  /// here ``NSException/uncaughtHandler`` is told, and an empty cell comes.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    if sources?.cells[identifier] == nil {
      NSException(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard"
      ).report()
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func makeCell(_ identifier: String) throws(NSException) -> UITableViewCell? {
    switch sources?.cells[identifier] {
    case nil: return nil
    case .type(let type):
      guard let cell = type.init() as? UITableViewCell else { return nil }
      cell.begin(style: .default, reuseIdentifier: identifier)
      return cell
    case .source(let source):
      guard let cell = try source.makeReusableView() as? UITableViewCell else {
        throw NSException(
          .internalInconsistency,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UITableViewCell instance")
      }
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      return cell
    }
  }

  private func makeSources() -> CellSources {
    if let sources { return sources }
    let made = CellSources()
    sources = made
    return made
  }
}

/// Where the cells of a table come from, by their identifiers.
final class CellSources {
  var cells: [String: CellOrigin] = [:]
}
