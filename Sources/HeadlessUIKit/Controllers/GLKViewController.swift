/// Draws a view again and again.
open class GLKViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .glkViewController }

  /// How many times a second the controller wishes to draw.
  public final var preferredFramesPerSecond = 30
  /// Whether drawing stops by itself when the app resigns active.
  public final var pauseOnWillResignActive = true
  /// Whether drawing goes on by itself when the app becomes active again.
  public final var resumeOnDidBecomeActive = true
}

extension Vocabulary {
  /// What a document may say of a `<glkViewController>`.
  public static let glkViewController = Vocabulary(
    "glkViewController", GLKViewController.self, inherits: .viewController, make: { GLKViewController() }
  ) { row in
    [
      row.integer("preferredFramesPerSecond", \.preferredFramesPerSecond, default: 30),
      row.bool("pauseOnWillResignActive", \.pauseOnWillResignActive, default: true),
      row.bool("resumeOnDidBecomeActive", \.resumeOnDidBecomeActive, default: true),
    ]
  }
}
