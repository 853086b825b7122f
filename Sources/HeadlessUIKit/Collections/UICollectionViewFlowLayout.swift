/// Places items in lines, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  override open class var vocabulary: Vocabulary { .collectionViewFlowLayout }

  /// The direction in which the cells run on and the view scrolls.
  public final var scrollDirection = ScrollDirection.vertical
  /// In points.
  public final var minimumLineSpacing: CGFloat = 10
  /// The least distance between cells of one line, in points.
  public final var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells that have none of their own, in points.
  public final var itemSize = CGSize(width: 50, height: 50)
  /// Zero for no estimate.
  public final var estimatedItemSize = CGSize.zero
  /// Whether the items themselves say how large they are.
  public final var automaticEstimatedItemSize = false
  /// The size of a header, in points; only the side along the scrolling counts, 0 for no header.
  public final var headerReferenceSize = CGSize.zero
  /// The size of a footer, in points; only the side along the scrolling counts, 0 for no footer.
  public final var footerReferenceSize = CGSize.zero
  /// The distance from a section's edges to its cells, in points.
  public final var sectionInset = UIEdgeInsets.zero
  /// What the section's insets are measured from: content inset, safe area or margins.
  public final var sectionInsetReference = SectionInsetReference.contentInset
  /// Whether headers stay at the visible edge while their section scrolls by.
  public final var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the visible edge while their section scrolls by.
  public final var sectionFootersPinToVisibleBounds = false

  /// The direction in which lines follow each other.
  public enum ScrollDirection: String, DocumentChoice { case vertical, horizontal }
  /// What the insets of a section are measured from.
  public enum SectionInsetReference: String, DocumentChoice { case contentInset, safeArea, layoutMargins }
}

extension Vocabulary {
  /// What a document may say of a `<collectionViewFlowLayout>`.
  public static let collectionViewFlowLayout = Vocabulary(
    "collectionViewFlowLayout", UICollectionViewFlowLayout.self, inherits: .collectionViewLayout,
    make: { UICollectionViewFlowLayout() }
  ) { row in
    [
      row.choice("scrollDirection", \.scrollDirection, default: .vertical, nibKey: "UIScrollDirection"),
      row.number("minimumLineSpacing", \.minimumLineSpacing, default: 10, nibKey: "UILineSpacing"),
      row.number("minimumInteritemSpacing", \.minimumInteritemSpacing, default: 10, nibKey: "UIInteritemSpacing"),
      row.value("itemSize", \.itemSize, default: CGSize(width: 50, height: 50), nibKey: "UIItemSize"),
      row.value("estimatedItemSize", \.estimatedItemSize, default: .zero, nibKey: "UIEstimatedItemSize"),
      row.bool("automaticEstimatedItemSize", \.automaticEstimatedItemSize),
      row.value("headerReferenceSize", \.headerReferenceSize, default: .zero, nibKey: "UIHeaderReferenceSize"),
      row.value("footerReferenceSize", \.footerReferenceSize, default: .zero, nibKey: "UIFooterReferenceSize"),
      row.value("sectionInset", \.sectionInset, default: .zero, nibKey: "UISectionInset"),
      row.choice(
        "sectionInsetReference", \.sectionInsetReference, default: .contentInset, nibKey: "UISectionInsetReference"),
      row.bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
      row.bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    ]
  }
}
