@testable import HeadlessUIKit

/// A data source and delegate that notes what it is asked and told.
final class Songs: UITableViewDataSource, UITableViewDelegate {
  var titles: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var said: [String] = []
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var asked: [IndexPath] = []
  var scrolls = 0

  init(_ titles: [[String]]) { self.titles = titles }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = titles[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    said.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    said.append("deselect \(indexPath.section).\(indexPath.row)")
  }
}

/// Counts how often it was used again.
final class SongCell: UITableViewCell {
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A table of 320 by 440 points in a window.
func makeTable(_ source: Songs?, style: UITableView.Style = .plain) -> (UIWindow, UITableView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table = UITableView(frame: window.bounds, style: style)
  table.register(SongCell.self, forCellReuseIdentifier: "Song")
  table.dataSource = source
  table.delegate = source
  window.addSubview(table)
  window.layoutIfNeeded()
  return (window, table)
}

/// The texts of the cells in sight.
func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
