public import HeadlessUIKit

/// A file format that a display list can be written in.
public protocol DisplayListRenderer: Sendable {
  /// What people call it, such as "PNG".
  var name: String { get }
  /// The ending of its files, lower case and without the dot.
  var fileEnding: String { get }
  /// Whether its bytes are anything else than UTF-8 text.
  var isBinary: Bool { get }
  /// Draws the list; the same list and options give the same bytes.
  ///
  /// - Throws: ``RenderingError`` when the size or the scale cannot be drawn.
  func render(_ list: DisplayList, options: RenderingOptions) throws(RenderingError) -> RenderedOutput
}

/// Every format, by its file ending.
public enum OutputFormats {
  /// One row a format, in the order in which help lists them.
  public static let all: [any DisplayListRenderer] = [PNGRenderer(), PDFRenderer(), SVGRenderer(), HTMLRenderer()]

  /// The format whose files end so; the case of the letters does not matter.
  public static func renderer(forFileEnding ending: String) -> (any DisplayListRenderer)? {
    let lowered = ending.lowercased()
    return all.first { $0.fileEnding == lowered }
  }
}
