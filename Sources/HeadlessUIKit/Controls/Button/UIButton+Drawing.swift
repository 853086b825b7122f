extension UIButton {
  /// Draws background, picture and title of the state that is in force.
  func drawContent(into canvas: inout Canvas) {
    if let background = currentBackgroundImage { canvas.draw(background, in: bounds) }
    let (imageRect, titleRect) = contentRects(traits: canvas.traits)
    if let image = currentImage {
      let isDimmed =
        (isHighlighted && adjustsImageWhenHighlighted && ownImage == nil)
        || (!isEnabled && adjustsImageWhenDisabled && ownImage == nil)
      if isDimmed { canvas.add(.beginGroup(alpha: 0.5)) }
      canvas.draw(
        image, in: imageRect,
        tint: (isSystem || image.isSymbolImage) && image.renderingMode == .automatic ? tintColor : nil)
      if isDimmed { canvas.add(.endGroup) }
    }
    drawTitle(in: titleRect, into: &canvas)
  }

  /// The picture that was set for the very state that is in force.
  private var ownImage: UIImage? { state == .normal ? nil : image(for: state) }

  private func drawTitle(in rect: CGRect, into canvas: inout Canvas) {
    let color = currentTitleColor.resolved(with: canvas.traits)
    let runs =
      currentAttributedTitle?.runs(font: effectiveFont, color: color, traits: canvas.traits)
      ?? currentTitle.map { [TextRun($0, font: effectiveFont, color: color)] } ?? []
    guard !runs.isEmpty, rect.width > 0 else { return }
    let layout = TextLayout(
      runs, metrics: canvas.traits.textMetrics, maxWidth: rect.width, numberOfLines: 1, lineBreakMode: lineBreakMode)
    let lines = layout.textLines(at: rect.origin, width: rect.width, alignment: 0.5)
    if let shadow = currentTitleShadowColor?.resolved(with: canvas.traits), let offset = titleShadowOffset,
      shadow.alpha > 0
    {
      for line in lines {
        var below = line
        below.color = shadow
        below.origin = CGPoint(x: line.origin.x + offset.width, y: line.origin.y + offset.height)
        canvas.add(.text(below))
      }
    }
    for line in lines { canvas.add(.text(line)) }
  }
}
