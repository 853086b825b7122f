/// A rectangle that takes part in layout and is not drawn.
open class UILayoutGuide: NSObject {
  override open class var vocabulary: Vocabulary { .viewLayoutGuide }

  /// Which of the view's own rectangles it is.
  public enum Kind: String, Sendable {
    case custom, safeArea, keyboard, contentLayout, frameLayout, layoutMargins, readableContent, topLayout, bottomLayout
  }

  /// Which rectangle it is.
  public final var kind = Kind.custom
  /// The view whose rectangle it is.
  public final weak var owningView: UIView?
  /// Its rectangle in the owning view's coordinates, in points, as the last layout placed it.
  public final var layoutFrame = CGRect.zero
  /// How constraints refer to it; nil while none does.
  final var itemReference: LayoutItemReference?

  deinit { itemReference?.empty() }
}

extension Vocabulary {
  /// `<viewLayoutGuide>`
  public static let viewLayoutGuide = Vocabulary(
    "viewLayoutGuide", UILayoutGuide.self, inherits: .object, make: { UILayoutGuide() })
}
