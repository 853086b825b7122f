/// Plays a film.
open class AVPlayerViewController: UIViewController {
  override open class var vocabulary: Vocabulary { .avPlayerViewController }

  /// How the video is fitted or stretched into the bounds of the player's view.
  public final var videoGravity = VideoGravity.resizeAspect
  /// Whether the player lays its buttons and time line over the video.
  public final var showsPlaybackControls = true
  /// Whether the video may go on in a small window over other apps.
  public final var allowsPictureInPicturePlayback = true

  /// How the film is fitted into the view.
  public enum VideoGravity: String, DocumentChoice {
    case resizeAspect = "AVLayerVideoGravityResizeAspect"
    case resizeAspectFill = "AVLayerVideoGravityResizeAspectFill"
    case resize = "AVLayerVideoGravityResize"
  }
}

extension Vocabulary {
  /// What a document may say of a `<avPlayerViewController>`.
  public static let avPlayerViewController = Vocabulary(
    "avPlayerViewController", AVPlayerViewController.self, inherits: .viewController, make: { AVPlayerViewController() }
  ) { row in
    [
      row.choice("videoGravity", \.videoGravity, default: .resizeAspect),
      row.bool("showsPlaybackControls", \.showsPlaybackControls, default: true),
      row.bool("allowsPictureInPicturePlayback", \.allowsPictureInPicturePlayback, default: true),
    ]
  }
}
