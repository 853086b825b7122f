/// Shows a scene in three dimensions; drawn as a dark placeholder.
open class SCNView: UIView {
  override open class var vocabulary: Vocabulary { .sceneKitView }

  /// The file that the scene is loaded from; nil or empty for none.
  public final var sceneName: String?
  public final var allowsCameraControl = false
  public final var autoenablesDefaultLighting = false
  public final var isJitteringEnabled = false
  public final var isPlaying = false
  public final var loops = false
  public final var antialiasingMode = AntialiasingMode.automatic
  public final var preferredFramesPerSecond = 0

  /// How often a pixel is sampled.
  public enum AntialiasingMode: String, DocumentChoice {
    case automatic, none, multisampling2X, multisampling4X, multisampling8X, multisampling16X
  }

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: className, in: bounds, ground: backgroundColor == nil ? .systemGray5 : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<sceneKitView>`.
  public static let sceneKitView = Vocabulary(
    "sceneKitView", SCNView.self, inherits: .view, make: { SCNView() }
  ) { row in
    [
      row.string("sceneName", \.sceneName),
      row.bool("allowsCameraControl", \.allowsCameraControl),
      row.bool("autoenablesDefaultLighting", \.autoenablesDefaultLighting),
      row.bool("jitteringEnabled", \.isJitteringEnabled, property: "isJitteringEnabled"),
      row.bool("playing", \.isPlaying, property: "isPlaying"),
      row.bool("loops", \.loops),
      row.choice("antialiasingMode", \.antialiasingMode, default: .automatic),
      row.integer("preferredFramesPerSecond", \.preferredFramesPerSecond),
    ]
  }
}
