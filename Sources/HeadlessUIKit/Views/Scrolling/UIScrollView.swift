/// Shows a part of something larger than itself.
open class UIScrollView: UIView {
  override open class var vocabulary: Vocabulary { .scrollView }

  /// The size of what is scrolled, in points.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  public final var contentInset = UIEdgeInsets.zero
  /// How far the indicators stay from the view's edges, in points.
  public final var scrollIndicatorInsets = UIEdgeInsets.zero
  /// When safe areas are added to the content's insets.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether safe areas also keep the indicators from the edges.
  public final var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether the user may drag the content at all.
  public final var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  public final var isPagingEnabled = false
  /// Whether a drag that starts along one axis stays on it.
  public final var isDirectionalLockEnabled = false
  /// Whether it springs back at the edges.
  public final var bounces = true
  /// Whether zooming springs back at its limits.
  public final var bouncesZoom = true
  /// Whether dragging up or down springs back even if the content fits.
  public final var alwaysBounceVertical = false
  /// Whether dragging sideways springs back even if the content fits.
  public final var alwaysBounceHorizontal = false
  /// Whether a bar along the bottom tells where the content is while scrolling.
  public final var showsHorizontalScrollIndicator = true
  /// Whether a bar along the side tells where the content is while scrolling.
  public final var showsVerticalScrollIndicator = true
  /// Whether the indicators are dark, light or chosen to suit the content.
  public final var indicatorStyle = IndicatorStyle.default
  /// When the index along the side is shown.
  public final var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether a touch waits, to see if it becomes a drag, before subviews get it.
  public final var delaysContentTouches = true
  /// Whether a touch that a subview already got can still turn into a drag.
  public final var canCancelContentTouches = true
  /// The smallest factor the content can be scaled by; 1 is its own size.
  public final var minimumZoomScale: CGFloat = 1
  /// The largest factor the content can be scaled by; 1 is its own size.
  public final var maximumZoomScale: CGFloat = 1
  /// Whether and how dragging the content puts the keyboard away.
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// Points a millisecond squared, as a factor; UIKit's normal is 0.998.
  public final var decelerationRate: CGFloat = 0.998

  /// Who is told of scrolling when code said so.
  final weak var givenDelegate: (any UIScrollViewDelegate)?
  /// Who is told of scrolling.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    givenDelegate ?? connectedObject("delegate") as? any UIScrollViewDelegate
  }
  /// Follows the finger; made when it is first needed.
  final var ownPan: ScrollPan?

  override open var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { scrollDelegate?.scrollViewDidScroll(self) } }
  }

  override var watchingRecognizers: [UIGestureRecognizer] {
    isScrollEnabled ? super.watchingRecognizers + [panGestureRecognizer] : super.watchingRecognizers
  }

  /// Whether a drag that starts on a view of the content may scroll instead, once the view has the touch: controls keep
  /// theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

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
