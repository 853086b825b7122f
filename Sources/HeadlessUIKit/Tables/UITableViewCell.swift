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
  /// The labels and the picture of a cell of the system's own styles; they lie in the content view. Cells made in code
  /// make them when they are first asked for.
  public final var textLabel: UILabel? {
    get { givenTextLabel ?? parts?.textLabel }
    set { givenTextLabel = newValue }
  }
  private final weak var givenTextLabel: UILabel?
  /// The second label of the system's styles that have one; nil for others.
  public final var detailTextLabel: UILabel? {
    get { givenDetailTextLabel ?? parts?.detailTextLabel }
    set { givenDetailTextLabel = newValue }
  }
  private final weak var givenDetailTextLabel: UILabel?
  /// The picture of the system's styles that have one; nil for others.
  public final var imageView: UIImageView? {
    get { givenImageView ?? parts?.imageView }
    set { givenImageView = newValue }
  }
  private final weak var givenImageView: UIImageView?
  /// What the cell shows when its content view has nothing of its own.
  public final var contentConfiguration: UIListContentConfiguration?
  /// The content view of a document or one that was asked for; nil while there is none.
  package final var content: UIView?
  /// The labels and the picture of a cell made in code; nil for one of a document.
  final var parts: CellParts?
  /// Stands at the right edge in the place of the accessory; nil for none.
  public final var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Whether a finger is on the cell.
  public final var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var highlighted = false
  /// Whether the cell's row is selected.
  public final var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private final var selected = false
  /// Gone when the row is selected by touch; nil for none.
  final var selectionSegue: UIStoryboardSegueTemplate?

  /// A cell made in code, with the labels and the picture of its style.
  public convenience init(style: Style, reuseIdentifier: String?) {
    self.init()
    begin(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Told before the cell is used for another row.
  open func prepareForReuse() {}

  /// Shows whether a finger is on the cell; nothing moves.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }

  /// Shows whether the row is selected; nothing moves.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

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

  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !trackBeginning() { super.touchesBegan(touches, with: event) }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoving(touches)
    super.touchesMoved(touches, with: event)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !trackEnding() { super.touchesEnded(touches, with: event) }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    super.touchesCancelled(touches, with: event)
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
  /// UIKit's name of ``Style``.
  public typealias CellStyle = Style
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
