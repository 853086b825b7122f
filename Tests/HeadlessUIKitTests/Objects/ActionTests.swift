import HeadlessUIKit
import Testing

private class Cell: UIView {
  private(set) var sent: [String] = []
  override class var actions: ActionTable {
    ["reload": action(Cell.reload), "download:": action(Cell.download), "touch:forEvent:": action(Cell.touch)]
  }

  func reload() { sent.append("reload") }
  func download(_ sender: UIButton) { sent.append("download") }
  func touch(_ sender: Any?, for event: String?) { sent.append("touch \(event ?? "nil")") }
}

private final class SpecialCell: Cell {
  override class var actions: ActionTable { ["remove:": action(SpecialCell.remove)] }
  private(set) var removed: NSObject?
  func remove(_ sender: NSObject?) { removed = sender }
}

struct ActionTests {
  @Test func sendsByName() throws {
    let cell = Cell()
    try cell.perform("reload")
    try cell.perform("download:", with: UIButton())
    try cell.perform("touch:forEvent:", with: nil, for: "tap")
    #expect(cell.sent == ["reload", "download", "touch tap"])
  }

  @Test func subclassesKeepTheActionsOfTheirSuperclass() throws {
    let cell = SpecialCell()
    try cell.perform("reload")
    try cell.perform("remove:", with: cell)
    #expect(cell.sent == ["reload"])
    #expect(cell.removed === cell)
    #expect(cell.responds(to: "download:") && cell.responds(to: "remove:"))
    #expect(!Cell().responds(to: "remove:"))
  }

  @Test func unknownSelectorsFailWithUIKitsWords() {
    let error = #expect(throws: NSException.self) { try Cell().perform("delete:", with: nil) }
    #expect(error?.name == .invalidArgument)
    #expect(error?.reason == "-[Cell delete:]: unrecognized selector sent to instance")
  }

  @Test func refusesSendersOfAnotherClass() {
    let cell = Cell()
    #expect(throws: NSException.self) { try cell.perform("download:", with: UISwitch()) }
    #expect(throws: NSException.self) { try cell.perform("download:") }
    #expect(cell.sent.isEmpty)
  }
}
