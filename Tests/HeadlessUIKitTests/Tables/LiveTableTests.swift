import Testing

@testable import HeadlessUIKit

@Suite struct LiveTableTests {
  @Test func showsTheRowsOfTheDataSourceOneBelowTheOther() {
    let songs = Songs([["a", "b"], ["c"]])
    let (_, table) = makeTable(songs)
    #expect(texts(table) == ["a", "b", "c"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 320 })
    #expect(table.contentSize == CGSize(width: 320, height: 132))
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 7) == 0)
    #expect(table.numberOfRows(inSection: -1) == 0)
  }

  @Test func anIndexPathSaysSectionAndRow() {
    let path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3)
    #expect(path.section == 2)
    #expect(path.item == 3)
    #expect(path == IndexPath(item: 3, section: 2))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test func onlyRowsInSightHaveCells() {
    let songs = Songs([(0..<100).map { "\($0)" }])
    let (window, table) = makeTable(songs)
    #expect(texts(table) == (0..<10).map { "\($0)" })
    table.contentOffset = CGPoint(x: 0, y: 440 + 22)
    window.layoutIfNeeded()
    #expect(texts(table) == (10..<21).map { "\($0)" })
    #expect(table.subviews.count == 11)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 12, section: 0))?.textLabel?.text == "12")
  }

  @Test func aFingerScrollsTheRowsAndTheDelegateIsTold() {
    let songs = Songs([(0..<100).map { "Song \($0)" }])
    let (window, table) = makeTable(songs)
    window.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 180))
    window.layoutIfNeeded()
    #expect(table.contentOffset.y > 150)
    #expect(songs.scrolls > 0)
    #expect(!texts(table).contains("Song 0") && texts(table).contains("Song 12"))
    // A finger that scrolled has chosen nothing.
    #expect(songs.said.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test func cellsThatWentOutOfSightAreUsedAgain() throws {
    let songs = Songs([(0..<100).map { "\($0)" }])
    let (window, table) = makeTable(songs)
    let first = try #require(table.visibleCells.first as? SongCell)
    table.contentOffset.y = 44
    window.layoutIfNeeded()
    table.contentOffset.y = 88
    window.layoutIfNeeded()
    #expect(first.reuses == 1)
    #expect(first.textLabel?.text == "11")
    #expect(table.indexPath(for: first) == IndexPath(row: 11, section: 0))
  }

  @Test func aMillionRowsCostAScreenful() {
    final class Many: UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
        cell.tag = indexPath.row
        return cell
      }
    }
    let many = Many()
    let (window, table) = makeTable(nil)
    table.rowHeight = 50
    table.dataSource = many
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 50_000_000)
    table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == Array(999_991...999_999))
    #expect(many.asked == 18)
    #expect(table.rectForRow(at: IndexPath(row: 500_000, section: 0)).minY == 25_000_000)
  }

  @Test func theDelegateSaysHowHighRowsAre() {
    let songs = Songs([["a", "b", "c"]])
    songs.height = { 10 + 20 * CGFloat($0.row) }
    let (_, table) = makeTable(songs)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 10, 40])
    #expect(table.contentSize.height == 90)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 39)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == nil)
  }

  @Test func constraintsOfTheContentSayHowHighARowIs() {
    final class Tall: UITableViewCell {
      required init() {
        super.init()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      }
    }
    let songs = Songs([["a", "b"]])
    songs.height = { _ in UITableView.automaticDimension }
    let (window, table) = makeTable(songs)
    table.register(Tall.self, forCellReuseIdentifier: "Song")
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    table.visibleCells.forEach { #expect($0 is SongCell) }
    let fresh = UITableView(frame: table.frame)
    fresh.register(Tall.self, forCellReuseIdentifier: "Song")
    fresh.dataSource = songs
    window.addSubview(fresh)
    window.layoutIfNeeded()
    #expect(fresh.visibleCells.map(\.frame.height) == [100, 100])
    #expect(fresh.contentSize.height == 200)
    #expect(fresh.visibleCells.first?.contentView.subviews.first?.frame == CGRect(x: 0, y: 10, width: 320, height: 80))
  }

  @Test func titlesStandAboveAndBelowTheirRows() throws {
    let songs = Songs([["a"], ["b"], []])
    songs.headers = ["First", nil, ""]
    let (_, table) = makeTable(songs)
    let header = try #require(table.headerView(forSection: 0) as? UITableViewHeaderFooterView)
    #expect(header.textLabel?.text == "First")
    #expect(header.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.visibleCells.map(\.frame.minY) == [50, 94])
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.headerView(forSection: 9) == nil)
  }

  @Test func plainTitlesStayAtTheEdgeWhileTheirRowsScrollBy() throws {
    let songs = Songs([(0..<30).map { "\($0)" }, (0..<30).map { "\($0)" }])
    songs.headers = ["One", "Two"]
    let (window, table) = makeTable(songs)
    table.sectionHeaderTopPadding = 0
    table.reloadData()
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 500)
    table.contentOffset.y = 28 + 30 * 44 - 10
    window.layoutIfNeeded()
    let end: CGFloat = 28 + 30 * 44
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(table.headerView(forSection: 1)?.frame.minY == end)
  }

  @Test func groupedTablesKeepSectionsApart() {
    let (_, table) = makeTable(Songs([["a"]]), style: .insetGrouped)
    table.dataSource = nil
    let songs = Songs([["a"], ["b"]])
    let (_, grouped) = makeTable(songs, style: .insetGrouped)
    #expect(
      grouped.visibleCells.map(\.frame) == [
        CGRect(x: 16, y: 35, width: 288, height: 44), CGRect(x: 16, y: 114, width: 288, height: 44),
      ])
  }

  @Test func theViewsAboveAndBelowScrollAlong() {
    let songs = Songs([["a"]])
    let (window, table) = makeTable(songs)
    table.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(table.visibleCells.first?.frame.minY == 60)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 104, width: 320, height: 30))
    #expect(table.contentSize.height == 134)
  }

  @Test func designedCellsGoAwayOnceThereIsADataSource() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    let prototype = UITableViewCell(frame: CGRect(x: 0, y: 28, width: 320, height: 44))
    table.addPrototype(prototype)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(prototype.superview === table)
    #expect(table.visibleCells.isEmpty)
    #expect(prototype.frame.minY == 28)
    let songs = Songs([["a"]])
    table.register(SongCell.self, forCellReuseIdentifier: "Song")
    table.dataSource = songs
    window.layoutIfNeeded()
    #expect(prototype.superview == nil)
    #expect(table.subviews.count == 1)
  }
}
