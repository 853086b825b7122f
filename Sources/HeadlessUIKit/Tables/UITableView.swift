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
  /// The height of sections' headers, in points; −1 lets the headers decide.
  public final var sectionHeaderHeight: CGFloat = automaticDimension
  /// The height of sections' footers, in points; −1 lets the footers decide.
  public final var sectionFooterHeight: CGFloat = automaticDimension
  /// In points; 0 for no estimate, −1 for the table's own.
  public final var estimatedRowHeight: CGFloat = 0
  /// A guess for headers not laid out yet, in points; 0 for none, −1 for the table's own.
  public final var estimatedSectionHeaderHeight: CGFloat = 0
  /// A guess for footers not laid out yet, in points; 0 for none, −1 for the table's own.
  public final var estimatedSectionFooterHeight: CGFloat = 0
  /// The space above each section's header, in points; −1 is the system's.
  public final var sectionHeaderTopPadding: CGFloat = automaticDimension
  /// The height of the empty rows that fill the table up, in points; 0 for no such rows.
  public final var fillerRowHeight: CGFloat = 0
  /// How the lines between rows are drawn, if at all.
  public final var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows; nil is the system's.
  public final var separatorColor: UIColor?
  /// Nil is the table's own.
  public final var separatorInset: UIEdgeInsets?
  /// Whether separator insets count from the cells' edges or the automatic insets.
  public final var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The colour of the letters in the index at the side; nil is the system's.
  public final var sectionIndexColor: UIColor?
  /// The colour behind the index at the side; nil is the system's.
  public final var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched; nil is the system's.
  public final var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows the table needs before it shows its index.
  public final var sectionIndexMinimumDisplayRowCount = 0
  /// Whether people can select rows while the table is not being edited.
  public final var allowsSelection = true
  /// Whether people can select rows while the table is being edited.
  public final var allowsSelectionDuringEditing = false
  /// Whether people can select several rows while the table is not being edited.
  public final var allowsMultipleSelection = false
  /// Whether people can select several rows while the table is being edited.
  public final var allowsMultipleSelectionDuringEditing = false
  /// Whether a row looks selected at the touch, without waiting whether it becomes a scroll.
  public final var showsSelectionImmediatelyOnTouchBegin = true
  /// Whether cells keep their content views inside the safe area.
  public final var insetsContentViewsToSafeArea = true
  /// Whether rows are prepared before they scroll into sight.
  public final var isPrefetchingEnabled = true
  /// Whether holding a dragged item over a row opens that row.
  public final var isSpringLoaded = false
  /// Whether the focus returns to the row that had it last.
  public final var remembersLastFocusedIndexPath = false
  /// Whether people can lift rows to drag them.
  public final var dragInteractionEnabled = true
  /// Whether a row is selected as soon as it gets the focus.
  public final var selectionFollowsFocus = false

  /// Who says what the rows are: who was set, else who is connected, else the table's own controller. Nobody keeps the
  /// table at what its document says.
  public final var dataSource: (any UITableViewDataSource)? {
    get { givenRowSource ?? connectedObject("dataSource") as? any UITableViewDataSource ?? ownController }
    set {
      givenRowSource = newValue
      live?.isStale = true
      setNeedsLayout()
    }
  }
  private final weak var givenRowSource: (any UITableViewDataSource)?
  /// Who is asked for heights and told of selections: who was set, else who is connected, else the table's own controller.
  public final var delegate: (any UITableViewDelegate)? {
    get { givenRowDelegate ?? connectedObject("delegate") as? any UITableViewDelegate ?? ownController }
    set {
      givenRowDelegate = newValue
      live?.isStale = true
      setNeedsLayout()
    }
  }
  private final weak var givenRowDelegate: (any UITableViewDelegate)?

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }

  /// The rows of a data source; nil while the table shows what its document says.
  final var live: LiveRows?
  /// What cells are made from; nil while nothing is registered.
  final var sources: CellSources?

  /// A table of a style, with a frame in its superview's coordinates, in points.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// The controller whose view the table is, in a running app, where it has rows to show.
  private var ownController: UITableViewController? {
    guard let controller = next as? UITableViewController, controller.loadsViewOnDemand else { return nil }
    return type(of: controller) == UITableViewController.self && sections.isEmpty ? nil : controller
  }

  /// Cells to be repeated, from the top.
  public private(set) final var prototypes: [UITableViewCell] = []
  /// Sections whose rows are designed one by one.
  public private(set) final var sections: [UITableViewSection] = []

  /// Stands above the first section and scrolls along; nil for none.
  public final var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Stands below the last section and scrolls along; nil for none.
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

  override open func draw(into canvas: inout Canvas) {
    if live == nil { drawTitles(into: &canvas) }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateRows()
  }

  /// The size of all that the table shows, in points, as far as the heights of rows are known.
  override open var contentSize: CGSize {
    get {
      _ = loadedRows()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// As ``contentSize``, without asking the data source.
  final var storedContentSize: CGSize { super.contentSize }

  /// Cells are as wide as the table was designed; they follow it when it changes.
  override open var bounds: CGRect {
    didSet {
      guard live == nil else {
        if bounds != oldValue { setNeedsLayout() }
        return
      }
      let change = bounds.width - oldValue.width
      guard change != 0, oldValue.width > 0 else { return }
      for cell in cells {
        cell.frame = CGRect(
          x: cell.frame.minX, y: cell.frame.minY, width: max(0, cell.frame.width + change), height: cell.frame.height)
      }
    }
  }
}
