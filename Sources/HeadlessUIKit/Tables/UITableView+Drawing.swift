extension UITableView {
  /// Draws the titles of the sections above and below their rows.
  func drawTitles(into canvas: inout Canvas) {
    let isPlain = style == .plain
    for section in sections {
      if let title = section.headerTitle, !title.isEmpty, let first = section.cells.first {
        let line = CGRect(
          x: first.frame.minX + Self.titleMargin, y: first.frame.minY - (isPlain ? 28 : 24),
          width: max(0, first.frame.width - 2 * Self.titleMargin), height: isPlain ? 28 : 18)
        let font = isPlain ? UIFont.systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        let run = TextRun(
          title, font: font, color: (isPlain ? UIColor.label : .secondaryLabel).resolved(with: canvas.traits))
        canvas.drawLine([run], in: line, alignment: 0)
      }
      if let title = section.footerTitle, !title.isEmpty, let last = section.cells.last {
        let run = TextRun(
          title, font: .systemFont(ofSize: 13), color: UIColor.secondaryLabel.resolved(with: canvas.traits))
        let layout = TextLayout(
          [run], metrics: canvas.traits.textMetrics, maxWidth: max(0, last.frame.width - 2 * Self.titleMargin))
        let origin = CGPoint(x: last.frame.minX + Self.titleMargin, y: last.frame.maxY + 8)
        for line in layout.textLines(at: origin, width: layout.size.width) { canvas.add(.text(line)) }
      }
    }
  }

  /// Left and right of a section's title, in points.
  private static let titleMargin: CGFloat = 16
}
