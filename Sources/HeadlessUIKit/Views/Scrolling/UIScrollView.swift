/// Shows a part of something larger than itself.
open class UIScrollView: UIView {
  override open class var vocabulary: Vocabulary { .scrollView }

  /// The size of what is scrolled, in points.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  public final var contentInset = UIEdgeInsets.zero
  public final var scrollIndicatorInsets = UIEdgeInsets.zero
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public final var automaticallyAdjustsScrollIndicatorInsets = true
  public final var isScrollEnabled = true
  public final var isPagingEnabled = false
  public final var isDirectionalLockEnabled = false
  /// Whether it springs back at the edges.
  public final var bounces = true
  /// Whether zooming springs back at its limits.
  public final var bouncesZoom = true
  public final var alwaysBounceVertical = false
  public final var alwaysBounceHorizontal = false
  public final var showsHorizontalScrollIndicator = true
  public final var showsVerticalScrollIndicator = true
  public final var indicatorStyle = IndicatorStyle.default
  public final var indexDisplayMode = IndexDisplayMode.automatic
  public final var delaysContentTouches = true
  public final var canCancelContentTouches = true
  public final var minimumZoomScale: CGFloat = 1
  public final var maximumZoomScale: CGFloat = 1
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// Points a millisecond squared, as a factor; UIKit's normal is 0.998.
  public final var decelerationRate: CGFloat = 0.998

  /// The point of the content that lies in the view's top left corner, in points.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The guide for the edges and the size of the content; made when it is first asked for.
  public final var contentLayoutGuide: UILayoutGuide { guide(.contentLayout) }

  /// The guide for the view's own frame; made when it is first asked for.
  public final var frameLayoutGuide: UILayoutGuide { guide(.frameLayout) }

  /// Whether subviews are attached to the content; those of tables, collections and texts are placed by the view itself.
  var scrollsSubviews: Bool { true }

  private func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutGuide(kind) { return guide }
    let made = UILayoutGuide()
    adopt(made, as: kind)
    return made
  }

  /// When the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: String, DocumentChoice { case automatic, scrollableAxes, never, always }
  /// The colour of the scroll indicators.
  public enum IndicatorStyle: String, DocumentChoice { case `default`, black, white }
  /// Whether the index of a table may be shown (tvOS).
  public enum IndexDisplayMode: String, DocumentChoice { case automatic, alwaysHidden }
  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: String, DocumentChoice {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension Vocabulary {
  /// What a document may say of a `<scrollView>`.
  public static let scrollView = Vocabulary(
    "scrollView", UIScrollView.self, inherits: .view, make: { UIScrollView() }
  ) { row in
    [
      row.value("contentSize", \.contentSize, default: .zero, nibKey: "UIContentSize"),
      row.value("contentOffset", \.contentOffset, default: .zero, nibKey: "UIContentOffset"),
      row.value("contentInset", \.contentInset, default: .zero, nibKey: "UIContentInset"),
      row.value("scrollIndicatorInsets", \.scrollIndicatorInsets, default: .zero, nibKey: "UIScrollIndicatorInsets"),
      row.choice(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, default: .automatic,
        nibKey: "UIScrollViewContentInsetAdjustmentBehavior"),
      row.bool(
        "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets, default: true,
        nibKey: "UIScrollViewIndicatorInsetAdjustmentBehavior"),
      row.bool(
        "scrollEnabled", \.isScrollEnabled, default: true, property: "isScrollEnabled", nibKey: "UIScrollDisabled"),
      row.bool("pagingEnabled", \.isPagingEnabled, property: "isPagingEnabled", nibKey: "UIPagingEnabled"),
      row.bool(
        "directionalLockEnabled", \.isDirectionalLockEnabled, property: "isDirectionalLockEnabled",
        nibKey: "UIDirectionalLockEnabled"),
      row.bool("bounces", \.bounces, default: true, nibKey: "UIBounceEnabled"),
      row.bool("bouncesZoom", \.bouncesZoom, default: true, nibKey: "UIBouncesZoom"),
      row.bool("alwaysBounceVertical", \.alwaysBounceVertical, nibKey: "UIAlwaysBounceVertical"),
      row.bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal, nibKey: "UIAlwaysBounceHorizontal"),
      row.bool(
        "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, default: true,
        nibKey: "UIShowsHorizontalScrollIndicator"),
      row.bool(
        "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, default: true,
        nibKey: "UIShowsVerticalScrollIndicator"),
      row.choice("indicatorStyle", \.indicatorStyle, default: .default, nibKey: "UIIndicatorStyle"),
      row.choice("indexDisplayMode", \.indexDisplayMode, default: .automatic),
      row.bool("delaysContentTouches", \.delaysContentTouches, default: true, nibKey: "UIDelaysContentTouches"),
      row.bool(
        "canCancelContentTouches", \.canCancelContentTouches, default: true, nibKey: "UICanCancelContentTouches"),
      row.number("minimumZoomScale", \.minimumZoomScale, default: 1, nibKey: "UIMinimumZoomScale"),
      row.number("maximumZoomScale", \.maximumZoomScale, default: 1, nibKey: "UIMaximumZoomScale"),
      row.choice("keyboardDismissMode", \.keyboardDismissMode, default: .none, nibKey: "UIKeyboardDismissMode"),
      row.number("decelerationRate", \.decelerationRate, default: 0.998),
      row.object("contentLayoutGuide", current: { $0.layoutGuide(.contentLayout) }) {
        $0.adopt($1, as: .contentLayout)
      },
      row.object("frameLayoutGuide", current: { $0.layoutGuide(.frameLayout) }) { $0.adopt($1, as: .frameLayout) },
    ]
  }
}
