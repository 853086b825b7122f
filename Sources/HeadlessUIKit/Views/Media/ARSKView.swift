/// Shows a scene in two dimensions in front of the camera's picture.
open class ARSKView: SKView {
  override open class var vocabulary: Vocabulary { .arskView }
}

extension Vocabulary {
  public static let arskView = Vocabulary("arskView", ARSKView.self, inherits: .skView, make: { ARSKView() })
}
