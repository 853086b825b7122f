/// Appears above the content of a scroll view that is pulled down.
open class UIRefreshControl: UIControl {
  override open class var vocabulary: Vocabulary { .refreshControl }

  /// Whether the wheel turns because something is being loaded.
  open var isRefreshing = false
  /// The line below the wheel; nil for none.
  public final var attributedTitle: NSAttributedString?

  /// Shows that the content is being loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that the content is there.
  open func endRefreshing() { isRefreshing = false }

  /// As UIKit reports it.
  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  override open func draw(into canvas: inout Canvas) {
    let hasTitle = attributedTitle.map { !$0.string.isEmpty } ?? false
    let centre = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 10 : 0))
    canvas.drawSpinner(centre: centre, radius: 14, ownTintColor ?? .systemGray)
    guard hasTitle, let attributedTitle else { return }
    let color = UIColor.secondaryLabel.resolved(with: canvas.traits)
    let runs = attributedTitle.runs(font: .systemFont(ofSize: 12), color: color, traits: canvas.traits)
    canvas.drawLine(
      of: runs, in: CGRect(x: bounds.minX, y: centre.y + 18, width: bounds.width, height: 16), alignment: 0.5)
  }
}

extension Vocabulary {
  /// What a document may say of a `<refreshControl>`.
  public static let refreshControl = Vocabulary(
    "refreshControl", UIRefreshControl.self, inherits: .control, make: { UIRefreshControl() }
  ) { row in
    [row.value("attributedTitle", \.attributedTitle, nibKey: "UIAttributedTitle")]
  }
}
