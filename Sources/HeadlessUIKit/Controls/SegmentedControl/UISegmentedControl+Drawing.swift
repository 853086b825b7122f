extension UISegmentedControl {
  /// The space beside a title or picture, both sides together, in points, and the weight in which titles are measured.
  ///
  /// Evidence: the widths of 21 free segmented controls, within a point for 19; six of tools 17156 to 17701 have 18 or 19
  /// points, and one of 21701 has 15.
  private static func measures(toolsVersion: Double) -> (padding: CGFloat, weight: UIFont.Weight) {
    if toolsVersion < ToolsVersion.iOS13 { return (14, .regular) }
    return (toolsVersion >= 21_000 && toolsVersion < 22_000 ? 15 : 18, .medium)
  }

  /// The size that the segments ask for, in points: all as wide as the widest unless they are apportioned, with a
  /// point between two.
  ///
  /// Evidence: frames of free segmented controls; 28 points of alignment height until Xcode 10, 31 since.
  func fittingSize(traits: UITraitCollection) -> CGSize {
    let widths = segmentWidths(traits: traits)
    let width = widths.reduce(0, +) + Double(max(0, widths.count - 1))
    return CGSize(
      width: widths.isEmpty ? UIView.noIntrinsicMetric : width,
      height: traits.toolsVersion < ToolsVersion.iOS13 ? 28 : 31)
  }

  private func segmentWidths(traits: UITraitCollection) -> [CGFloat] {
    let metrics = traits.textMetrics
    let (padding, weight) = Self.measures(toolsVersion: traits.toolsVersion)
    let font = UIFont.systemFont(ofSize: 13, weight: weight)
    let content = segments.map { segment in
      (segment.image?.size.width ?? metrics.width(of: segment.title ?? "", font: font)).rounded(.up)
        + padding
    }
    let widest = content.max() ?? 0
    return zip(segments, content).map { segment, own in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// Where the segments lie: those without a width of their own share what is left.
  func segmentRects(traits: UITraitCollection) -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let wanted = segmentWidths(traits: traits)
    let isFixed = segments.map { $0.width > 0 }
    let fixed = zip(wanted, isFixed).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let flexible = zip(wanted, isFixed).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    let factor = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 1
    var x = bounds.minX
    return zip(wanted, isFixed).map { width, isFixed in
      let rect = CGRect(x: x, y: bounds.minY, width: isFixed ? width : width * factor, height: bounds.height)
      x = rect.maxX
      return rect
    }
  }

  /// Draws the ground, the chosen segment, the lines between the others and what the segments say.
  func drawSegments(into canvas: inout Canvas) {
    canvas.fill(.roundedRect(bounds, radius: 8), backgroundColor == nil ? .controlGround : nil)
    let rects = segmentRects(traits: canvas.traits)
    let selected = isMomentary ? Self.noSegment : selectedSegmentIndex
    for (index, rect) in rects.enumerated() {
      let isSelected = index == selected
      if isSelected {
        canvas.drawKnob(in: rect.shrunk(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? .controlSelection)
      } else if index > 0, index - 1 != selected {
        canvas.fill(.rect(CGRect(x: rect.minX - 0.5, y: rect.midY - 8, width: 1, height: 16)), .separator)
      }
      draw(segments[index], in: rect, isSelected: isSelected, into: &canvas)
    }
  }

  private func draw(_ segment: Segment, in rect: CGRect, isSelected: Bool, into canvas: inout Canvas) {
    let ink: UIColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
    let place = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    if let image = segment.image {
      canvas.draw(image, in: UIView.ContentMode.center.place(image.size, in: place), tint: ink)
    } else {
      canvas.drawLine(
        of: segment.title ?? "", font: .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular), color: ink,
        in: place.shrunk(dx: 4, dy: 0), alignment: 0.5)
    }
  }
}
