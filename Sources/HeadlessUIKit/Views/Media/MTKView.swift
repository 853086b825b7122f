/// Shows what Metal draws; drawn as a placeholder.
open class MTKView: UIView {
  override open class var vocabulary: Vocabulary { .mtkView }

  /// The format of a pixel as Metal calls it, such as `BGRA8Unorm`.
  public final var colorPixelFormat = "BGRA8Unorm"
  /// The format of a pixel's depth as Metal calls it; `Invalid` for none.
  public final var depthStencilPixelFormat = "Invalid"
  /// How many samples are taken of each pixel to smooth edges.
  public final var sampleCount = 1
  /// The depth that each frame starts with, from 0 (near) to 1 (far).
  public final var clearDepth = 1.0
  /// The stencil value that each frame starts with.
  public final var clearStencil = 0
  /// How many frames to draw in each second, where the device can keep up.
  public final var preferredFramesPerSecond = 60
  /// Whether the view's own drawing loop is stopped.
  public final var isPaused = false
  /// Whether the view redraws when marked as needing display rather than on a timer.
  public final var enableSetNeedsDisplay = false
  /// Whether its textures follow the view's size.
  public final var autoResizeDrawable = true
  /// Whether its textures can only be drawn into, which is faster.
  public final var framebufferOnly = true
  /// Whether frames appear together with the Core Animation changes around them.
  public final var presentsWithTransaction = false

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: className, in: bounds, ground: backgroundColor == nil ? .systemGray5 : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<mtkView>`.
  public static let mtkView = Vocabulary("mtkView", MTKView.self, inherits: .view, make: { MTKView() }) { row in
    [
      row.string("colorPixelFormat", \.colorPixelFormat, default: "BGRA8Unorm"),
      row.string("depthStencilPixelFormat", \.depthStencilPixelFormat, default: "Invalid"),
      row.integer("sampleCount", \.sampleCount, default: 1),
      row.number("clearDepth", \.clearDepth, default: 1),
      row.integer("clearStencil", \.clearStencil),
      row.integer("preferredFramesPerSecond", \.preferredFramesPerSecond, default: 60),
      row.bool("paused", \.isPaused, property: "isPaused"),
      row.bool("enableSetNeedsDisplay", \.enableSetNeedsDisplay),
      row.bool("autoResizeDrawable", \.autoResizeDrawable, default: true),
      row.bool("framebufferOnly", \.framebufferOnly, default: true),
      row.bool("presentsWithTransaction", \.presentsWithTransaction),
    ]
  }
}
