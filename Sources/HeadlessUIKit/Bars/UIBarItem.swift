/// What the items of bars have in common.
open class UIBarItem: NSObject {
  /// What it is called; nil for none.
  public final var title: String?
  /// The picture; nil for none.
  public final var image: UIImage?
  /// The smaller picture for the lower bar of a phone that lies; nil is ``image``.
  public final var landscapeImagePhone: UIImage?
  /// The picture shown in the middle of the screen while a finger rests on the item and the text size is one for
  /// accessibility.
  public final var largeContentSizeImage: UIImage?
  /// How far the picture lies inside its place, in points.
  public final var imageInsets = UIEdgeInsets.zero
  /// How far ``landscapeImagePhone`` lies inside its place, in points.
  public final var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// How far ``largeContentSizeImage`` lies inside its place, in points.
  public final var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether it takes taps; one that does not is drawn faint.
  public final var isEnabled = true
  /// Whether it is used when something that is dragged rests on it.
  public final var isSpringLoaded = false
  /// A number for the app's own use.
  public final var tag = 0
}

extension RowMaker where Object: UIBarItem {
  /// The rows that every bar item has.
  var barItemRows: [Row] {
    [
      string("title", \.title, nibKey: "UITitle"),
      image("image", \.image, nibKey: "UIImage"),
      image(
        "landscapeImage", \.landscapeImagePhone, property: "landscapeImagePhone", nibKey: "UILandscapeImagePhone"),
      image("largeContentSizeImage", \.largeContentSizeImage, nibKey: "UILargeContentSizeImage"),
      value("imageInsets", \.imageInsets, default: .zero, nibKey: "UIImageInsets"),
      value(
        "landscapeImageInsets", \.landscapeImagePhoneInsets, default: .zero, property: "landscapeImagePhoneInsets",
        nibKey: "UILandscapeImagePhoneInsets"),
      value(
        "largeContentSizeImageInsets", \.largeContentSizeImageInsets, default: .zero,
        nibKey: "UILargeContentSizeImageInsets"),
      bool("enabled", \.isEnabled, default: true, property: "isEnabled", nibKey: "UIEnabled"),
      bool("springLoaded", \.isSpringLoaded, property: "isSpringLoaded"),
      integer("tag", \.tag, nibKey: "UITag"),
      designTime("catalog"),
    ]
  }
}
