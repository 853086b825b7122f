/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  override open class var vocabulary: Vocabulary { .collectionViewCell }

  /// The content view of a document or one that was asked for; nil while there is none.
  package fileprivate(set) final var content: UIView?

  /// Holds what the cell shows; made when it is first asked for.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    takeContent(made)
    return made
  }

  fileprivate func takeContent(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    insertSubview(view, at: 0)
  }

  override var listedSubviews: [UIView] { subviews.filter { $0 !== content } }

  override open var bounds: CGRect {
    didSet { content?.grow(from: oldValue.size, to: bounds.size) }
  }
}

/// The part of a collection's item that shows its content. Older documents have a plain `<view>` without an id.
public final class UICollectionViewCellContentView: UIView {
  override public class var vocabulary: Vocabulary { .collectionViewCellContentView }
}

extension Vocabulary {
  /// What a document may say of a `<collectionViewCell>`.
  public static let collectionViewCell = Vocabulary(
    "collectionViewCell", UICollectionViewCell.self, inherits: .collectionReusableView,
    make: { UICollectionViewCell() }
  ) { row in
    [
      row.object("contentView", nibKey: "UIContentView", current: \.content) { $0.takeContent($1) },
      row.designTime("customSize", .element("size")),
    ]
  }

  /// What a document may say of a `<collectionViewCellContentView>`.
  public static let collectionViewCellContentView = Vocabulary(
    "collectionViewCellContentView", UICollectionViewCellContentView.self, inherits: .view,
    make: { UICollectionViewCellContentView() })
}
