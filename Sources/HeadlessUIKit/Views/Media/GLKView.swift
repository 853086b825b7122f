/// Shows what OpenGL draws; drawn as a placeholder.
open class GLKView: UIView {
  override open class var vocabulary: Vocabulary { .glkView }

  public final var drawableColorFormat = ColorFormat.RGBA8888
  public final var drawableDepthFormat = DepthFormat.none
  public final var drawableStencilFormat = StencilFormat.none
  public final var drawableMultisample = Multisample.none
  public final var enableSetNeedsDisplay = true

  /// The bits of a pixel's colour.
  public enum ColorFormat: String, DocumentChoice { case RGBA8888, RGB565, SRGBA8888 }
  /// The bits of a pixel's depth.
  public enum DepthFormat: String, DocumentChoice {
    case none
    case depth16 = "16"
    case depth24 = "24"
  }
  /// The bits of a pixel's mask.
  public enum StencilFormat: String, DocumentChoice {
    case none
    case stencil8 = "8"
  }
  /// How often a pixel is sampled.
  public enum Multisample: String, DocumentChoice {
    case none
    case fourTimes = "4X"
  }

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: className, in: bounds, ground: backgroundColor == nil ? .systemGray5 : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<glkView>`.
  public static let glkView = Vocabulary("glkView", GLKView.self, inherits: .view, make: { GLKView() }) { row in
    [
      row.choice("colorFormat", \.drawableColorFormat, default: .RGBA8888, property: "drawableColorFormat"),
      row.choice("depthFormat", \.drawableDepthFormat, default: .none, property: "drawableDepthFormat"),
      row.choice("stencilFormat", \.drawableStencilFormat, default: .none, property: "drawableStencilFormat"),
      row.choice("multisample", \.drawableMultisample, default: .none, property: "drawableMultisample"),
      row.bool("enableSetNeedsDisplay", \.enableSetNeedsDisplay, default: true),
    ]
  }
}
