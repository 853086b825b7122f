import HeadlessUIKit

/// What is in force from its beginning to its end; transforms and clips within it end with it.
enum DrawingScope: Hashable {
  case state
  /// Opacity above 0 and below 1.
  case group(alpha: Double)
  case object(id: String, name: String, frame: CGRect)
}

/// Somewhere to draw. It gets only what makes sense: scopes are balanced, numbers finite, paths begin with a move,
/// pictures are decoded, lines of text are not empty and without control characters.
protocol DrawingTarget {
  /// Whether parts of a picture that touch leave no line between them.
  var joinsSlices: Bool { get }
  /// How many translucent groups may be nested.
  var deepestGroup: Int { get }
  mutating func begin(_ scope: DrawingScope)
  mutating func end(_ scope: DrawingScope)
  mutating func concat(_ transform: CGAffineTransform)
  mutating func clip(to shape: DisplayShape)
  mutating func fill(_ shape: DisplayShape, _ color: RGBA)
  mutating func stroke(_ shape: DisplayShape, _ color: RGBA, width: CGFloat)
  mutating func shadow(_ shape: DisplayShape, _ color: RGBA, offset: CGSize, blur: CGFloat)
  mutating func picture(_ picture: Picture, slices: [NineSlice.Part], tint: RGBA?)
  /// False when the text is too large to be drawn.
  mutating func text(_ line: TextLine) -> Bool
}

extension DrawingTarget {
  var deepestGroup: Int { 64 }
}
