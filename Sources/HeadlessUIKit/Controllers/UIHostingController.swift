/// Holds a SwiftUI view, which no document describes.
open class UIHostingController: UIViewController {
  override open class var vocabulary: Vocabulary { .hostingController }
}

extension Vocabulary {
  /// What a document may say of a `<hostingController>`.
  public static let hostingController = Vocabulary(
    "hostingController", UIHostingController.self, inherits: .viewController, make: { UIHostingController() })
}
