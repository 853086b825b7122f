/// What stands above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is taken again.
  public final var reuseIdentifier: String?
  /// Shows the section's title; made when it is first asked for.
  public final lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    return label
  }()
  /// Holds what is shown; made when it is first asked for.
  public final lazy var contentView: UIView = {
    let made = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    return made
  }()

  /// An empty one of that identifier.
  public convenience init(reuseIdentifier: String?) {
    self.init()
    self.reuseIdentifier = reuseIdentifier
  }

  /// Left and right of the title, in points.
  static let margin: CGFloat = 16

  /// Shows a title of a table of that style.
  func show(_ title: String, isHeader: Bool, style: UITableView.Style) {
    guard let label = textLabel else { return }
    label.text = title
    label.numberOfLines = isHeader && style == .plain ? 1 : 0
    guard isHeader, style == .plain else { return }
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .label
  }
}

/// Shows the title of a section where the delegate gives no view: plain titles stand in the middle of their height,
/// those of grouped tables next to their rows.
final class SectionTitleView: UITableViewHeaderFooterView {
  var isHeader = true
  var tableStyle = UITableView.Style.plain

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = textLabel else { return }
    let width = max(0, bounds.width - 2 * Self.margin)
    let height = min(bounds.height, label.sizeThatFits(CGSize(width: width, height: 10000)).height)
    var y = (bounds.height - height) / 2
    if tableStyle != .plain { y = isHeader ? bounds.height - height - 6 : min(8, bounds.height - height) }
    label.frame = CGRect(x: Self.margin, y: max(0, y), width: width, height: height)
  }
}
