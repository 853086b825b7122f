/// Where views draw: it collects display commands and knows the world they are shown in.
public struct Canvas {
  /// The world that is drawn for.
  public let traits: UITraitCollection
  /// The tint of the view that is drawing.
  public internal(set) var tintColor: UIColor
  /// What was drawn, from back to front.
  public private(set) var commands: [DisplayCommand] = []

  /// An empty canvas; the tint is that of the view that draws.
  public init(traits: UITraitCollection, tintColor: UIColor = .tintColor) {
    self.traits = traits
    self.tintColor = tintColor
  }

  /// Draws something over what is there.
  public mutating func add(_ command: DisplayCommand) { commands.append(command) }

  /// Fills a shape; nothing for a colour that cannot be seen.
  public mutating func fill(_ shape: DisplayShape, _ color: UIColor?) {
    guard let color = color?.resolved(with: traits), color.alpha > 0 else { return }
    add(.fill(shape, color))
  }

  /// Draws the outline of a shape, `width` points wide.
  public mutating func stroke(_ shape: DisplayShape, _ color: UIColor?, width: CGFloat) {
    guard let color = color?.resolved(with: traits), color.alpha > 0, width > 0 else { return }
    add(.stroke(shape, color, width: width))
  }

  /// Draws a picture into a rectangle; templates take the tint.
  public mutating func draw(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) {
    guard !rect.isEmpty else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate || tint != nil
    add(.image(image, rect, tint: isTemplate ? (tint ?? tintColor).resolved(with: traits) : nil))
  }

  /// Draws a picture as a content mode places it in a rectangle.
  public mutating func draw(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, tint: UIColor? = nil) {
    draw(image, in: mode.place(image.size, in: bounds), tint: tint)
  }
}

extension UIView.ContentMode {
  /// Where content of that size lies in a rectangle.
  public func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return centre(CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
    default:
      var rect = centre(size, in: bounds)
      if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
      if [.right, .topRight, .bottomRight].contains(self) { rect.origin.x = bounds.maxX - size.width }
      if [.top, .topLeft, .topRight].contains(self) { rect.origin.y = bounds.minY }
      if [.bottom, .bottomLeft, .bottomRight].contains(self) { rect.origin.y = bounds.maxY - size.height }
      return rect
    }
  }

  private func centre(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
