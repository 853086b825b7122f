/// One row of a table.
open class UITableViewCell: UIView {
  override open class var vocabulary: Vocabulary { .tableViewCell }

  /// The name under which it is taken again.
  public final var reuseIdentifier: String?
  /// Which of its looks it has.
  public final var style = Style.custom
  /// How the cell looks while it is selected.
  public final var selectionStyle = SelectionStyle.default
  /// The sign or button at the trailing edge, such as an arrow or a tick.
  public final var accessoryType = AccessoryType.none
  /// The sign or button at the trailing edge while the table is being edited.
  public final var editingAccessoryType = AccessoryType.none
  /// Whether the system or the cell itself shows that it has the focus.
  public final var focusStyle = FocusStyle.default
  /// How many levels the content is moved in, each as wide as the indentation width.
  public final var indentationLevel = 0
  /// Of one level, in points.
  public final var indentationWidth: CGFloat = 10
  /// Whether the cell's background moves in while the table is being edited.
  public final var shouldIndentWhileEditing = true
  /// Whether the cell has the grip for moving it while the table is being edited.
  public final var showsReorderControl = false
  /// Whether the ordinary accessory goes away while the table is being edited.
  public final var hidesAccessoryWhenEditing = true
  /// The height that the document gives this very cell, in points; nil takes the table's.
  public final var rowHeight: CGFloat?
  /// Nil takes the table's.
  public final var separatorInset: UIEdgeInsets?
  /// The labels and the picture of a cell of the system's own styles; they lie in the content view.
  public final weak var textLabel: UILabel?
  /// The second label of the system's styles that have one; nil for others.
  public final weak var detailTextLabel: UILabel?
  /// The picture of the system's styles that have one; nil for others.
  public final weak var imageView: UIImageView?
  /// What the cell shows when its content view has nothing of its own.
  public final var contentConfiguration: UIListContentConfiguration?
  final var content: UIView?

  /// Holds what the cell shows, left of its accessory; made when it is first asked for.
  public final var contentView: UIView {
    if let content { return content }
    let made = UITableViewCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    takeContent(made)
    return made
  }

  final func takeContent(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    insertSubview(view, at: 0)
  }

  override var listedSubviews: [UIView] { subviews.filter { $0 !== content } }

  override open var bounds: CGRect {
    didSet { content?.grow(from: oldValue.size, to: bounds.size) }
  }

  override open func draw(into canvas: inout Canvas) { drawParts(into: &canvas) }

  /// Which labels and picture the cell has.
  public enum Style: String, DocumentChoice {
    case custom = "IBUITableViewCellStyleCustom"
    case `default` = "IBUITableViewCellStyleDefault"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }
  /// What the cell turns to when it is chosen; the colours are names from before iOS 7.
  public enum SelectionStyle: String, DocumentChoice { case none, blue, gray, `default` }
  /// What stands at the right end of the cell.
  public enum AccessoryType: String, DocumentChoice {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Whether the system shows the focus or the cell itself.
  public enum FocusStyle: String, DocumentChoice { case `default`, custom }
}

extension Vocabulary {
  /// What a document may say of a `<tableViewCell>`.
  public static let tableViewCell = Vocabulary(
    "tableViewCell", UITableViewCell.self, inherits: .view, make: { UITableViewCell() }
  ) { row in
    [
      row.string("reuseIdentifier", \.reuseIdentifier, nibKey: "UIReuseIdentifier"),
      row.choice("style", \.style, default: .custom, nibKey: "UITableViewCellStyle"),
      row.choice("selectionStyle", \.selectionStyle, default: .default, nibKey: "UISelectionStyle"),
      row.choice("accessoryType", \.accessoryType, default: .none, nibKey: "UIAccessoryType"),
      row.choice("editingAccessoryType", \.editingAccessoryType, default: .none, nibKey: "UIEditingAccessoryType"),
      row.choice("focusStyle", \.focusStyle, default: .default, nibKey: "UIFocusStyle"),
      row.integer("indentationLevel", \.indentationLevel, nibKey: "UIIndentationLevel"),
      row.number("indentationWidth", \.indentationWidth, default: 10, nibKey: "UIIndentationWidth"),
      row.bool(
        "shouldIndentWhileEditing", \.shouldIndentWhileEditing, default: true, nibKey: "UIShouldIndentWhileEditing"),
      row.bool("showsReorderControl", \.showsReorderControl, nibKey: "UIShowsReorderControl"),
      row.bool("hidesAccessoryWhenEditing", \.hidesAccessoryWhenEditing, default: true),
      row.number("rowHeight", \.rowHeight),
      row.value("separatorInset", \.separatorInset, nibKey: "UISeparatorInset"),
      row.reference("textLabel", \.textLabel, nibKey: "UITextLabel"),
      row.reference("detailTextLabel", \.detailTextLabel, nibKey: "UIDetailTextLabel"),
      row.reference("imageView", \.imageView, nibKey: "UIImageView"),
      row.value("contentConfiguration", \.contentConfiguration),
      row.object("contentView", nibKey: "UIContentView", current: \.content) { $0.takeContent($1) },
    ]
  }
}
