/// A line on Interface Builder's canvas that views snap to; no live object knows of it.
enum UserLayoutGuide {
  /// The edge that the location is measured from.
  enum Affinity: String, DocumentChoice { case minX, midX, maxX, minY, midY, maxY }
}

extension Vocabulary {
  static let userLayoutGuide = Vocabulary(
    value: "userLayoutGuide",
    rows: [.attribute("location", .number), .attribute("affinity", UserLayoutGuide.Affinity.self)])
}
