/// A text that does not fit where it stands.
public struct TextShortage: Sendable, Hashable {
  /// The length that the whole text needs, in points.
  public var needed: CGFloat
  /// The length that there is, in points.
  public var available: CGFloat
  /// Whether the width is short and not the height.
  public var isWidth: Bool
}

extension UIView {
  /// What the view's text lacks at its present size; nil when all of it is seen, as well as that is known.
  ///
  /// Widths of text are estimates: what is short by less than five in a hundred is not told.
  public var textShortage: TextShortage? {
    switch self {
    case let label as UILabel: label.shortage
    case let button as UIButton: button.shortage
    default: nil
    }
  }

  fileprivate func shortWidth(_ needed: CGFloat) -> TextShortage? {
    guard needed > bounds.width * 1.05 + 1.5, needed.isFinite else { return nil }
    return TextShortage(needed: needed, available: bounds.width, isWidth: true)
  }
}

extension UILabel {
  fileprivate var shortage: TextShortage? {
    guard (text ?? attributedText?.string ?? "").isEmpty == false, !adjustsFontSizeToFitWidth else { return nil }
    if numberOfLines == 1 { return shortWidth(contentSize(wrappedAt: .infinity).width) }
    let lines = numberOfLines
    // Setting it asks for a layout, which nothing here waits for.
    numberOfLines = 0
    let needed = sizeThatFits(CGSize(width: bounds.width * 1.05 + 1.5, height: .infinity)).height
    numberOfLines = lines
    let line = traitCollection.textMetrics.labelSize("X", font: font, numberOfLines: 1, maxWidth: .infinity).height
    guard needed > bounds.height + line * 0.7, needed.isFinite, bounds.width > 0 else { return nil }
    return TextShortage(needed: needed, available: bounds.height, isWidth: false)
  }
}

extension UIButton {
  fileprivate var shortage: TextShortage? {
    // A picture takes its room first, and the title that Interface Builder gives a new button is then left in it.
    guard let title = currentTitle, !title.isEmpty, configuration == nil, currentImage == nil,
      lineBreakMode != .byWordWrapping, lineBreakMode != .byCharWrapping
    else { return nil }
    return shortWidth(intrinsicContentSize.width)
  }
}
