extension UIViewController {
  /// Whether the controller covers who presents it, whose view is taken away meanwhile. What UIKit chooses by itself is a
  /// sheet, which leaves it there.
  private var coversPresenter: Bool { [.fullScreen, .currentContext].contains(modalPresentationStyle) }

  /// The controller itself or the nearest that holds it over which something is presented.
  final var nearestPresenter: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.scene?.presented != nil { return controller }
      current = controller.parent
    }
    return nil
  }

  /// What is seen in the end: the last of those that are presented over this one and over each other.
  final var frontmost: UIViewController {
    var controller = self
    while let presented = controller.scene?.presented { controller = presented }
    return controller
  }

  /// Presents a controller over this one; false when that cannot be.
  final func putOver(_ controller: UIViewController, animated: Bool) -> Bool {
    guard controller !== self, controller.parent == nil, controller.scene?.presenting == nil, scene?.presented == nil
    else { return false }
    var below: UIViewController? = self
    while let candidate = below {
      if candidate === controller { return false }
      below = candidate.scene?.presenting
    }
    makeScene().presented = controller
    controller.makeScene().presenting = self
    showPresented(animated: animated)
    return true
  }

  /// Puts the view of what is presented into the window, in front of all. Without a window that waits until there is one.
  ///
  /// Evidence: the order in which both are told is the one that logs of a presentation show.
  final func showPresented(animated: Bool) {
    guard let window = viewIfLoaded?.window, let presented = scene?.presented else { return }
    guard let view = presented.view, view.window == nil else { return }
    let covers = presented.coversPresenter
    if covers { beginAppearing(false, animated: animated) }
    presented.beginAppearing(true, animated: animated)
    window.show(view, of: presented)
    if covers { viewIfLoaded?.removeFromSuperview() }
    presented.endAppearing(animated: animated)
    if covers { endAppearing(animated: animated) }
    presented.showPresented(animated: animated)
  }

  /// Takes away what is presented over this controller, with all that is presented over it in turn.
  final func takeAwayPresented(animated: Bool) {
    var gone: [UIViewController] = []
    var current = scene?.presented
    while let controller = current {
      gone.append(controller)
      current = controller.scene?.presented
    }
    for controller in gone {
      controller.scene?.presenting?.scene?.presented = nil
      controller.scene?.presenting = nil
    }
    guard let last = gone.last, let window = last.viewIfLoaded?.window else { return }
    for controller in gone.reversed() { controller.beginAppearing(false, animated: animated) }
    let returns = viewIfLoaded?.window == nil
    if returns, let view = viewIfLoaded {
      beginAppearing(true, animated: animated)
      window.show(view, of: self, below: last.viewIfLoaded)
    }
    for controller in gone { controller.viewIfLoaded?.removeFromSuperview() }
    if returns { endAppearing(animated: animated) }
    for controller in gone.reversed() { controller.endAppearing(animated: animated) }
  }
}
