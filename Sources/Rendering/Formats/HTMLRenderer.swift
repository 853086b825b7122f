public import HeadlessUIKit

/// A page to look into a picture with: the drawing, the tree of its objects, and what the chosen one is.
public struct HTMLRenderer: DisplayListRenderer {
  public let name = "HTML inspector"
  public let fileEnding = "html"
  public let isBinary = false

  /// A renderer; it holds nothing.
  public init() {}

  public func render(_ list: DisplayList, options: RenderingOptions) throws(RenderingError) -> RenderedOutput {
    let (drawing, warnings) = try SVGRenderer.lines(of: list, options: options)
    let title = options.title.isEmpty ? "View tree" : options.title
    let page = InspectorPage(title: title, drawing: drawing, tree: ObjectOutline(list), warnings: warnings)
    return RenderedOutput(bytes: Array(page.text.utf8), warnings: warnings)
  }
}
