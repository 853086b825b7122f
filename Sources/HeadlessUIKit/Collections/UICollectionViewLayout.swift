/// Places the items of a collection view; a document gives only the class of one that is not UIKit's own.
open class UICollectionViewLayout: NSObject {
  override open class var vocabulary: Vocabulary { .collectionViewLayout }
}

extension Vocabulary {
  /// What a document may say of a `<collectionViewLayout>`.
  public static let collectionViewLayout = Vocabulary(
    "collectionViewLayout", UICollectionViewLayout.self, inherits: .object, make: { UICollectionViewLayout() })
}
