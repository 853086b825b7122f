extension UITableViewCell {
  /// Draws the background, the content configuration, the accessory and the separator.
  func drawParts(into canvas: inout Canvas) {
    if backgroundColor == nil, let table = superview as? UITableView {
      canvas.fill(.rect(bounds), table.style == .plain ? .systemBackground : .groupedCellBackground)
    }
    if isHighlighted || isSelected, selectionStyle != .none { canvas.fill(.rect(bounds), .selectedCellBackground) }
    let content = self.content?.frame ?? bounds
    if let contentConfiguration, self.content?.subviews.isEmpty != false {
      contentConfiguration.draw(in: content, into: &canvas)
    }
    drawAccessory(into: &canvas)
    drawSeparator(into: &canvas)
  }

  /// The accessory's right edge lies this far from the cell's, in points.
  private static let accessoryMargin: CGFloat = 16

  private func drawAccessory(into canvas: inout Canvas) {
    guard accessoryView == nil else { return }
    let middle = bounds.midY
    var right = bounds.maxX - Self.accessoryMargin
    if accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton {
      let x = right - 7
      let chevron = DisplayShape.path([
        .move(CGPoint(x: x, y: middle - 5.5)), .line(CGPoint(x: x + 5.5, y: middle)),
        .line(CGPoint(x: x, y: middle + 5.5)),
      ])
      canvas.stroke(chevron, .tertiaryLabel, width: 2)
      right -= 18
    }
    if accessoryType == .checkmark {
      let check = DisplayShape.path([
        .move(CGPoint(x: right - 12, y: middle)), .line(CGPoint(x: right - 8, y: middle + 5)),
        .line(CGPoint(x: right, y: middle - 6)),
      ])
      canvas.stroke(check, canvas.tintColor, width: 2)
    }
    if accessoryType == .detailButton || accessoryType == .detailDisclosureButton {
      let circle = CGRect(x: right - 22, y: middle - 11, width: 22, height: 22)
      canvas.stroke(.ellipse(circle.insetBy(dx: 0.75, dy: 0.75)), canvas.tintColor, width: 1.5)
      let x = circle.midX
      canvas.fill(.ellipse(CGRect(x: x - 1.25, y: middle - 6.5, width: 2.5, height: 2.5)), canvas.tintColor)
      canvas.fill(.rect(CGRect(x: x - 0.75, y: middle - 2, width: 1.5, height: 8)), canvas.tintColor)
    }
  }

  /// The line below the cell, one pixel thick; a cell that is in no table has none.
  private func drawSeparator(into canvas: inout Canvas) {
    guard let table = superview as? UITableView, table.separatorStyle != .none else { return }
    let width = 1 / max(1, canvas.traits.displayScale)
    let inset = separatorInset ?? table.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    let line = CGRect(
      x: bounds.minX + inset.left, y: bounds.maxY - width, width: max(0, bounds.width - inset.left - inset.right),
      height: width)
    canvas.fill(.rect(line), table.separatorColor ?? .separator)
  }
}

extension UIColor {
  /// What a cell turns to while it is touched or selected.
  fileprivate static let selectedCellBackground = system(named: "systemGray4Color") ?? .lightGray
  /// What a cell of a grouped table stands on.
  fileprivate static let groupedCellBackground = system(named: "secondarySystemGroupedBackgroundColor") ?? .white
}

extension UIListContentConfiguration {
  /// Draws the picture and the texts, centred in the height, as a cell of a plain list does.
  func draw(in rect: CGRect, into canvas: inout Canvas) {
    let margins = directionalLayoutMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    var left = rect.minX + margins.leading
    if let image {
      let frame = CGRect(
        x: left, y: rect.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
      canvas.draw(image, in: frame, tint: image.renderingMode == .automatic ? canvas.tintColor : nil)
      left = frame.maxX + (imageToTextPadding ?? 16)
    }
    let width = max(0, rect.maxX - margins.trailing - left)
    let first = layout(text, .preferredFont(forTextStyle: .body), .label, width, canvas.traits)
    let sizeOfSecond: UIFont.TextStyle = prefersSideBySideTextAndSecondaryText ? .body : .caption1
    let second = layout(
      secondaryText, .preferredFont(forTextStyle: sizeOfSecond),
      prefersSideBySideTextAndSecondaryText ? .secondaryLabel : .label, width, canvas.traits)
    if prefersSideBySideTextAndSecondaryText {
      add(first, CGPoint(x: left, y: rect.midY - first.size.height / 2), &canvas)
      add(second, CGPoint(x: left + width - second.size.width, y: rect.midY - second.size.height / 2), &canvas)
      return
    }
    let gap = second.lines.isEmpty ? 0 : textToSecondaryTextVerticalPadding ?? 4
    let top = rect.midY - (first.size.height + gap + second.size.height) / 2
    add(first, CGPoint(x: left, y: top), &canvas)
    add(second, CGPoint(x: left, y: top + first.size.height + gap), &canvas)
  }

  private func layout(
    _ text: String?, _ font: UIFont, _ color: UIColor, _ width: CGFloat, _ traits: UITraitCollection
  ) -> TextLayout {
    TextLayout(
      [TextRun(text ?? "", font: font, color: color.resolved(with: traits))], metrics: traits.textMetrics,
      maxWidth: width, numberOfLines: 1)
  }

  private func add(_ layout: TextLayout, _ origin: CGPoint, _ canvas: inout Canvas) {
    for line in layout.textLines(at: origin, width: layout.size.width) { canvas.add(.text(line)) }
  }
}
