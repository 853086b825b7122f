public import HeadlessUIKit

/// Stands for a view controller of another storyboard.
public final class IBViewControllerPlaceholder: UIViewController {
  override public class var vocabulary: Vocabulary { .viewControllerPlaceholder }

  /// The name of the other storyboard; nil is the one that this stands in.
  public var storyboardName: String?
  /// The controller's identifier there; nil is the initial view controller.
  public var referencedIdentifier: String?
  /// The bundle of the other storyboard; nil is the app's own.
  public var bundleIdentifier: String?
}

extension Vocabulary {
  static let viewControllerPlaceholder = Vocabulary(
    "viewControllerPlaceholder", IBViewControllerPlaceholder.self, inherits: .viewController,
    make: { IBViewControllerPlaceholder() }
  ) { row in
    [
      row.string("storyboardName", \.storyboardName),
      row.string("referencedIdentifier", \.referencedIdentifier),
      row.string("bundleIdentifier", \.bundleIdentifier),
    ]
  }
}
