extension UIButton {
  /// Draws background, picture and title of the state that is in force.
  func drawContent(into canvas: inout Canvas) {
    if let background = currentBackgroundImage { canvas.draw(background, in: bounds, backgroundAdjustment) }
    let (imageRect, titleRect) = contentRects(traits: canvas.traits)
    if let image = currentImage, picture == nil {
      canvas.draw(image, in: imageRect, imageAdjustment, tint: isTemplate(image) ? tintColor : nil)
    }
    guard label == nil else { return }
    if titleAlpha < 1 { canvas.add(.beginGroup(alpha: titleAlpha)) }
    drawTitle(in: titleRect, into: &canvas)
    if titleAlpha < 1 { canvas.add(.endGroup) }
  }

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
      let turn: CGFloat = reversesTitleShadowWhenHighlighted && isHighlighted ? -1 : 1
      for line in lines {
        var below = line
        below.color = shadow
        below.origin = CGPoint(x: line.origin.x + offset.width * turn, y: line.origin.y + offset.height * turn)
        canvas.add(.text(below))
      }
    }
    for line in lines { canvas.add(.text(line)) }
  }
}
