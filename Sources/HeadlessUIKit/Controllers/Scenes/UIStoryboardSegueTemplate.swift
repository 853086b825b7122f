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
  private var isConnected = false
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

  /// Goes the segue. Nothing happens when its controller is gone, or when no controller takes an unwind segue.
  func perform(sender: Any?) throws(NSException) {
    guard let owner else { return }
    if kind == "unwind" { return try unwind(from: owner, sender: sender) }
    let segue = makeSegue(from: owner)
    guard let destination = try destination() else { return }
    segue.destination = destination
    owner.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(from owner: UIViewController) -> UIStoryboardSegue {
    let segue = segueType.init()
    segue.kind = kind
    segue.identifier = identifier
    segue.source = owner
    segue.container = container
    return segue
  }

  /// Goes back to the nearest controller that takes the action.
  private func unwind(from owner: UIViewController, sender: Any?) throws(NSException) {
    guard let unwindAction,
      let destination = owner.unwindDestination(for: unwindAction, withSender: sender)
    else { return }
    let segue = makeSegue(from: owner)
    segue.destination = destination
    owner.prepare(for: segue, sender: sender)
    try destination.perform(unwindAction, with: segue)
    segue.perform()
  }

  /// Goes the segue whenever the object is used: a control, a button of a bar, a gesture or a row. Others are ignored.
  public func start(by source: NSObject) {
    if !isConnected { isConnected = startAlso(by: source) }
  }

  /// Goes the segue also when another object is used, such as one that a table made of a prototype.
  ///
  /// - Returns: whether it is an object that a touch uses.
  @discardableResult
  public func startAlso(by source: NSObject) -> Bool {
    switch source {
    case let control as UIControl: control.addTarget(self, action: "perform:", for: control.segueEvent)
    case let item as UIBarButtonItem: item.send("perform:", to: self)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: "perform:")
    case let cell as UITableViewCell: cell.selectionSegue = self
    default: return false
    }
    return true
  }
}

extension UIControl {
  /// On what a control goes its segue.
  fileprivate var segueEvent: Event {
    self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl || self is UIDatePicker
      || self is UIPageControl ? .valueChanged : .touchUpInside
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
