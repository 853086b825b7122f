/// Shows items as its layout places them.
///
/// The cells of a document are subviews too, where the document places them, so that they are laid out and drawn.
open class UICollectionView: UIScrollView {
  override open class var vocabulary: Vocabulary { .collectionView }

  public final var collectionViewLayout: UICollectionViewLayout?
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  public final var isPrefetchingEnabled = true
  public final var isSpringLoaded = false
  public final var remembersLastFocusedIndexPath = false
  public final var dragInteractionEnabled = true
  public final var selectionFollowsFocus = false
  /// Cells to be repeated.
  public private(set) final var prototypes: [UICollectionViewCell] = []
  public final var sectionHeaderView: UICollectionReusableView? { didSet { replace(oldValue, by: sectionHeaderView) } }
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
