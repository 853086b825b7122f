/// Where the parts of a button with a configuration lie, in the button's coordinates.
struct ButtonConfigurationLayout {
  var title: TextLayout
  var subtitle: TextLayout
  var image: UIImage?
  /// The place of the image or of the activity indicator.
  var imageRect = CGRect.zero
  var titleRect = CGRect.zero
  var subtitleRect = CGRect.zero
  /// The size of everything with its insets, in points.
  var size = CGSize.zero
}

extension UIButton.Configuration {
  /// The title's font: body, and 15 points in small buttons.
  ///
  /// Evidence: heights of plain buttons in 62 documents with 17 points, in 8 with 15.
  var effectiveTitleFont: UIFont {
    titleFont
      ?? .systemFont(
        ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17,
        weight: subtitleText == nil && buttonSize != .large ? .regular : .semibold)
  }

  var effectiveSubtitleFont: UIFont { subtitleFont ?? .systemFont(ofSize: buttonSize == .mini ? 11 : 12) }

  private var subtitleText: String? { attributedSubtitle?.string ?? subtitle }

  /// The space around the content: 7 points above and below, 12 beside. Evidence: plain buttons in 70 documents; the
  /// other sizes are as UIKit has them.
  var effectiveInsets: NSDirectionalEdgeInsets {
    if let contentInsets { return contentInsets }
    switch buttonSize {
    case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The configuration with a title in the size of text that the user chose, where it states none.
  ///
  /// Evidence: titles of 14 points in 6 documents of tools 19162 to 20037, whose canvas shows the smallest size. One project's
  /// 6 documents of tools 22155 to 23504 have titles of 26.5 points, and its text styles are higher too; another's of 23504
  /// have the usual ones.
  func asDrawn(in traits: UITraitCollection) -> Self {
    let category = UIContentSizeCategory(rawValue: traits.preferredContentSizeCategory)
    var drawn = self
    if titleFont == nil, category != .large {
      drawn.titleFont = UIFont(
        pointSize: UIFont.preferredFont(
          forTextStyle: effectiveTitleFont.pointSize < 17 ? .subheadline : .body, category: category
        ).pointSize, weight: effectiveTitleFont.weight)
    }
    return drawn
  }

  /// The image in the size that its symbol configuration or else the title's font asks for.
  var shownImage: UIImage? { image?.applyingSymbolConfiguration(symbolConfiguration) }

  private var symbolConfiguration: UIImage.SymbolConfiguration {
    preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(pointSize: effectiveTitleFont.pointSize)
  }

  /// The room of the image, in points: a symbol takes a line of text at least (one button).
  func imageRoom(_ traits: UITraitCollection) -> CGSize {
    guard let image = shownImage else { return .zero }
    guard image.isSymbolImage else { return image.size }
    let line = image.symbolLine(symbolConfiguration, metrics: traits.textMetrics)
    return CGSize(width: image.size.width, height: max(image.size.height, line))
  }

  /// The runs of title and subtitle. What the states say does not count: it is what Interface Builder put there before.
  func runs(color: RGBA, traits: UITraitCollection) -> (title: [TextRun], subtitle: [TextRun]) {
    func runs(_ attributed: NSAttributedString?, _ text: String?, _ font: UIFont) -> [TextRun] {
      if let attributed { return attributed.runs(font: font, color: color, traits: traits) }
      return text.map { [TextRun($0, font: font, color: color)] } ?? []
    }
    return (
      runs(attributedTitle, title, effectiveTitleFont), runs(attributedSubtitle, subtitle, effectiveSubtitleFont)
    )
  }
}

extension UIButton {
  /// Lays out the configuration's parts in a rectangle, or, without one, as they would like to be.
  func configurationLayout(
    _ configuration: Configuration, in bounds: CGRect?, color: RGBA, traits: UITraitCollection
  ) -> ButtonConfigurationLayout {
    let configuration = configuration.asDrawn(in: traits)
    let insets = configuration.effectiveInsets
    let isMirrored = traits.layoutDirection == .rightToLeft
    let edges = UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
    let runs = configuration.runs(color: color, traits: traits)
    let image = configuration.shownImage
    let imageSize =
      configuration.showsActivityIndicator ? CGSize(width: 20, height: 20) : configuration.imageRoom(traits)
    let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let hasText = !runs.title.isEmpty || !runs.subtitle.isEmpty
    let gap = hasText && imageSize.width > 0 ? configuration.imagePadding : 0
    var room = CGFloat.infinity
    if let bounds {
      let free = bounds.width - edges.left - edges.right - (isBeside ? imageSize.width + gap : 0)
      room = max(0, free + traits.textMetrics.slack(for: free))
    }
    func layout(_ runs: [TextRun]) -> TextLayout {
      TextLayout(
        runs, metrics: traits.textMetrics, maxWidth: room,
        lineBreakMode: configuration.titleLineBreakMode ?? .byTruncatingTail)
    }
    var made = ButtonConfigurationLayout(title: layout(runs.title), subtitle: layout(runs.subtitle), image: image)
    let titleGap = runs.title.isEmpty || runs.subtitle.isEmpty ? 0 : configuration.titlePadding
    let text = CGSize(
      width: max(made.title.size.width, made.subtitle.size.width),
      height: made.title.size.height + titleGap + made.subtitle.size.height)
    let content =
      isBeside
      ? CGSize(width: imageSize.width + gap + text.width, height: max(imageSize.height, text.height))
      : CGSize(width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
    made.size = CGSize(
      width: traits.textMetrics.roundUp(content.width + edges.left + edges.right),
      height: traits.textMetrics.roundUp(content.height + edges.top + edges.bottom))
    guard let bounds else { return made }
    let area = bounds.inset(by: edges)
    let whole = CGRect(
      x: area.minX + (area.width - content.width) * horizontalShare(isMirrored: isMirrored),
      y: area.minY + (area.height - content.height) * verticalShare, width: content.width, height: content.height)
    place(configuration, image: imageSize, text: text, gap: gap, in: whole, isMirrored: isMirrored, &made)
    made.subtitleRect.origin.y += made.title.size.height + titleGap
    return made
  }

  private func place(
    _ configuration: Configuration, image: CGSize, text: CGSize, gap: CGFloat, in whole: CGRect, isMirrored: Bool,
    _ made: inout ButtonConfigurationLayout
  ) {
    var imageOrigin = CGPoint(x: whole.midX - image.width / 2, y: whole.midY - image.height / 2)
    var textOrigin = CGPoint(x: whole.midX - text.width / 2, y: whole.midY - text.height / 2)
    switch configuration.imagePlacement {
    case .top: (imageOrigin.y, textOrigin.y) = (whole.minY, whole.minY + image.height + gap)
    case .bottom: (textOrigin.y, imageOrigin.y) = (whole.minY, whole.minY + text.height + gap)
    case .leading, .trailing:
      if (configuration.imagePlacement == .leading) != isMirrored {
        (imageOrigin.x, textOrigin.x) = (whole.minX, whole.minX + image.width + gap)
      } else {
        (textOrigin.x, imageOrigin.x) = (whole.minX, whole.minX + text.width + gap)
      }
    }
    made.imageRect = CGRect(origin: imageOrigin, size: image)
    made.titleRect = CGRect(origin: textOrigin, size: CGSize(width: text.width, height: made.title.size.height))
    made.subtitleRect = CGRect(origin: textOrigin, size: CGSize(width: text.width, height: made.subtitle.size.height))
  }

  private func horizontalShare(isMirrored: Bool) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left: 0
    case .right: 1
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
