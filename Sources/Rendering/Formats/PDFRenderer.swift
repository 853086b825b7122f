public import HeadlessUIKit

/// One page of vectors, a point a point, with its fonts; shadows are bitmaps.
public struct PDFRenderer: DisplayListRenderer {
  public let name = "PDF"
  public let fileEnding = "pdf"
  public let isBinary = true

  /// A renderer; it holds nothing.
  public init() {}

  public func render(_ list: DisplayList, options: RenderingOptions) throws(RenderingError) -> RenderedOutput {
    try CairoCanvas.page(size: list.size).draw(list, background: options.background)
  }
}
