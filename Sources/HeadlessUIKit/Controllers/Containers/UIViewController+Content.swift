/// How a container puts its bars and the view of a child into its own view. That happens in running apps alone: the
/// scenes of a document that is only looked at stay apart.
extension UIViewController {
  /// Whether the bars and the child's view are in the controller's view, or will be as soon as there is a child.
  final var isComposed: Bool { scene?.isComposed ?? false }

  /// Makes a container show what it holds, once its view is there.
  final func compose() {
    guard isContainer, loadsViewOnDemand, !isComposed, viewIfLoaded != nil else { return }
    makeScene().isComposed = true
    installBars()
    refreshContent(animated: false)
  }

  /// Puts the view of the child that is to be shown into this controller's, in the place of the one before, and tells
  /// both. What they do when they are told may change what is to be shown; the last wish counts.
  ///
  /// Evidence: the order is the one that logs of a push show. Guess: the same order for tabs.
  final func refreshContent(animated: Bool) {
    guard isComposed, let scene, let view = viewIfLoaded else { return }
    let next = wantedContent
    let nextView: UIView? = next?.view
    guard next === wantedContent else { return }
    guard scene.content !== next || nextView?.superview !== view else { return layOutContent() }
    let old = scene.content === next ? nil : scene.content
    scene.content = next
    let isSeen = appearance == .here || appearance == .appearing
    old?.beginAppearing(false, animated: animated)
    if isSeen { next?.beginAppearing(true, animated: animated) }
    if let oldView = old?.viewIfLoaded, oldView.superview === view {
      oldView.removeFromSuperview()
      oldView.layoutSurroundings = nil
    }
    guard scene.content === next else {
      old?.endAppearing(animated: animated)
      return
    }
    if let nextView {
      nextView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(nextView, at: 0)
    }
    layOutContent()
    if isSeen { view.layoutIfNeeded() }
    old?.endAppearing(animated: animated)
    if appearance == .here { next?.endAppearing(animated: animated) }
  }
}

extension UIView {
  /// Places the subviews; a controller whose view it is is told before and after.
  final func placeSubviews() {
    guard let controller = extras?.viewController else { return layoutSubviews() }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.layOutContent()
    controller.viewDidLayoutSubviews()
  }
}
