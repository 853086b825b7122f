/// What a view tree looks like, as values: renderers draw it, tests read it, nothing in it points back to a view.
public struct DisplayList: Sendable, Hashable {
  /// The size of the canvas, in points.
  public var size: CGSize
  /// What is drawn, from back to front.
  public var commands: [DisplayCommand]

  /// A list for a picture of that size, in points.
  public init(size: CGSize, commands: [DisplayCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One step of drawing. Coordinates are points in the current coordinate system, y downwards.
public enum DisplayCommand: Sendable, Hashable {
  /// Pushes the transform and the clip; `restore` pops them. They are always balanced.
  case save
  case restore
  /// Maps what follows by the transform, before the maps that are in force already.
  case concat(CGAffineTransform)
  /// Limits what follows to the shape, within the clip that is in force already.
  case clip(DisplayShape)
  /// What follows, up to the matching `endGroup`, is drawn as one picture with this opacity (0 to 1).
  case beginGroup(alpha: Double)
  case endGroup
  case fill(DisplayShape, RGBA)
  /// A line of `width` points, centred on the outline.
  case stroke(DisplayShape, RGBA, width: CGFloat)
  /// A blurred shadow of the shape. `blur` is the radius in points, as in `CALayer.shadowRadius`.
  case shadow(DisplayShape, RGBA, offset: CGSize, blur: CGFloat)
  /// The picture, stretched into the rectangle (with its cap insets kept, when it has some).
  case image(UIImage, CGRect, tint: RGBA?)
  case text(TextLine)
  /// Marks what follows, up to the matching `endObject`, as drawn by one object: its document id, class and label.
  case beginObject(id: String, name: String, frame: CGRect)
  case endObject
}

/// An outline that can be filled, stroked or clipped to.
public enum DisplayShape: Sendable, Hashable {
  case rect(CGRect)
  case roundedRect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([PathElement])
}

/// A piece of an outline, in points.
public enum PathElement: Sendable, Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

/// One line of text, placed by the layout: a renderer must fit its own font's width to `width`.
public struct TextLine: Sendable, Hashable {
  /// What is written, without line breaks.
  public var text: String
  /// The font, of which the drawing takes the nearest that there is.
  public var font: UIFont
  /// The colour of the letters.
  public var color: RGBA
  /// The left end of the baseline, in points.
  public var origin: CGPoint
  /// The advance of the whole line, in points, as the layout measured it.
  public var width: CGFloat
  /// Whether there is a line below.
  public var isUnderlined: Bool
  /// Whether there is a line through the letters.
  public var isStruckThrough: Bool

  /// States a line of text; widths and places in points.
  public init(
    text: String, font: UIFont, color: RGBA, origin: CGPoint, width: CGFloat, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
