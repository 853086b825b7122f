/// Manages a table view, whose data source and delegate it is unless others are connected.
///
/// What it says of itself is what its document designs row by row.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  override open class var vocabulary: Vocabulary { .tableViewController }

  /// Whether selected rows are deselected each time the view is about to appear.
  public final var clearsSelectionOnViewWillAppear = true
  /// What people pull down to have the table's content fetched anew; nil for none.
  public final var refreshControl: UIControl?
  private final var madeStyle = UITableView.Style.plain

  /// A controller that makes its table itself.
  public convenience init(style: UITableView.Style) {
    self.init()
    madeStyle = style
  }

  // UIKit declares it so, and so does every app that uses it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, when it is a table.
  public final var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// As the superclass does; what no nib gives becomes a table.
  override open func loadView() throws(NSException) {
    try super.loadView()
    guard let made = viewIfLoaded, !(made is UITableView), made.documentIdentity == nil, made.subviews.isEmpty else {
      return
    }
    let table = UITableView(frame: made.frame, style: madeStyle)
    table.autoresizingMask = made.autoresizingMask
    view = table
  }

  // MARK: Data source

  /// How many sections the document designs, at least one.
  open func numberOfSections(in tableView: UITableView) -> Int { max(1, tableView.sections.count) }

  /// How many rows the document designs in the section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    designed(section, tableView)?.cells.count ?? 0
  }

  /// The cell that the document designs for the row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    designed(indexPath, tableView) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title that the document gives the section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    designed(section, tableView)?.headerTitle
  }

  /// The title that the document gives the section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    designed(section, tableView)?.footerTitle
  }

  private func designed(_ section: Int, _ table: UITableView) -> UITableViewSection? {
    table.sections.indices.contains(section) ? table.sections[section] : nil
  }

  private func designed(_ path: IndexPath, _ table: UITableView) -> UITableViewCell? {
    guard let section = designed(path.section, table), section.cells.indices.contains(path.row) else { return nil }
    return section.cells[path.row]
  }

  // MARK: Delegate

  /// The height that the document gives the row, else the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    designed(indexPath, tableView)?.rowHeight ?? tableView.rowHeight
  }

  /// The table's own height.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's own height.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// The title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// The title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Told before a cell is put into the table.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Told after a cell was taken out of the table.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Whether a touch highlights the row.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// The row that a touch selects in this one's place.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Told after a touch selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row that a touch deselects in this one's place.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Told after a touch deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension Vocabulary {
  /// What a document may say of a `<tableViewController>`.
  public static let tableViewController = Vocabulary(
    "tableViewController", UITableViewController.self, inherits: .viewController, make: { UITableViewController() }
  ) { row in
    [
      row.bool(
        "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, default: true,
        nibKey: "UIClearsSelectionOnViewWillAppear"),
      row.object("refreshControl", nibKey: "UIRefreshControl", current: \.refreshControl) { $0.refreshControl = $1 },
    ]
  }
}
