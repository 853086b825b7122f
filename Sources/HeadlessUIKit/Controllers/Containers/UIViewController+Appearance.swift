/// Where a controller is on its way between out of sight and seen.
enum AppearanceState {
  case gone, appearing, here, leaving
}

extension UIViewController {
  final var appearance: AppearanceState { scene?.appearance ?? .gone }

  /// Those whose views are seen when this one's is: the child that a container shows, of others those whose views are in
  /// this one's.
  private var shownChildren: [UIViewController] {
    if isContainer { return (scene?.content).map { [$0] } ?? [] }
    guard let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false }
  }

  /// Tells the controller, and those that are shown in it, that its view is about to be seen, or to go.
  ///
  /// Guess: a controller is told before those in it.
  final func beginAppearing(_ appears: Bool, animated: Bool) {
    switch (appears, appearance) {
    case (true, .gone), (true, .leaving):
      makeScene().appearance = .appearing
      viewWillAppear(animated)
    case (false, .here), (false, .appearing):
      makeScene().appearance = .leaving
      viewWillDisappear(animated)
    default: return
    }
    for child in shownChildren { child.beginAppearing(appears, animated: animated) }
  }

  /// Tells those who were told that it was about to happen that it has.
  final func endAppearing(animated: Bool) {
    switch appearance {
    case .appearing:
      scene?.appearance = .here
      viewDidAppear(animated)
    case .leaving:
      scene?.appearance = .gone
      viewDidDisappear(animated)
    case .gone, .here: return
    }
    for child in children { child.endAppearing(animated: animated) }
  }

  /// After the controller came into another or left it: whether its view is seen now.
  final func settleAppearance() {
    if let parent, parent.appearance == .here, appearance == .gone, viewIfLoaded?.window != nil,
      parent.shownChildren.contains(self)
    {
      beginAppearing(true, animated: false)
    } else if appearance == .here, viewIfLoaded?.window == nil {
      beginAppearing(false, animated: false)
    } else {
      return
    }
    endAppearing(animated: false)
  }
}
