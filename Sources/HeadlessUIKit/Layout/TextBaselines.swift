/// Where the lines of a text stand in their view, in points.
struct TextBaselines: Equatable {
  /// The height of all lines.
  var height: CGFloat
  /// The first baseline's distance from the text's top.
  var ascender: CGFloat
  /// The last baseline's distance from the text's bottom.
  var descender: CGFloat
  /// What the distances are reckoned from.
  var origin = Origin.middle

  /// What baselines are reckoned from.
  ///
  /// Evidence: labels whose cell compresses or stretches them keep their first line at the top (7 documents), and an empty
  /// one whose first and last baseline are the same is as high as a line (3 documents); buttons of different heights on
  /// one baseline are solved at once (2 documents).
  enum Origin {
    /// The view's edges, as if the text filled the view.
    case edges
    /// The view's middle, where the text's middle is.
    case middle
    /// The edges of what is in the view's middle, or of the view where that is lower.
    case content
  }

  /// The baselines in a view of that height, reckoned from its edges where they were reckoned from those of the content.
  func inView(height: CGFloat) -> TextBaselines {
    guard origin == .content else { return self }
    let room = max(0, height - self.height) / 2
    return TextBaselines(height: height, ascender: ascender + room, descender: descender + room, origin: .edges)
  }

  /// Makes the lines as much higher or lower as a line of one height is than one of another.
  mutating func scale(from plain: CGFloat, to live: CGFloat) {
    guard plain > 0, live > 0 else { return }
    ascender *= live / plain
    descender *= live / plain
  }
}
