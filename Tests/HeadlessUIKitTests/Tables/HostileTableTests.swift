import Testing

@testable import HeadlessUIKit

/// A path that leads nowhere.
private let noPath = IndexPath(row: -1, section: -1)

@Suite struct HostileTableTests {
  /// A data source that says what it is told to.
  private final class Liar: UITableViewDataSource, UITableViewDelegate {
    var sections = 1
    var rows = 1
    var height: CGFloat = 44
    var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  private func show(_ liar: Liar) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = liar
    table.delegate = liar
    table.layoutIfNeeded()
    return table
  }

  @Test(arguments: [(-1, 1), (1, -1), (0, 5), (Int.min, Int.min), (1, Int.min)])
  func numbersBelowZeroAreNone(sections: Int, rows: Int) {
    let liar = Liar()
    liar.sections = sections
    liar.rows = rows
    let table = show(liar)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test func asManyRowsAsThereAreNumbersAreShownAScreenfulAtATime() {
    let liar = Liar()
    liar.sections = 3
    liar.rows = Int.max
    let table = show(liar)
    #expect(table.visibleCells.count == 10)
    table.contentOffset.y = 1e300
    table.layoutIfNeeded()
    table.contentOffset.y = .nan
    table.layoutIfNeeded()
    table.contentOffset.y = -CGFloat(1e308)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, -1e308, -7])
  func heightsThatAreNoneLeaveItToTheCell(height: CGFloat) {
    let liar = Liar()
    liar.height = height
    liar.rows = 2
    #expect(show(liar).contentSize.height == 88)
  }

  @Test func rowsWithoutHeightHaveNoCells() {
    let liar = Liar()
    liar.height = 0
    liar.rows = 5_000_000
    let table = show(liar)
    #expect(table.visibleCells.isEmpty)
    liar.height = .infinity
    liar.rows = 3
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    #expect(table.contentSize.height.isFinite)
  }

  @Test func oneCellForAllRowsIsInTheLastOne() {
    let liar = Liar()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    liar.rows = 3
    liar.cell = { _, _ in cell }
    let table = show(liar)
    #expect(table.visibleCells == [cell])
    #expect(cell.frame.minY == 88)
    #expect(table.indexPath(for: cell) == IndexPath(row: 2, section: 0))
  }

  @Test func aDataSourceThatReloadsWhileItIsAskedComesToAnEnd() {
    let liar = Liar()
    liar.rows = 4
    liar.cell = { table, _ in
      table.reloadData()
      table.layoutIfNeeded()
      _ = table.visibleCells
      _ = table.contentSize
      return UITableViewCell()
    }
    let table = show(liar)
    liar.cell = { _, _ in UITableViewCell() }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
  }

  @Test func anUnknownIdentifierGivesAnEmptyCell() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "None") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "None", for: noPath).reuseIdentifier == "None")
    table.register(UILabel.self, forCellReuseIdentifier: "None")
    #expect(table.dequeueReusableCell(withIdentifier: "None") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "None")
    #expect(table.dequeueReusableCell(withIdentifier: "None") != nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "None")
    #expect(table.dequeueReusableCell(withIdentifier: "None") == nil)
  }

  @Test func aDataSourceThatIsGoneLeavesNothing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    do {
      let liar = Liar()
      table.dataSource = liar
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 1)
      _ = liar
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.numberOfSections == 0)
  }

  @Test func changesOfRowsThatDoNotExistAreIgnored() {
    let liar = Liar()
    let table = show(liar)
    table.endUpdates()
    table.deleteRows(at: [IndexPath(row: 7, section: 7), noPath], with: .none)
    table.insertRows(at: [IndexPath(row: -1, section: 0)], with: .none)
    table.reloadRows(at: [noPath], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }
}
