/// One tab of a tab bar.
open class UITabBarItem: UIBarItem {
  override open class var vocabulary: Vocabulary { .tabBarItem }

  /// Which of the system's tabs it is, `custom` for one with a title and picture of its own.
  public final var systemItem = SystemItem.custom
  /// The picture while the tab is shown; nil is ``image``.
  public final var selectedImage: UIImage?
  /// The text in the small oval at the tab's corner; nil for no oval.
  public final var badgeValue: String?
  /// The colour of the oval; nil is the system's red.
  public final var badgeColor: UIColor?
  /// How far the title is moved from its place, in points.
  public final var titlePositionAdjustment = UIOffset.zero

  /// A tab with a title, a picture and a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title, a picture, and another one while the tab is shown.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs, with a number of the app's own.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init()
    systemItem = tabBarSystemItem
    self.tag = tag
  }

  /// The title that is shown: the system's own or the one that was given.
  public final var effectiveTitle: String? { systemItem.title ?? title }

  /// The system's own tabs; a custom one shows the title and picture that it is given.
  public enum SystemItem: String, DocumentChoice {
    case custom, more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var title: String? {
      switch self {
      case .custom: nil
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    }

    var symbol: String? {
      switch self {
      case .custom: nil
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.square.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<tabBarItem>`.
  public static let tabBarItem = Vocabulary(
    "tabBarItem", UITabBarItem.self, inherits: .object, make: { UITabBarItem() }
  ) { row in
    row.barItemRows + [
      row.choice("systemItem", \.systemItem, default: .custom, nibKey: "UISystemItem"),
      row.image("selectedImage", \.selectedImage, nibKey: "UISelectedImage"),
      row.string("badgeValue", \.badgeValue, nibKey: "UIBadgeValue"),
      row.value("badgeColor", \.badgeColor),
      row.value("titlePositionAdjustment", \.titlePositionAdjustment, default: .zero),
    ]
  }
}
