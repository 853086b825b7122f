/// What the items of bars have in common.
open class UIBarItem: NSObject {
  /// What it is called; nil for none.
  public final var title: String?
  /// The picture; nil for none.
  public final var image: UIImage?
  public final var landscapeImagePhone: UIImage?
  public final var largeContentSizeImage: UIImage?
  public final var imageInsets = UIEdgeInsets.zero
  public final var landscapeImagePhoneInsets = UIEdgeInsets.zero
  public final var largeContentSizeImageInsets = UIEdgeInsets.zero
  public final var isEnabled = true
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
