/// Stands for a controller of another storyboard: what Interface Builder calls a storyboard reference.
public final class UIStoryboardViewControllerPlaceholder: UIViewController {
  override public class var vocabulary: Vocabulary { .viewControllerPlaceholder }

  /// The storyboard that the controller is in, without its extension; nil for none.
  public var storyboardName: String?
  /// The identifier of the controller there; nil for the initial one.
  public var referencedIdentifier: String?
  /// The bundle that the other storyboard is in; nil for the app's own.
  public var bundleIdentifier: String?
}

extension Vocabulary {
  /// What a document may say of a `<viewControllerPlaceholder>`.
  public static let viewControllerPlaceholder = Vocabulary(
    "viewControllerPlaceholder", UIStoryboardViewControllerPlaceholder.self, inherits: .viewController,
    make: { UIStoryboardViewControllerPlaceholder() }
  ) { row in
    [
      row.string("storyboardName", \.storyboardName, nibKey: "UIStoryboardName"),
      row.string("referencedIdentifier", \.referencedIdentifier, nibKey: "UIReferencedControllerIdentifier"),
      row.string("bundleIdentifier", \.bundleIdentifier, nibKey: "UIBundleIdentifier"),
    ]
  }
}
