import Testing

@testable import HeadlessUIKit

@Suite struct TableSelectionTests {
  @Test func aTapSelectsTheRowAndDeselectsTheOther() {
    let songs = Songs([["a", "b", "c"]])
    let (window, table) = makeTable(songs)
    window.tap(at: CGPoint(x: 100, y: 60))
    #expect(songs.said == ["select 0.1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(songs.said == ["select 0.1", "deselect 0.1", "select 0.2"])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    window.tap(at: CGPoint(x: 100, y: 300))
    #expect(songs.said.count == 3)
  }

  @Test func aFingerHighlightsTheRowUntilItLeaves() {
    let songs = Songs([["a", "b"]])
    let (window, table) = makeTable(songs)
    let touch = TouchSequence(in: window, at: CGPoint(x: 10, y: 10))
    #expect(table.visibleCells.map(\.isHighlighted) == [true, false])
    touch.move(to: CGPoint(x: 10, y: 200))
    touch.end()
    #expect(table.visibleCells.map(\.isHighlighted) == [false, false])
    #expect(songs.said.isEmpty)
    let other = TouchSequence(in: window, at: CGPoint(x: 10, y: 10))
    other.cancel()
    #expect(table.visibleCells.map(\.isHighlighted) == [false, false])
    #expect(songs.said.isEmpty)
  }

  @Test func severalRowsCanBeSelected() {
    let songs = Songs([["a", "b"]])
    let (window, table) = makeTable(songs)
    table.allowsMultipleSelection = true
    for y in [10.0, 50, 10] { window.tap(at: CGPoint(x: 10, y: y)) }
    #expect(songs.said == ["select 0.0", "select 0.1", "deselect 0.0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func codeSelectsWithoutTellingTheDelegate() {
    let songs = Songs([(0..<50).map { "\($0)" }])
    let (window, table) = makeTable(songs)
    table.selectRow(at: IndexPath(row: 40, section: 0), animated: true, scrollPosition: .top)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 40 * 44)
    #expect(table.visibleCells.first?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 40, section: 0), animated: true)
    #expect(table.visibleCells.first?.isSelected == false)
    table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: -1, section: 3), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(songs.said.isEmpty)
  }

  @Test func aTableThatAllowsNoSelectionIgnoresTaps() {
    let songs = Songs([["a"]])
    let (window, table) = makeTable(songs)
    table.allowsSelection = false
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(songs.said.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aButtonInACellKeepsItsTaps() throws {
    final class Target: NSObject {
      var taps = 0
      override class var actions: ActionTable { ["tapped": action(Target.tapped)] }
      func tapped() { taps += 1 }
    }
    let songs = Songs([["a"]])
    let (window, table) = makeTable(songs)
    let target = Target()
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
    button.addTarget(target, action: "tapped", for: .touchUpInside)
    try #require(table.visibleCells.first).contentView.addSubview(button)
    window.tap(at: CGPoint(x: 250, y: 20))
    #expect(target.taps == 1)
    #expect(songs.said.isEmpty)
  }

  @Test func theSelectionFollowsRowsThatMoveUpAndDown() {
    let songs = Songs([["a", "b", "c"]])
    let (window, table) = makeTable(songs)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    songs.titles = [["x", "b", "c"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    songs.titles = [["b", "c"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    window.layoutIfNeeded()
    #expect(texts(table) == ["b", "c"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func reloadedRowsAreAskedForAgain() {
    let songs = Songs([["a", "b"]])
    let (window, table) = makeTable(songs)
    songs.titles[0][1] = "B"
    songs.height = { $0.row == 1 ? 60 : 44 }
    songs.asked = []
    table.reloadRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 9, section: 9)], with: .none)
    window.layoutIfNeeded()
    #expect(songs.asked == [IndexPath(row: 1, section: 0)])
    #expect(texts(table) == ["a", "B"])
    #expect(table.contentSize.height == 104)
  }
}
