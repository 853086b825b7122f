/// Shows a scene in two dimensions in front of the camera's picture.
open class ARSKView: SKView {
  override open class var vocabulary: Vocabulary { .arskView }
}

extension Vocabulary {
  /// What a document may say of a `<arskView>`.
  public static let arskView = Vocabulary("arskView", ARSKView.self, inherits: .skView, make: { ARSKView() })
}
