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
        canvas.tintColor = view.tintColor
        view.beginDrawing(into: &canvas, isRoot: isRoot)
        view.draw(into: &canvas)
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

  private var effectiveAlpha: Double { alpha * Double(extras?.layer?.opacity ?? 1) }

  /// The shape of the view, with its rounded corners.
  private var outline: DisplayShape {
    guard let radius = extras?.layer?.cornerRadius, radius > 0 else { return .rect(bounds) }
    return .roundedRect(bounds, radius: min(radius, min(bounds.width, bounds.height) / 2))
  }

  private func beginDrawing(into canvas: inout Canvas, isRoot: Bool) {
    let placement = isRoot ? CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY) : transformToSuperview
    canvas.add(
      .beginObject(
        id: documentIdentity?.id ?? "", name: documentIdentity?.customClass ?? className,
        frame: isRoot ? CGRect(origin: .zero, size: bounds.size) : frame))
    canvas.add(.save)
    if !placement.isIdentity { canvas.add(.concat(placement)) }
    if effectiveAlpha < 1 { canvas.add(.beginGroup(alpha: max(0, effectiveAlpha))) }
    let layer = extras?.layer
    if let layer, layer.shadowOpacity > 0, let color = layer.shadowColor?.resolved(with: canvas.traits) {
      let faded = RGBA(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Double(min(layer.shadowOpacity, 1)))
      canvas.add(.shadow(outline, faded, offset: layer.shadowOffset, blur: layer.shadowRadius))
    }
    canvas.fill(outline, backgroundColor)
    canvas.add(.save)
    if clipsToBounds || layer?.masksToBounds == true { canvas.add(.clip(outline)) }
  }

  private func endDrawing(into canvas: inout Canvas) {
    canvas.add(.restore)
    if let layer = extras?.layer, layer.borderWidth > 0 {
      let inset = layer.borderWidth / 2
      let line = bounds.insetBy(dx: inset, dy: inset)
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
