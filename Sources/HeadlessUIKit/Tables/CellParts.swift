/// The labels and the picture of a cell that was made in code, made when they are first asked for.
final class CellParts {
  private unowned let cell: UITableViewCell
  private let style: UITableViewCell.Style
  private(set) var madeTextLabel: UILabel?
  private(set) var madeDetailTextLabel: UILabel?
  private(set) var madeImageView: UIImageView?

  init(_ cell: UITableViewCell, style: UITableViewCell.Style) {
    self.cell = cell
    self.style = style
  }

  var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let made = label(style == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body))
    if style == .value2 { made.textColor = .tintColor }
    madeTextLabel = made
    return made
  }

  var detailTextLabel: UILabel? {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    guard style == .subtitle || style == .value1 || style == .value2 else { return nil }
    let made = label(.preferredFont(forTextStyle: style == .value1 ? .body : .caption1))
    if style == .value1 { made.textColor = .secondaryLabel }
    madeDetailTextLabel = made
    return made
  }

  var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    guard style != .value2 else { return nil }
    let made = UIImageView()
    cell.contentView.addSubview(made)
    madeImageView = made
    return made
  }

  private func label(_ font: UIFont) -> UILabel {
    let made = UILabel()
    made.font = font
    cell.contentView.addSubview(made)
    return made
  }
}

extension UITableViewCell {
  final func begin(style: Style, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    parts = CellParts(self, style: style)
  }

  /// Places what a cell made in code shows: the content left of the accessory, the picture, the labels.
  ///
  /// The distances are guesses after what UIKit's cells look like.
  func placeParts() {
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    guard let parts else { return }
    if let content {
      content.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    }
    var left = Self.partMargin
    if let picture = parts.madeImageView, let image = picture.image {
      let size = image.size
      picture.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + 16
    }
    place(parts.madeTextLabel, parts.madeDetailTextLabel, from: left)
  }

  private func place(_ first: UILabel?, _ second: UILabel?, from left: CGFloat) {
    let width = max(0, (content?.bounds.width ?? bounds.width) - left - 8)
    let room = CGSize(width: width, height: 10000)
    let one = size(of: first, room)
    let two = size(of: second, room)
    func line(_ label: UILabel?, _ size: CGSize, x: CGFloat, y: CGFloat) {
      label?.frame = CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
    }
    switch style {
    case .value1:
      line(first, one, x: left, y: (bounds.height - one.height) / 2)
      let shown = min(two.width, max(0, width - one.width - 6))
      let detail = CGSize(width: shown, height: two.height)
      line(second, detail, x: left + width - shown, y: (bounds.height - two.height) / 2)
    case .value2:
      line(first, CGSize(width: min(one.width, 91), height: one.height), x: left, y: (bounds.height - one.height) / 2)
      line(second, two, x: left + 97, y: (bounds.height - two.height) / 2)
    default:
      let top = (bounds.height - one.height - two.height) / 2
      first?.frame = CGRect(x: left, y: top, width: width, height: one.height)
      second?.frame = CGRect(x: left, y: top + one.height, width: width, height: two.height)
    }
  }

  private func size(of label: UILabel?, _ room: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText != nil else { return .zero }
    return label.sizeThatFits(room)
  }

  /// How much of the cell the accessory takes from the content, in points.
  package var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 24 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 31
    case .checkmark: return 40
    case .detailButton: return 46
    case .detailDisclosureButton: return 64
    }
  }

  /// The height that the cell's content wants at its width, in points.
  var fittedRowHeight: CGFloat {
    placeParts()
    guard let content else { return UITableView.standardRowHeight }
    let fitted = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: 50)
    let wanted = max(fitted.height, textHeight)
    return wanted > 0 ? min(wanted, 1_000_000) : UITableView.standardRowHeight
  }

  /// The height that the labels of a cell made in code want, in points; 0 without any.
  private var textHeight: CGFloat {
    guard let parts, parts.madeTextLabel != nil || parts.madeDetailTextLabel != nil else { return 0 }
    let left = Self.partMargin + (parts.madeImageView?.image.map { $0.size.width + 16 } ?? 0)
    let room = CGSize(width: max(0, (content?.bounds.width ?? bounds.width) - left - 8), height: 10000)
    let (one, two) = (size(of: parts.madeTextLabel, room).height, size(of: parts.madeDetailTextLabel, room).height)
    let texts = style == .value1 || style == .value2 ? max(one, two) : one + two
    return max(UITableView.standardRowHeight, texts + 22)
  }

  private static let partMargin: CGFloat = 16
}
