public import HeadlessUIKit

extension LayoutAnalysis {
  /// One of the four numbers of a frame and where it comes from, in words.
  public struct Explanation: Sendable, Hashable {
    /// Which number it is.
    public var measure: LayoutAmbiguity.Measure
    /// In the superview's coordinates, in points, as the layout gave it before rounding to pixels.
    public var value: CGFloat
    /// What decides it, the most important first.
    public var reasons: [String]
    /// What decides the places and sizes that these refer to, the nearest first.
    public var further: [String]
  }

  /// Where the numbers of a view's frame come from.
  public func explanations(of view: UIView) -> [Explanation] {
    let found = view.layoutExplanations()
    guard !found.isEmpty else {
      let reason = unplacedReason(of: view)
      let frame = view.frame
      return zip(LayoutAmbiguity.Measure.allCases, [frame.minX, frame.minY, frame.width, frame.height]).map {
        Explanation(measure: $0, value: $1, reasons: [reason], further: [])
      }
    }
    return found.map { explanation in
      let reasons = explanation.reasons.map { statement(of: $0) + values(of: $0, besides: view) }
      let nothing =
        explanation.isIncomplete
        ? "more constraints than are looked at: what decides it is far away"
        : "wishes that contradict each other: the layout takes what breaks them least"
      return Explanation(
        measure: explanation.measure, value: explanation.value,
        reasons: reasons.isEmpty ? [nothing] : reasons,
        further: explanation.further.map { statement(of: $0) })
    }
  }

  /// Where the other views are that a constraint names.
  private func values(of reason: LayoutReason, besides view: UIView) -> String {
    guard let constraint = reason.constraint else { return "" }
    var named: [UIView] = []
    for item in [constraint.firstItem ?? constraint.holder, constraint.secondItem ?? constraint.holder]
    where constraint.secondAttribute != .notAnAttribute {
      guard let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView, other !== view,
        !named.contains(where: { $0 === other })
      else { continue }
      named.append(other)
    }
    return named.map { ", where \(label(of: $0)) is \(Self.text(of: $0.frame))" }.joined()
  }

  private func unplacedReason(of view: UIView) -> String {
    guard let superview = view.superview else {
      return isAsDrawn
        ? "the outermost view: its frame is the one that the document stores"
        : "the outermost view: its frame is that of the screen that is asked for"
    }
    if view.isFixedFrame { return "fixedFrame: the frame stays as it was drawn, whatever constraints say" }
    let mask = view.autoresizingMask.names
    let drawn = drawnFrame(of: view).map { "drawn at \(Self.text(of: $0))" } ?? "placed by \(label(of: superview))"
    return
      "\(drawn), autoresizing mask \(mask.isEmpty ? "none" : mask.joined(separator: " ")) in \(label(of: superview))"
  }
}

extension UIView.AutoresizingMask {
  /// In the words of documents.
  fileprivate var names: [String] {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleMinX"), (.flexibleWidth, "widthSizable"), (.flexibleRightMargin, "flexibleMaxX"),
      (.flexibleTopMargin, "flexibleMinY"), (.flexibleHeight, "heightSizable"), (.flexibleBottomMargin, "flexibleMaxY"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}
