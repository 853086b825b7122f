/// A header, footer or cell that a collection view repeats.
open class UICollectionReusableView: UIView {
  override open class var vocabulary: Vocabulary { .collectionReusableView }

  public final var reuseIdentifier: String?
}

extension Vocabulary {
  public static let collectionReusableView = Vocabulary(
    "collectionReusableView", UICollectionReusableView.self, inherits: .view, make: { UICollectionReusableView() }
  ) { row in
    [row.string("reuseIdentifier", \.reuseIdentifier, nibKey: "UIReuseIdentifier")]
  }
}
