/// Manages a table view.
open class UITableViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .tableViewController }

  /// Whether selected rows are deselected each time the view is about to appear.
  public final var clearsSelectionOnViewWillAppear = true
  /// What people pull down to have the table's content fetched anew; nil for none.
  public final var refreshControl: UIControl?

  /// The controller's view, when it is a table.
  public final var tableView: UITableView? { view as? UITableView }
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
