extension UIViewController {
  /// Whether an unwind segue may end here: by default, whether the controller has the action and it does not start here.
  ///
  /// UIKit asks `canPerformAction(_:withSender:)`, which an override narrows.
  final func takesUnwind(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
    self !== source && responds(to: action) && canPerformAction(action, withSender: sender)
  }

  /// The controller that an unwind segue from this one ends at: the nearest that takes the action among those beside
  /// it in its containers, the containers themselves, and what presented them; nil when none does.
  ///
  /// Evidence: UIKit's documentation of how an unwind segue finds where it ends.
  final func unwindDestination(for action: Selector, withSender sender: Any?) -> UIViewController? {
    var known: Set<ObjectIdentifier> = []
    var current: UIViewController? = self
    while let controller = current, known.insert(ObjectIdentifier(controller)).inserted {
      if let found = controller.nearest(taking: action, from: self, sender: sender) { return found }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Who takes the action: the last of the children and of what is in them, else the controller itself.
  private func nearest(taking action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
    var found: [UIViewController] = []
    var waiting = [self]
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting.append(contentsOf: controller.children.reversed())
    }
    return found.last { $0.takesUnwind(action, from: source, sender: sender) }
  }

  /// Whether a controller is this one or in it.
  final func holds(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  /// The container of containers that the controller is in, itself when it is in none.
  final var outermostController: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
