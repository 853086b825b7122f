extension UIButton {
  /// The space above and below the title of a button without content insets, in points.
  ///
  /// Evidence: heights of 806 titles in public documents are ceil(line height + 12).
  static let verticalPadding: CGFloat = 6
  /// The least width of a button with a title, in points.
  static let minimumWidth: CGFloat = 30

  /// The size that title, picture and insets ask for, in points.
  func fittingSize(traits: UITraitCollection) -> CGSize {
    let title = titleSize(traits: traits)
    let picture = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    if title.width == 0, currentImage == nil {
      if let background = currentBackgroundImage { return size(ofBackground: background, traits: traits) }
      if let side = symbolSide(traits: traits) { return CGSize(width: side, height: side) }
    }
    var size = CGSize(width: title.width + picture.width, height: max(title.height, picture.height))
    size.width += insets.left + insets.right
    if insets.top == 0, insets.bottom == 0 {
      size.height = max(size.height, leastHeight(traits: traits))
    } else {
      if currentImage == nil { size.height = max(size.height, traits.textMetrics.lineHeight(of: effectiveFont)) }
      size.height += insets.top + insets.bottom
    }
    if currentImage == nil, insets.left == 0, insets.right == 0 { size.width = max(size.width, Self.minimumWidth) }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func size(ofBackground image: UIImage, traits: UITraitCollection) -> CGSize {
    guard image.isSymbolImage else { return image.size }
    let line = image.symbolLine(nil, metrics: traits.textMetrics)
    return CGSize(width: traits.textMetrics.roundUp(image.size.width), height: line)
  }

  /// The height of a button without insets for its content, in points: a line of its font, also when it has no title, and
  /// the space around it unless there is a picture.
  ///
  /// Evidence: pictures of 14, 21 and 24 points in buttons of 22, 22 and 24, one of these with a title; 75 pictures that are
  /// higher than a line have buttons of their own height.
  private func leastHeight(traits: UITraitCollection) -> CGFloat {
    let title = titleSize(traits: traits).height
    let line = max(title, traits.textMetrics.lineHeight(of: effectiveFont))
    return currentImage == nil ? (title > 0 ? title : line) + 2 * Self.verticalPadding : line
  }

  /// The sides of what a type draws of its own, in points; nil for types that draw nothing.
  ///
  /// Evidence: 9 buttons of tools before 15000 are 22 points wide and high, 7 of later ones 24 to 26.
  private func symbolSide(traits: UITraitCollection) -> CGFloat? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      traits.toolsVersion < ToolsVersion.iOS13 ? 22 : traits.toolsVersion < 21000 ? 24 : 26
    case .custom, .system, .roundedRect, .close: nil
    }
  }

  private func titleSize(traits: UITraitCollection, width: CGFloat = .infinity) -> CGSize {
    let metrics = traits.textMetrics
    if let label, label.numberOfLines != 1, width.isFinite {
      let runs =
        currentAttributedTitle?.runs(font: effectiveFont, color: .black, traits: traits)
        ?? currentTitle.map { [TextRun($0, font: effectiveFont, color: .black)] } ?? []
      return TextLayout(
        runs, metrics: metrics, maxWidth: width, numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode
      ).size
    }
    if let attributed = currentAttributedTitle {
      return TextLayout(attributed.runs(font: effectiveFont, color: .black, traits: traits), metrics: metrics).size
    }
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    return CGSize(
      width: metrics.width(of: title, font: effectiveFont).rounded(.up), height: metrics.lineHeight(of: effectiveFont))
  }

  /// Where picture and title lie, in the button's coordinates: side by side, aligned as one, the picture at the leading
  /// end. A picture without a title is stretched by the alignment `fill`.
  func contentRects(traits: UITraitCollection) -> (image: CGRect, title: CGRect) {
    let content = bounds.inset(by: contentEdgeInsets)
    var picture = currentImage?.size ?? .zero
    let title = titleSize(traits: traits, width: max(0, content.width - picture.width))
    if title.width == 0, picture.width > 0 {
      if contentHorizontalAlignment == .fill { picture.width = max(0, content.width) }
      if contentVerticalAlignment == .fill { picture.height = max(0, content.height) }
    }
    let isMirrored = isMirrored(traits: traits)
    let free = content.width - title.width - picture.width
    let start: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: free
      case .leading, .fill: isMirrored ? free : 0
      case .trailing: isMirrored ? 0 : free
      case .center: free / 2
      }
    let imageWidth = min(picture.width, content.width)
    let imageStart = isMirrored ? start + title.width : start
    let imageX = content.minX + max(0, min(imageStart, content.width - imageWidth))
    let imageRect = CGRect(
      x: imageX, y: vertical(picture.height, in: content), width: imageWidth,
      height: min(picture.height, content.height))
    let titleX = max(content.minX, content.minX + start) + (isMirrored ? 0 : picture.width)
    let end = isMirrored && picture.width > 0 ? imageX : content.maxX
    let titleRect = CGRect(
      x: titleX, y: vertical(title.height, in: content), width: min(title.width, max(0, end - titleX)),
      height: title.height)
    return (imageRect.shifted(by: imageEdgeInsets), titleRect.shifted(by: titleEdgeInsets))
  }

  private func isMirrored(traits: UITraitCollection) -> Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traits.layoutDirection == .rightToLeft
    }
  }

  private func vertical(_ height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: content.minY
    case .bottom: content.maxY - height
    case .center, .fill: content.minY + max(0, content.height - height) / 2 + min(0, content.height - height) / 2
    }
  }
}

extension CGRect {
  /// Moved as UIKit moves a button's picture or title: half of the difference of opposite insets.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
