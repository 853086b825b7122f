/// What a controller shows in the navigation bar.
open class UINavigationItem: NSObject {
  override open class var vocabulary: Vocabulary { .navigationItem }

  /// What it is called; nil for none.
  public final var title: String?
  /// The line above the title; nil for none.
  public final var prompt: String?
  /// What the button that leads back to this page says; nil is ``title``.
  public final var backButtonTitle: String?
  /// Whether the title may stand large in a bar that prefers large titles.
  public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// How much the button that leads back to this page says when room is short.
  public final var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Which of its looks it has.
  public final var style = ItemStyle.navigator
  /// Whether its left items supplement back button.
  public final var leftItemsSupplementBackButton = false
  /// Whether it hides back button.
  public final var hidesBackButton = false
  /// The view in the middle, in the place of the title; nil for the title.
  public final var titleView: UIView?
  /// The button on the next page that leads back to this one; nil is made from the title.
  public final var backBarButtonItem: UIBarButtonItem?
  /// From the left edge on.
  public final var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { adopt(leftBarButtonItems) } }
  /// From the right edge on.
  public final var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { adopt(rightBarButtonItems) } }
  /// Where the responder chain of its buttons begins: the controller whose item it is, else the bar.
  final weak var responder: UIResponder? { didSet { adopt(leftBarButtonItems + rightBarButtonItems) } }

  private func adopt(_ items: [UIBarButtonItem]) { for item in items { item.responder = responder } }

  /// The outermost item on the left.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item on the right.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The views that the item brings into the bar.
  final var views: [UIView] {
    let custom = (leftBarButtonItems + rightBarButtonItems).compactMap(\.customView)
    return (titleView.map { [$0] } ?? []) + custom
  }

  /// Whether the title may be large.
  public enum LargeTitleDisplayMode: String, DocumentChoice { case automatic, always, never, inline }
  /// How much the back button to this page says.
  public enum BackButtonDisplayMode: String, DocumentChoice { case `default`, generic, minimal }
  /// What kind of page the item is for, which decides where titles stand on wide screens.
  public enum ItemStyle: String, DocumentChoice { case navigator, browser, editor }
}

extension Vocabulary {
  /// What a document may say of a `<navigationItem>`.
  public static let navigationItem = Vocabulary(
    "navigationItem", UINavigationItem.self, inherits: .object, make: { UINavigationItem() }
  ) { row in
    [
      row.string("title", \.title, nibKey: "UITitle"),
      row.string("prompt", \.prompt, nibKey: "UIPrompt"),
      row.string("backButtonTitle", \.backButtonTitle),
      row.choice(
        "largeTitleDisplayMode", \.largeTitleDisplayMode, default: .automatic, nibKey: "UILargeTitleDisplayMode"),
      row.choice("backButtonDisplayMode", \.backButtonDisplayMode, default: .default),
      row.choice("style", \.style, default: .navigator),
      row.bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      row.bool("hidesBackButton", \.hidesBackButton),
      row.object("titleView", nibKey: "UITitleView", current: \.titleView) { $0.titleView = $1 },
      row.object("backBarButtonItem", nibKey: "UIBackBarButtonItem", current: \.backBarButtonItem) {
        $0.backBarButtonItem = $1
      },
      row.object(
        "leftBarButtonItem", nibKey: "UILeftBarButtonItem",
        current: { $0.leftBarButtonItems.count == 1 ? $0.leftBarButtonItem : nil }
      ) { $0.leftBarButtonItem = $1 },
      row.object(
        "rightBarButtonItem", nibKey: "UIRightBarButtonItem",
        current: { $0.rightBarButtonItems.count == 1 ? $0.rightBarButtonItem : nil }
      ) { $0.rightBarButtonItem = $1 },
      row.list(
        "leftBarButtonItems", nibKey: "UILeftBarButtonItems",
        current: { $0.leftBarButtonItems.count > 1 ? $0.leftBarButtonItems : [] }
      ) { $0.leftBarButtonItems.append($1) },
      row.list(
        "rightBarButtonItems", nibKey: "UIRightBarButtonItems",
        current: { $0.rightBarButtonItems.count > 1 ? $0.rightBarButtonItems : [] }
      ) { $0.rightBarButtonItems.append($1) },
    ]
  }
}
