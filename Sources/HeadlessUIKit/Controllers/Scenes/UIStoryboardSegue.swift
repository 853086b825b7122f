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
    case "show", "push", "showDetail":
      guard let navigation = source.navigationController else { return source.present(destination, animated: true) }
      navigation.pushViewController(destination)
    default: source.present(destination, animated: true)
    }
  }

  private func embed() {
    source.addChild(destination)
    guard let container, let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}

/// What a document says of a segue; it makes a ``UIStoryboardSegue`` each time it is gone.
public final class UIStoryboardSegueTemplate: NSObject {
  /// Its identifier; nil for none.
  public internal(set) var identifier: String?
  /// `show`, `presentation`, `embed`, `unwind` …
  public internal(set) var kind = ""
  /// The action that an unwind segue goes back to.
  public internal(set) var unwindAction: Selector?
  weak var owner: UIViewController?
  weak var container: UIView?
  private var segueType: UIStoryboardSegue.Type = UIStoryboardSegue.self
  private var destination: () throws(NSException) -> UIViewController? = { () throws(NSException) in nil }

  /// One with the values that UIKit starts with.
  public required init() {}

  /// - Parameters:
  ///   - owner: The controller that it starts at.
  ///   - container: The view that an embed segue fills.
  ///   - type: The class of the segues that are made.
  ///   - destination: Makes the controller that it leads to; nil for one that leads back.
  public convenience init(
    kind: String, identifier: String?, unwindAction: String?, owner: UIViewController, container: UIView?,
    type: UIStoryboardSegue.Type, destination: @escaping () throws(NSException) -> UIViewController?
  ) {
    self.init()
    self.kind = kind
    self.identifier = identifier
    self.unwindAction = unwindAction.map { Selector($0) }
    self.owner = owner
    self.container = container
    segueType = type
    self.destination = destination
  }

  /// Says which view an embed segue fills.
  public func setContainer(_ view: UIView?) { container = view }

  override public class var actions: ActionTable { ["perform:": action(UIStoryboardSegueTemplate.performFromTouch)] }

  /// What a touched control sends.
  func performFromTouch(_ sender: Any?) {
    guard let owner, owner.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    do { try perform(sender: sender) } catch { error.report() }
  }

  /// Goes the segue. Nothing happens when its controller is gone; an unwind segue only says that it is gone.
  func perform(sender: Any?) throws(NSException) {
    guard let owner else { return }
    let segue = segueType.init()
    segue.kind = kind
    segue.identifier = identifier
    segue.source = owner
    segue.container = container
    guard kind != "unwind", let destination = try destination() else { return }
    segue.destination = destination
    owner.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension UIViewController {
  /// Goes the first segue of that identifier.
  ///
  /// - Throws: `NSInvalidArgumentException` with UIKit's words when the controller has none.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) throws(NSException) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      throw NSException(
        .invalidArgument, "Receiver (<\(ownClassName)>) has no segue with identifier '\(identifier)'")
    }
    try template.perform(sender: sender)
  }

  /// Goes the embed segues: the views that they fill are there.
  public final func performEmbedSegues() throws(NSException) {
    for template in segueTemplates where template.kind == "embed" { try template.perform(sender: nil) }
  }
}
