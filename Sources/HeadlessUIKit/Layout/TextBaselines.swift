/// Where the lines of a text stand that is centred in its view, in points.
struct TextBaselines: Equatable {
  /// The height of all lines.
  var height: CGFloat
  /// The first baseline's distance from the text's top.
  var ascender: CGFloat
  /// The last baseline's distance from the text's bottom.
  var descender: CGFloat
  /// Whether the baselines are reckoned from the view's edges, and the space around the text only from the height that the
  /// view got; otherwise from the view's middle.
  ///
  /// Evidence: labels whose cell compresses them keep their first line at the top (4 documents), and an empty one whose
  /// first and last baseline are the same is as high as a line (3 documents); buttons of different heights on one
  /// baseline are solved at once (2 documents).
  var isFromEdges = false

  /// Makes the lines as much higher or lower as a line of one height is than one of another.
  mutating func scale(from plain: CGFloat, to live: CGFloat) {
    guard plain > 0, live > 0 else { return }
    ascender *= live / plain
    descender *= live / plain
  }
}
