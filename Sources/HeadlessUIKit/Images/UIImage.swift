/// A picture: where its bytes are and how large it is shown. Pixels are decoded only by who draws it.
public final class UIImage: Sendable, Hashable {
  /// What stands behind a name.
  public enum Source: Sendable, Hashable {
    /// A PNG, JPEG, GIF, BMP, TIFF or PDF file.
    case file(String)
    case data([UInt8])
    /// A symbol of San Francisco Symbols by name; drawn as a marked placeholder, as the symbols are Apple's.
    case system(String)
    /// No catalogue has it: drawn as a marked placeholder.
    case missing
  }

  /// Whether the picture is drawn as it is or only its shape, in the tint colour.
  public enum RenderingMode: String, Sendable, Hashable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// The name in the document, empty for a picture made in code.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// Pixels a point: 1, 2 or 3.
  public let scale: CGFloat
  /// Where the pixels come from.
  public let source: Source
  /// Whether it is drawn in its own colours or in the tint.
  public let renderingMode: RenderingMode
  /// The parts that are not stretched, in points; nil stretches all of it.
  public let capInsets: UIEdgeInsets?

  /// States a picture; sizes and insets in points.
  public init(
    name: String = "", size: CGSize, scale: CGFloat = 1, source: Source, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.source = source
    self.renderingMode = renderingMode
    self.capInsets = capInsets
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs
      || (lhs.name == rhs.name && lhs.size == rhs.size && lhs.scale == rhs.scale && lhs.source == rhs.source
        && lhs.renderingMode == rhs.renderingMode && lhs.capInsets == rhs.capInsets)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
    hasher.combine(source)
  }
}
