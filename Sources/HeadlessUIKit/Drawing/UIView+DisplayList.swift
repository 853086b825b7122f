extension UIView {
  /// What the view and everything in it looks like, at its own size.
  ///
  /// - Complexity: linear in the number of views; depth costs no stack.
  public func displayList() -> DisplayList {
    let traits = traitCollection
    var canvas = Canvas(traits: traits, tintColor: tintColor)
    var waiting: [DrawingStep] = [.open(self, isRoot: true)]
    while let step = waiting.popLast() {
      switch step {
      case .close(let view): view.endDrawing(into: &canvas)
      case .open(let view, let isRoot):
        guard !view.isHidden, view.effectiveAlpha > 0 else { continue }
        canvas.tintColor = view.presentedTintColor
        view.beginDrawing(into: &canvas, isRoot: isRoot)
        view.drawContent(into: &canvas)
        waiting.append(.close(view))
        for child in view.drawnSubviews.reversed() { waiting.append(.open(child, isRoot: false)) }
      }
    }
    return DisplayList(size: bounds.size, commands: canvas.commands)
  }

  private enum DrawingStep {
    case open(UIView, isRoot: Bool)
    case close(UIView)
  }

  private var effectiveAlpha: Double { presented(.alpha, alpha) }

  /// The layer as it is seen at the clock's time.
  private var shownLayer: CALayer? { hasAnimations ? extras?.layer?.presentation() : extras?.layer }

  /// The shape of the view, with its rounded corners.
  private var outline: DisplayShape {
    let bounds = presentedBounds
    guard let radius = shownLayer?.cornerRadius, radius > 0 else { return .rect(bounds) }
    return .roundedRect(bounds, radius: min(radius, min(bounds.width, bounds.height) / 2))
  }

  /// What the view itself shows. While its size is on the way it is the picture of the size that was set, placed as
  /// the content mode says: UIKit does not draw again either.
  private func drawContent(into canvas: inout Canvas) {
    let shown = presentedBounds
    guard hasAnimations, shown.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
      return draw(into: &canvas)
    }
    let place = contentMode.place(bounds.size, in: shown)
    canvas.add(.save)
    canvas.add(
      .concat(
        CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
          .concatenating(CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height))
          .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))))
    draw(into: &canvas)
    canvas.add(.restore)
  }

  /// Limits what is drawn to the mask: to its outline, for a canvas knows no other masks.
  private func clip(to mask: UIView, into canvas: inout Canvas) {
    guard !mask.isHidden, mask.effectiveAlpha > 0 else { return canvas.add(.clip(.rect(.zero))) }
    let frame = mask.presentation.frame
    let radius = min(mask.shownLayer?.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
    canvas.add(.clip(radius > 0 ? .roundedRect(frame, radius: radius) : .rect(frame)))
  }

  private func beginDrawing(into canvas: inout Canvas, isRoot: Bool) {
    let bounds = presentedBounds
    let placement =
      isRoot
      ? CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      : .placement(of: bounds, at: presentedOrigin, transform: presentedTransform)
    canvas.add(
      .beginObject(
        id: documentIdentity?.id ?? "", name: documentIdentity?.customClass ?? className,
        frame: isRoot ? CGRect(origin: .zero, size: bounds.size) : hasAnimations ? presentation.frame : frame))
    canvas.add(.save)
    if !placement.isIdentity { canvas.add(.concat(placement)) }
    if let mask = extras?.mask { clip(to: mask, into: &canvas) }
    if effectiveAlpha < 1 { canvas.add(.beginGroup(alpha: max(0, effectiveAlpha))) }
    let layer = shownLayer
    if let layer, layer.shadowOpacity > 0, let color = layer.shadowColor?.resolved(with: canvas.traits) {
      let faded = RGBA(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Double(min(layer.shadowOpacity, 1)))
      canvas.add(.shadow(outline, faded, offset: layer.shadowOffset, blur: layer.shadowRadius))
    }
    canvas.fill(outline, presented(.backgroundColor, backgroundColor))
    canvas.add(.save)
    if clipsToBounds { canvas.add(.clip(outline)) }
  }

  private func endDrawing(into canvas: inout Canvas) {
    canvas.add(.restore)
    if let layer = shownLayer, layer.borderWidth > 0 {
      let inset = layer.borderWidth / 2
      let line = presentedBounds.shrunk(dx: inset, dy: inset)
      let shape =
        layer.cornerRadius > 0
        ? DisplayShape.roundedRect(line, radius: max(0, layer.cornerRadius - inset)) : .rect(line)
      canvas.stroke(shape, layer.borderColor ?? .black, width: layer.borderWidth)
    }
    if effectiveAlpha < 1 { canvas.add(.endGroup) }
    canvas.add(.restore)
    canvas.add(.endObject)
  }
}
