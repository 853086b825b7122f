public import HeadlessUIKit

/// Bitmaps: eight bits a channel, with opacity.
public struct PNGRenderer: DisplayListRenderer {
  public let name = "PNG"
  public let fileEnding = "png"
  public let isBinary = true

  /// A renderer; it holds nothing.
  public init() {}

  public func render(_ list: DisplayList, options: RenderingOptions) throws(RenderingError) -> RenderedOutput {
    try CairoCanvas.bitmap(size: list.size, scale: options.scale).draw(list, background: options.background)
  }
}
