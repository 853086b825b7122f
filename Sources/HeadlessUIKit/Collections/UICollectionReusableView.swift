/// A header, footer or cell that a collection view repeats.
open class UICollectionReusableView: UIView {
  override open class var vocabulary: Vocabulary { .collectionReusableView }

  /// The name under which it is taken again.
  public final var reuseIdentifier: String?
}

extension Vocabulary {
  /// What a document may say of a `<collectionReusableView>`.
  public static let collectionReusableView = Vocabulary(
    "collectionReusableView", UICollectionReusableView.self, inherits: .view, make: { UICollectionReusableView() }
  ) { row in
    [row.string("reuseIdentifier", \.reuseIdentifier, nibKey: "UIReuseIdentifier")]
  }
}
