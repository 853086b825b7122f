public import HeadlessUIKit

/// Readable vectors: an element with the id, the class and the frame of each object, pictures inside the file.
public struct SVGRenderer: DisplayListRenderer {
  public let name = "SVG"
  public let fileEnding = "svg"
  public let isBinary = false

  /// A renderer; it holds nothing.
  public init() {}

  public func render(_ list: DisplayList, options: RenderingOptions) throws(RenderingError) -> RenderedOutput {
    let (lines, warnings) = try Self.lines(of: list, options: options)
    let text = lines.joined(separator: "\n") + "\n"
    return RenderedOutput(bytes: Array(text.utf8), warnings: warnings)
  }

  /// The lines of the file, without their ends.
  static func lines(
    of list: DisplayList, options: RenderingOptions
  ) throws(RenderingError) -> (lines: [String], warnings: [RenderingWarning]) {
    try CanvasLimits.check(list.size, isBitmap: false)
    var canvas = SVGCanvas()
    if let background = options.background, background.isVisible {
      canvas.fill(.rect(CGRect(origin: .zero, size: list.size)), background.clamped)
    }
    let warnings = DisplayListPlayer.play(list, on: &canvas)
    canvas.finish()

    let width = MarkupText.number(list.size.width)
    let height = MarkupText.number(list.size.height)
    let root =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\"\(MarkupText.attribute("font-family", SVGText.systemFamilies))>"
    var lines = [root]
    let definitions = canvas.definitions.lines
    if !definitions.isEmpty { lines += ["  <defs>"] + definitions.map { "    " + $0 } + ["  </defs>"] }
    return (lines + canvas.lines + ["</svg>"], warnings)
  }
}
