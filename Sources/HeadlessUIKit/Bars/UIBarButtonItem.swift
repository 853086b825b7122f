/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  override open class var vocabulary: Vocabulary { .barButtonItem }

  /// Which of its looks it has.
  public final var style = Style.bordered
  /// Which of the system's items it is, `custom` for one with a title or picture of its own.
  public final var systemItem = SystemItem.custom
  /// In points; 0 is as wide as the item needs.
  public final var width: CGFloat = 0
  /// The colour of title or picture; nil is the bar's tint.
  public final var tintColor: UIColor?
  /// The view that stands in the place of title and picture, and takes the touches; nil for none.
  public final var customView: UIView?
  /// Whether the bar leaves the item out and gives its room to the others.
  public final var isHidden = false
  /// Whether it is shown as chosen.
  public final var isSelected = false
  /// Whether each tap chooses the item or takes that back.
  public final var changesSelectionAsPrimaryAction = false
  /// What a tap does; it goes before ``action``.
  public final var primaryAction: UIAction?
  /// What a tap sends.
  final var message: ActionMessage?
  /// Where the responder chain begins: the controller whose item it is, else the bar.
  final weak var responder: UIResponder?

  /// Bordered is what a document means that says nothing; it looks as plain does.
  public enum Style: String, DocumentChoice { case plain, bordered, done, prominent }

  /// The system's own items; a custom one shows the title or picture that it is given.
  public enum SystemItem: String, DocumentChoice {
    case custom, done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The words of an item that shows some.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  /// The symbol of an item that shows a picture.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .pageCurl: "doc"
    default: nil
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<barButtonItem>`.
  public static let barButtonItem = Vocabulary(
    "barButtonItem", UIBarButtonItem.self, inherits: .object, make: { UIBarButtonItem() }
  ) { row in
    row.barItemRows + [
      row.choice("style", \.style, default: .bordered, nibKey: "UIStyle"),
      row.choice("systemItem", \.systemItem, default: .custom, nibKey: "UISystemItem"),
      row.number("width", \.width, nibKey: "UIWidth"),
      row.value("tintColor", \.tintColor, nibKey: "UITintColor"),
      row.bool("hidden", \.isHidden, property: "isHidden"),
      row.bool("selected", \.isSelected, property: "isSelected"),
      row.bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
      row.object("customView", nibKey: "UICustomView", current: \.customView) { $0.customView = $1 },
    ]
  }
}
