public import Diagnostics
public import HeadlessUIKit
public import Rendering

/// Pictures of views.
public enum Drawing {
  /// Draws a view in the format of that file ending: `png`, `pdf`, `svg` or `html`.
  ///
  /// - Throws: `RenderingError` for a canvas that has no size or is too large.
  public static func render(
    _ view: UIView, as ending: String, scale: Double, document: String
  ) throws(RenderingError) -> (bytes: [UInt8], warnings: [Diagnostic]) {
    guard let renderer = OutputFormats.renderer(forFileEnding: ending) else { return ([], []) }
    let output = try renderer.render(
      view.displayList(), options: RenderingOptions(scale: scale, background: .white, title: document))
    let warnings = output.warnings.map { warning in
      Diagnostic(
        rule: "drawing", severity: .warning, document: document, objectID: warning.objectID, message: warning.message)
    }
    return (output.bytes, warnings)
  }
}
