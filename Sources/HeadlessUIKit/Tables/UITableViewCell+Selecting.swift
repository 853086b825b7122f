extension UITableViewCell {
  /// The table whose row the cell shows, when that is to be selected by touch.
  private var touchedTable: UITableView? {
    guard let table = superview as? UITableView, table.takesTouch(on: self) else { return nil }
    return table
  }

  /// False when the touch is none of the table's business.
  func trackBeginning() -> Bool {
    guard let table = touchedTable else { return false }
    table.beginTouch(on: self)
    return true
  }

  func trackMoving(_ touches: Set<UITouch>) {
    guard isHighlighted, let touch = touches.first, !bounds.contains(touch.location(in: self)) else { return }
    setHighlighted(false, animated: false)
  }

  func trackEnding() -> Bool {
    guard let table = touchedTable else { return false }
    table.endTouch(on: self)
    return true
  }
}
