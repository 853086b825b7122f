/// Shows pages that are turned or scrolled.
open class UIPageViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .pageViewController }

  /// Whether pages curl or scroll when they are turned.
  public final var transitionStyle = TransitionStyle.pageCurl
  /// Whether pages are turned sideways or up and down.
  public final var navigationOrientation = NavigationOrientation.horizontal
  /// Where the spine is that pages curl around.
  public final var spineLocation = SpineLocation.min
  /// Whether pages have content on their backs too.
  public final var isDoubleSided = false
  /// Between scrolled pages, in points.
  public final var pageSpacing: CGFloat = 0

  /// How one page gives way to the next.
  public enum TransitionStyle: String, DocumentChoice { case pageCurl, scroll }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: String, DocumentChoice { case horizontal, vertical }
  /// Where turned pages hang together; none for scrolled ones.
  public enum SpineLocation: String, DocumentChoice { case none, min, mid, max }
}

extension Vocabulary {
  /// What a document may say of a `<pageViewController>`.
  public static let pageViewController = Vocabulary(
    "pageViewController", UIPageViewController.self, inherits: .viewController, make: { UIPageViewController() }
  ) { row in
    [
      row.choice("transitionStyle", \.transitionStyle, default: .pageCurl, nibKey: "UITransitionStyle"),
      row.choice(
        "navigationOrientation", \.navigationOrientation, default: .horizontal, nibKey: "UINavigationOrientation"),
      row.choice("spineLocation", \.spineLocation, default: .min, nibKey: "UISpineLocation"),
      row.bool("doubleSided", \.isDoubleSided, property: "isDoubleSided", nibKey: "UIDoubleSided"),
      row.number("pageSpacing", \.pageSpacing, nibKey: "UIPageSpacing"),
    ]
  }
}
