/// Shows two or three controllers in columns.
open class UISplitViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .splitViewController }

  /// How many columns it has; it does not change once the controller is made.
  public final var style = Style.unspecified
  /// Which columns are to be seen, and whether they cover the secondary one, where there is room.
  public final var preferredDisplayMode = DisplayMode.automatic
  /// Whether columns are to share the width, cover the secondary column or push it aside.
  public final var preferredSplitBehavior = SplitBehavior.automatic
  /// The side that the primary column stands on: leading is the left one where people write from left to right.
  public final var primaryEdge = PrimaryEdge.leading
  /// What is drawn behind the primary column: nothing of its own, or the blur of a sidebar.
  public final var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe or a button brings a hidden column in.
  public final var presentsWithGesture = true
  /// Whether there is a button that hides all columns but the secondary one.
  public final var showsSecondaryOnlyButton = false
  /// The least width of the primary column, in points; −1 leaves it to the system.
  public final var minimumPrimaryColumnWidth: CGFloat = -1
  /// The greatest width of the primary column, in points; −1 leaves it to the system.
  public final var maximumPrimaryColumnWidth: CGFloat = -1
  /// The wished width of the primary column, in points; −1 leaves it to the system.
  public final var preferredPrimaryColumnWidth: CGFloat = -1
  /// The primary column's wished share of the whole width, 0 to 1; −1 leaves it to the system.
  public final var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// The least width of the supplementary column, in points; −1 leaves it to the system.
  public final var minimumSupplementaryColumnWidth: CGFloat = -1
  /// The greatest width of the supplementary column, in points; −1 leaves it to the system.
  public final var maximumSupplementaryColumnWidth: CGFloat = -1
  /// The wished width of the supplementary column, in points; −1 leaves it to the system.
  public final var preferredSupplementaryColumnWidth: CGFloat = -1
  /// The supplementary column's wished share of the whole width, 0 to 1; −1 leaves it to the system.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat = -1

  /// How many columns there are; unspecified is the style from before there was a choice.
  public enum Style: String, DocumentChoice { case unspecified, doubleColumn, tripleColumn }
  /// The last three are the names from before there were three columns.
  public enum DisplayMode: String, DocumentChoice {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary, primaryHidden, allVisible, primaryOverlay
  }
  /// Whether the columns share the width or lie on each other.
  public enum SplitBehavior: String, DocumentChoice { case automatic, tile, overlay, displace }
  /// The side of the primary column.
  public enum PrimaryEdge: String, DocumentChoice { case leading, trailing }
  /// What the primary column stands on.
  public enum BackgroundStyle: String, DocumentChoice { case none, sidebar }
}

extension Vocabulary {
  /// What a document may say of a `<splitViewController>`.
  public static let splitViewController = Vocabulary(
    "splitViewController", UISplitViewController.self, inherits: .viewController, make: { UISplitViewController() }
  ) { row in
    [
      row.choice("style", \.style, default: .unspecified),
      row.choice("preferredDisplayMode", \.preferredDisplayMode, default: .automatic),
      row.choice("preferredSplitBehavior", \.preferredSplitBehavior, default: .automatic),
      row.choice("primaryEdge", \.primaryEdge, default: .leading),
      row.choice("primaryBackgroundStyle", \.primaryBackgroundStyle, default: .none),
      row.bool("presentsWithGesture", \.presentsWithGesture, default: true),
      row.bool("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton),
      row.number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, default: -1),
      row.number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, default: -1),
      row.number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, default: -1),
      row.number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, default: -1),
      row.number("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth, default: -1),
      row.number("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth, default: -1),
      row.number("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, default: -1),
      row.number("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction, default: -1),
      row.list("viewControllers", current: \.children) { $0.addChild($1) },
    ]
  }
}
