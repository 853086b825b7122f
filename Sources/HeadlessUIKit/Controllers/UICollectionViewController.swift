/// Manages a collection view.
open class UICollectionViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .collectionViewController }

  /// Whether selected items are deselected each time the view is about to appear.
  public final var clearsSelectionOnViewWillAppear = true

  /// The controller's view, when it is a collection.
  public final var collectionView: UICollectionView? { view as? UICollectionView }
}

extension Vocabulary {
  /// What a document may say of a `<collectionViewController>`.
  public static let collectionViewController = Vocabulary(
    "collectionViewController", UICollectionViewController.self, inherits: .viewController,
    make: { UICollectionViewController() }
  ) { row in
    [
      row.bool(
        "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, default: true,
        nibKey: "UIClearsSelectionOnViewWillAppear")
    ]
  }
}
