/// Shows items as its layout places them.
///
/// The cells of a document are subviews too, where the document places them, so that they are laid out and drawn.
open class UICollectionView: UIScrollView {
  override open class var vocabulary: Vocabulary { .collectionView }

  /// Places the cells and the supplementary views; nil leaves them where they are.
  public final var collectionViewLayout: UICollectionViewLayout?
  /// Whether people can select cells.
  public final var allowsSelection = true
  /// Whether people can select more than one cell at once.
  public final var allowsMultipleSelection = false
  /// Whether cells are prepared before they scroll into sight.
  public final var isPrefetchingEnabled = true
  /// Whether holding a dragged item over a cell opens that cell.
  public final var isSpringLoaded = false
  /// Whether the focus returns to the cell that had it last.
  public final var remembersLastFocusedIndexPath = false
  /// Whether people can lift cells to drag them.
  public final var dragInteractionEnabled = true
  /// Whether a cell is selected as soon as it gets the focus.
  public final var selectionFollowsFocus = false
  /// Cells to be repeated.
  public private(set) final var prototypes: [UICollectionViewCell] = []
  /// The designed header that is repeated above each section; nil for none.
  public final var sectionHeaderView: UICollectionReusableView? { didSet { replace(oldValue, by: sectionHeaderView) } }
  /// The designed footer that is repeated below each section; nil for none.
  public final var sectionFooterView: UICollectionReusableView? { didSet { replace(oldValue, by: sectionFooterView) } }

  /// Adds a cell to be repeated, where its frame places it.
  public final func addPrototype(_ cell: UICollectionViewCell) {
    prototypes.append(cell)
    addSubview(cell)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  override var listedSubviews: [UIView] { subviews.filter { !($0 is UICollectionReusableView) } }
}

extension UICollectionView {
  /// Where Interface Builder takes the items from.
  enum DataMode: String, DocumentChoice { case none, prototypes }
}

extension Vocabulary {
  /// What a document may say of a `<collectionView>`.
  public static let collectionView = Vocabulary(
    "collectionView", UICollectionView.self, inherits: .scrollView, make: { UICollectionView() }
  ) { row in
    [
      row.bool("allowsSelection", \.allowsSelection, default: true, nibKey: "UIAllowsSelection"),
      row.bool("allowsMultipleSelection", \.allowsMultipleSelection, nibKey: "UIAllowsMultipleSelection"),
      row.bool(
        "prefetchingEnabled", \.isPrefetchingEnabled, default: true, property: "isPrefetchingEnabled",
        nibKey: "UICollectionViewPrefetchingEnabled"),
      row.bool("springLoaded", \.isSpringLoaded, property: "isSpringLoaded"),
      row.bool("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
      row.bool("dragInteractionEnabled", \.dragInteractionEnabled, default: true),
      row.bool("selectionFollowsFocus", \.selectionFollowsFocus),
      row.designTime("dataMode", .choice(UICollectionView.DataMode.words)),
      row.object("collectionViewLayout", nibKey: "UICollectionLayout", current: \.collectionViewLayout) {
        $0.collectionViewLayout = $1
      },
      row.list("cells", nibKey: "UICollectionViewCellNibDict", current: \.prototypes) { $0.addPrototype($1) },
      row.object("sectionHeaderView", current: \.sectionHeaderView) { $0.sectionHeaderView = $1 },
      row.object("sectionFooterView", current: \.sectionFooterView) { $0.sectionFooterView = $1 },
    ]
  }
}
