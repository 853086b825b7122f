/// A way from one controller to another while it is gone. Subclasses show the destination in their own way.
open class UIStoryboardSegue: NSObject {
  /// What the document calls it, nil for nothing.
  public internal(set) final var identifier: String?
  /// Where it starts.
  public internal(set) final var source = UIViewController()
  /// Where it leads.
  public internal(set) final var destination = UIViewController()
  /// `show`, `presentation` … as the document says.
  public internal(set) final var kind = ""
  /// The view that an embed segue fills.
  final weak var container: UIView?

  /// One with the values that UIKit starts with.
  public required init() {}

  /// Shows the destination.
  open func perform() {
    switch kind {
    case "embed": embed()
    case "unwind": unwind()
    case "show", "push", "showDetail":
      guard let navigation = source.navigationController else { return source.present(destination, animated: true) }
      navigation.pushViewController(destination, animated: true)
    default: source.present(destination, animated: true)
    }
  }

  private func unwind() {
    var shown: UIViewController? = source
    while let controller = shown, !destination.holds(controller) {
      let outermost = controller.outermostController
      let presenting = outermost.presentingViewController
      if destination.outermostController === outermost { break }
      presenting?.dismiss(animated: true)
      shown = presenting
    }
    var child = destination
    while let parent = child.parent {
      (parent as? UINavigationController)?.popToViewController(child, animated: true)
      child = parent
    }
  }

  private func embed() {
    source.addChild(destination)
    guard let container, let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
