/// Draws a view again and again.
open class GLKViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .glkViewController }

  public final var preferredFramesPerSecond = 30
  public final var pauseOnWillResignActive = true
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
