extension UIView {
  /// How the content is fitted into the view.
  public enum ContentMode: String, DocumentChoice {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Documents spell this one word with a capital letter.
    case topLeft = "TopLeft"
    case topRight, bottomLeft, bottomRight
  }

  /// Whether the view's content follows the writing direction.
  public enum SemanticContentAttribute: String, DocumentChoice {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// Whether Interface Builder checks the view for ambiguity.
  enum VerifyAmbiguity: String, DocumentChoice { case on, off, ignoreSizes, positionOnly }
}

extension Vocabulary {
  /// `<view>`, and what every view may say.
  public static let view = Vocabulary("view", UIView.self, inherits: .object, make: { UIView() }) { row in
    [
      row.value("frame", \.documentFrame, default: .zero, nibKey: "UIBounds", set: { $0.documentFrame = $1 }),
      row.value("frameInset", \.frameInset, property: "frame"),
      row.value(
        "autoresizingMask", \.autoresizingMask, default: [], nibKey: "UIAutoresizingMask",
        set: { $0.autoresizingMask = $1 }),
      row.bool("autoresizesSubviews", \.autoresizesSubviews, default: true, nibKey: "UIAutoresizeSubviews"),
      row.bool(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, default: true,
        nibKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
        set: { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
      row.choice(
        "contentMode", \.contentMode, default: .scaleToFill, nibKey: "UIContentMode", set: { $0.contentMode = $1 }),
      row.integer("tag", \.tag, nibKey: "UITag", set: { $0.tag = $1 }),
      row.bool(
        "opaque", \.isOpaque, default: true, property: "isOpaque", nibKey: "UIOpaque", set: { $0.isOpaque = $1 }),
      row.bool("hidden", \.isHidden, property: "isHidden", nibKey: "UIHidden", set: { $0.isHidden = $1 }),
      row.number("alpha", \.alpha, default: 1, nibKey: "UIAlpha"),
      row.bool(
        "clipsSubviews", \.clipsToBounds, property: "clipsToBounds", nibKey: "UIClipsToBounds",
        set: { $0.clipsToBounds = $1 }),
      row.bool(
        "clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, default: true,
        nibKey: "UIClearsContextBeforeDrawing"),
      row.bool(
        "userInteractionEnabled", \.isUserInteractionEnabled, default: true, property: "isUserInteractionEnabled",
        nibKey: "UIUserInteractionDisabled", set: { $0.isUserInteractionEnabled = $1 }),
      row.bool(
        "multipleTouchEnabled", \.isMultipleTouchEnabled, property: "isMultipleTouchEnabled",
        nibKey: "UIMultipleTouchEnabled"),
      row.value("backgroundColor", \.backgroundColor, nibKey: "UIBackgroundColor", set: { $0.backgroundColor = $1 }),
      row.value("tintColor", \.ownTintColor, nibKey: "UITintColor"),
      row.choice("semanticContentAttribute", \.semanticContentAttribute, default: .unspecified),
      row.string("restorationIdentifier", \.restorationIdentifier, nibKey: "UIRestorationIdentifier"),
      row.number(
        "horizontalHuggingPriority", \.horizontalHuggingPriority, default: 250,
        set: { $0.horizontalHuggingPriority = $1 }),
      row.number(
        "verticalHuggingPriority", \.verticalHuggingPriority, default: 250, set: { $0.verticalHuggingPriority = $1 }),
      row.number("horizontalCompressionResistancePriority", \.horizontalCompressionResistancePriority, default: 750),
      row.number("verticalCompressionResistancePriority", \.verticalCompressionResistancePriority, default: 750),
      row.number("placeholderIntrinsicWidth", \.placeholderIntrinsicWidth),
      row.number("placeholderIntrinsicHeight", \.placeholderIntrinsicHeight),
      row.bool(
        "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, default: true,
        nibKey: "UIViewInsetsLayoutMarginsFromSafeArea"),
      row.bool(
        "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins,
        nibKey: "UIPreservesSuperviewLayoutMargins"),
      row.bool("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth),
      row.value("layoutMargins", \.explicitLayoutMargins, nibKey: "UIViewLayoutMargins"),
      row.value("directionalLayoutMargins", \.explicitDirectionalLayoutMargins),
      row.list("subviews", nibKey: "UISubviews", current: \.listedSubviews) { view, child in view.addSubview(child) },
      row.list("constraints", nibKey: "UIViewAutolayoutConstraints") { (view: UIView, child: NSLayoutConstraint) in
        view.addConstraint(child)
      },
      row.list("gestureRecognizers", current: \.gestureRecognizers) { view, child in view.addGestureRecognizer(child) },
      row.object("safeArea", current: { $0.layoutGuide(.safeArea) }) { $0.adopt($1, as: .safeArea) },
      row.object("keyboard", current: { $0.layoutGuide(.keyboard) }) { $0.adopt($1, as: .keyboard) },
      row.list("userGuides") { (_: UIView, _: NSObject) in },
      row.designTime("contentStretch", .element("rect")),
      row.bool("fixedFrame", \.isFixedFrame, set: { $0.isFixedFrame = $1 }),
      row.designTime("misplaced", .bool),
      row.designTime("ambiguous", .bool),
      row.designTime("verifyAmbiguity", .choice(UIView.VerifyAmbiguity.words)),
      row.designTime("simulatedAppContext"),
      row.designTime("canvasLocation", .element("point")),
      row.designTime("toolTip"),
    ] + SimulatedMetrics.rows.map { row.designTime($0, .element("simulated metrics")) }
  }
}

extension UIView {
  /// The frame for the vocabulary. A document's frames are all of one moment: none of them moves a subview.
  var documentFrame: CGRect {
    get { frame }
    set {
      let resizes = autoresizesSubviews
      autoresizesSubviews = false
      place(at: newValue)
      autoresizesSubviews = resizes
    }
  }

  /// Prepares a view that a document makes: it takes touches, and has no size before the document says one.
  public final func startInDocument() {
    plain.isUserInteractionEnabled = true
    guard plain.bounds.size != .zero, hasOwnSize || hasFirstSize else { return }
    (plain.origin, plain.bounds) = (.zero, .zero)
  }

  /// The view as a document makes it.
  final func inDocument() -> Self {
    startInDocument()
    return self
  }

  /// Gives a view that is made in code the size that UIKit gives it.
  final func takeOwnSize() { plain.bounds.size = ownSize }

  /// What the content wants with the room around the rectangle that constraints align, in points; 0 on an axis that it
  /// has no opinion about.
  final var ownSize: CGSize {
    let (wanted, insets) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: wanted.width < 0 ? 0 : wanted.width + insets.left + insets.right,
      height: wanted.height < 0 ? 0 : wanted.height + insets.top + insets.bottom)
  }

  func adopt(_ guide: UILayoutGuide, as kind: UILayoutGuide.Kind) {
    guide.kind = kind
    addLayoutGuide(guide)
  }
}
