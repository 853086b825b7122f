/// Shows a scene in two dimensions; drawn as a placeholder.
open class SKView: UIView {
  override open class var vocabulary: Vocabulary { .skView }

  /// Whether the scene's actions and physics stand still.
  public final var isPaused = false
  /// Whether a label tells how many frames are drawn in each second.
  public final var showsFPS = false
  /// Whether a label tells how many nodes are visible.
  public final var showsNodeCount = false
  /// Whether a label tells how many drawing passes a frame takes.
  public final var showsDrawCount = false
  /// Whether the outlines of physics bodies are drawn over the scene.
  public final var showsPhysics = false
  /// Whether the effect of physics fields is drawn over the scene.
  public final var showsFields = false
  /// Whether siblings may be drawn in any order, which is faster.
  public final var ignoresSiblingOrder = false
  /// Whether frames appear without waiting for Core Animation changes.
  public final var isAsynchronous = true
  /// Whether what is behind the view shows through the scene.
  public final var allowsTransparency = false
  /// How many frames to draw in each second, where the device can keep up.
  public final var preferredFramesPerSecond = 60

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: className, in: bounds, ground: backgroundColor == nil ? .systemGray5 : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<skView>`.
  public static let skView = Vocabulary("skView", SKView.self, inherits: .view, make: { SKView() }) { row in
    [
      row.bool("paused", \.isPaused, property: "isPaused"),
      row.bool("showsFPS", \.showsFPS),
      row.bool("showsNodeCount", \.showsNodeCount),
      row.bool("showsDrawCount", \.showsDrawCount),
      row.bool("showsPhysics", \.showsPhysics),
      row.bool("showsFields", \.showsFields),
      row.bool("ignoresSiblingOrder", \.ignoresSiblingOrder),
      row.bool("asynchronous", \.isAsynchronous, default: true, property: "isAsynchronous"),
      row.bool("allowsTransparency", \.allowsTransparency),
      row.integer("preferredFramesPerSecond", \.preferredFramesPerSecond, default: 60),
    ]
  }
}
