/// A section of a table whose rows are designed one by one.
public final class UITableViewSection: NSObject {
  override public class var vocabulary: Vocabulary { .tableViewSection }

  /// The text above the section's rows; nil for none.
  public var headerTitle: String?
  /// The text below the section's rows; nil for none.
  public var footerTitle: String?
  /// The rows, from the top.
  public private(set) var cells: [UITableViewCell] = []
  weak var table: UITableView?

  /// Adds a row below the others.
  public func add(_ cell: UITableViewCell) {
    cells.append(cell)
    table?.addSubview(cell)
  }
}

extension Vocabulary {
  /// What a document may say of a `<tableViewSection>`.
  public static let tableViewSection = Vocabulary(
    "tableViewSection", UITableViewSection.self, inherits: .object, make: { UITableViewSection() }
  ) { row in
    [
      row.string("headerTitle", \.headerTitle, nibKey: "UITableSectionHeaderTitle"),
      row.string("footerTitle", \.footerTitle, nibKey: "UITableSectionFooterTitle"),
      row.list("cells", nibKey: "UITableSectionRows", current: \.cells) { $0.add($1) },
    ]
  }
}
