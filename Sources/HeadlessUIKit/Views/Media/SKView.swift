/// Shows a scene in two dimensions; drawn as a placeholder.
open class SKView: UIView {
  override open class var vocabulary: Vocabulary { .skView }

  public final var isPaused = false
  public final var showsFPS = false
  public final var showsNodeCount = false
  public final var showsDrawCount = false
  public final var showsPhysics = false
  public final var showsFields = false
  public final var ignoresSiblingOrder = false
  public final var isAsynchronous = true
  public final var allowsTransparency = false
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
