/// The part of a table's row that shows its content.
public final class UITableViewCellContentView: UIView {
  override public class var vocabulary: Vocabulary { .tableViewCellContentView }
}

extension Vocabulary {
  /// What a document may say of a `<tableViewCellContentView>`.
  public static let tableViewCellContentView = Vocabulary(
    "tableViewCellContentView", UITableViewCellContentView.self, inherits: .view,
    make: { UITableViewCellContentView() }
  ) { row in
    // The cell that it is in already: the document says it twice.
    [row.designTime("tableViewCell", .reference)]
  }
}
