import HeadlessUIKit

/// What the elements of a picture refer to: clips, blurs, tints and pictures, each written once.
struct SVGDefinitions {
  private(set) var lines: [String] = []
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var pictures: [Int: String] = [:]

  /// Whether an object must not be called so, because a definition may be.
  static func isReserved(_ id: String) -> Bool {
    ["clip-", "blur-", "tint-", "image-"].contains { id.hasPrefix($0) }
  }

  /// The id of a clip to the shape.
  mutating func clip(_ shape: DisplayShape) -> String {
    define("clip", SVGShape.markup(shape)) { "<clipPath\($0)>\($1)</clipPath>" }
  }

  /// The id of a filter that blurs by so many points.
  mutating func blur(_ radius: CGFloat) -> String {
    let blur = "<feGaussianBlur stdDeviation=\"\(MarkupText.number(radius))\"/>"
    return define("blur", blur) { "<filter\($0) x=\"-200%\" y=\"-200%\" width=\"500%\" height=\"500%\">\($1)</filter>" }
  }

  /// The id of a filter that gives every pixel the colour and keeps its opacity.
  mutating func tint(_ color: RGBA) -> String {
    let rows = [color.red, color.green, color.blue].map { "0 0 0 0 \(MarkupText.number($0))" }
    let values = (rows + ["0 0 0 \(MarkupText.number(color.alpha)) 0"]).joined(separator: "  ")
    return define("tint", "<feColorMatrix values=\"\(values)\"/>") {
      "<filter\($0) color-interpolation-filters=\"sRGB\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">\($1)</filter>"
    }
  }

  /// The id of the picture, which is as large as it has pixels.
  mutating func picture(_ picture: Picture) -> String {
    if let id = pictures[picture.id] { return id }
    let (mediaType, bytes) = picture.embeddable
    let id = define("image", "data:\(mediaType);base64,\(MarkupText.base64(bytes))") {
      "<image\($0) width=\"\(picture.width)\" height=\"\(picture.height)\" preserveAspectRatio=\"none\" href=\"\($1)\"/>"
    }
    pictures[picture.id] = id
    return id
  }

  private mutating func define(
    _ kind: String, _ content: String, element: (_ id: String, _ content: String) -> String
  ) -> String {
    let key = kind + " " + content
    if let id = ids[key] { return id }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    let id = "\(kind)-\(number)"
    ids[key] = id
    lines.append(element(MarkupText.attribute("id", id), content))
    return id
  }
}
