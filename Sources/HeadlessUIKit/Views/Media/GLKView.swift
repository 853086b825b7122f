/// Shows what OpenGL draws; drawn as a placeholder.
open class GLKView: UIView {
  override open class var vocabulary: Vocabulary { .glkView }

  /// How the colour of each pixel is stored.
  public final var drawableColorFormat = ColorFormat.RGBA8888
  /// How many bits of depth each pixel has, if any.
  public final var drawableDepthFormat = DepthFormat.none
  /// How many bits of stencil each pixel has, if any.
  public final var drawableStencilFormat = StencilFormat.none
  /// How many samples are taken of each pixel to smooth edges.
  public final var drawableMultisample = Multisample.none
  /// Whether the view redraws when it is marked as needing display.
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
