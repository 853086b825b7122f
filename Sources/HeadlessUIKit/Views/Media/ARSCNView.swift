/// Shows a scene in three dimensions in front of the camera's picture.
open class ARSCNView: SCNView {
  override open class var vocabulary: Vocabulary { .arscnView }

  /// Whether ARKit adds lights to the scene to match the camera's picture.
  public final var automaticallyUpdatesLighting = true
  /// Whether virtual content gets the noise of the camera's picture.
  public final var rendersCameraGrain = true
  /// Whether virtual content blurs as the camera moves.
  public final var rendersMotionBlur = false
}

extension Vocabulary {
  /// What a document may say of a `<arscnView>`.
  public static let arscnView = Vocabulary(
    "arscnView", ARSCNView.self, inherits: .sceneKitView, make: { ARSCNView() }
  ) { row in
    [
      row.bool("automaticallyUpdatesLighting", \.automaticallyUpdatesLighting, default: true),
      row.bool("rendersCameraGrain", \.rendersCameraGrain, default: true),
      row.bool("rendersMotionBlur", \.rendersMotionBlur),
    ]
  }
}
