/// Shows a scene in three dimensions; drawn as a dark placeholder.
open class SCNView: UIView {
  override open class var vocabulary: Vocabulary { .sceneKitView }

  /// The file that the scene is loaded from; nil or empty for none.
  public final var sceneName: String?
  /// Whether the user may move the camera with gestures.
  public final var allowsCameraControl = false
  /// Whether a scene without lights is lit anyway.
  public final var autoenablesDefaultLighting = false
  /// Whether edges are smoothed further while the scene stands still.
  public final var isJitteringEnabled = false
  /// Whether the scene's animations are running.
  public final var isPlaying = false
  /// Whether the scene's animations start over at their end.
  public final var loops = false
  /// How many samples are taken of each pixel to smooth edges.
  public final var antialiasingMode = AntialiasingMode.automatic
  /// How many frames to draw in each second; 0 leaves the rate to SceneKit.
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
