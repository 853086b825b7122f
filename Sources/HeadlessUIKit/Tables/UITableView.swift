/// Shows rows in sections.
///
/// The cells of a document, prototypes or not, are subviews too, where the document places them, so that they are
/// laid out and drawn with the table.
open class UITableView: UIScrollView {
  override open class var vocabulary: Vocabulary { .tableView }

  /// Which of its looks it has.
  public final var style = Style.plain
  /// In points; −1 lets the cells decide.
  public final var rowHeight: CGFloat = automaticDimension
  public final var sectionHeaderHeight: CGFloat = automaticDimension
  public final var sectionFooterHeight: CGFloat = automaticDimension
  /// In points; 0 for no estimate, −1 for the table's own.
  public final var estimatedRowHeight: CGFloat = 0
  public final var estimatedSectionHeaderHeight: CGFloat = 0
  public final var estimatedSectionFooterHeight: CGFloat = 0
  public final var sectionHeaderTopPadding: CGFloat = automaticDimension
  public final var fillerRowHeight: CGFloat = 0
  public final var separatorStyle = SeparatorStyle.singleLine
  public final var separatorColor: UIColor?
  /// Nil is the table's own.
  public final var separatorInset: UIEdgeInsets?
  public final var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  public final var sectionIndexColor: UIColor?
  public final var sectionIndexBackgroundColor: UIColor?
  public final var sectionIndexTrackingBackgroundColor: UIColor?
  public final var sectionIndexMinimumDisplayRowCount = 0
  public final var allowsSelection = true
  public final var allowsSelectionDuringEditing = false
  public final var allowsMultipleSelection = false
  public final var allowsMultipleSelectionDuringEditing = false
  public final var showsSelectionImmediatelyOnTouchBegin = true
  public final var insetsContentViewsToSafeArea = true
  public final var isPrefetchingEnabled = true
  public final var isSpringLoaded = false
  public final var remembersLastFocusedIndexPath = false
  public final var dragInteractionEnabled = true
  public final var selectionFollowsFocus = false

  /// Cells to be repeated, from the top.
  public private(set) final var prototypes: [UITableViewCell] = []
  /// Sections whose rows are designed one by one.
  public private(set) final var sections: [UITableViewSection] = []

  public final var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  public final var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The height that says that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// Whether sections stand apart.
  public enum Style: String, DocumentChoice { case plain, grouped, insetGrouped }
  /// The lines between rows; the default is a single one.
  public enum SeparatorStyle: String, DocumentChoice { case none, singleLine, singleLineEtched, `default` }
  /// What the separator inset is measured from.
  public enum SeparatorInsetReference: String, DocumentChoice { case fromCellEdges, fromAutomaticInsets }

  /// Every designed cell, from the top.
  public final var cells: [UITableViewCell] { prototypes + sections.flatMap(\.cells) }

  /// Adds a cell to be repeated, where its frame places it.
  public final func addPrototype(_ cell: UITableViewCell) {
    prototypes.append(cell)
    addSubview(cell)
  }

  /// Adds a section below the others, its cells where their frames place them.
  public final func addSection(_ section: UITableViewSection) {
    sections.append(section)
    section.table = self
    for cell in section.cells { addSubview(cell) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  override var listedSubviews: [UIView] {
    subviews.filter { !($0 is UITableViewCell) && $0 !== tableHeaderView && $0 !== tableFooterView }
  }

  override open func draw(into canvas: inout Canvas) { drawTitles(into: &canvas) }

  /// Cells are as wide as the table was designed; they follow it when it changes.
  override open var bounds: CGRect {
    didSet {
      let change = bounds.width - oldValue.width
      guard change != 0, oldValue.width > 0 else { return }
      for cell in cells {
        cell.frame = CGRect(
          x: cell.frame.minX, y: cell.frame.minY, width: max(0, cell.frame.width + change), height: cell.frame.height)
      }
    }
  }
}
