import HeadlessUIKit

extension NibContents {
  /// Tells every view that is in no other one which world it is shown in.
  func giveTraits() {
    let named = objectsByID.values.compactMap { $0 as? UIView }
    let top = (topLevelObjects + scenes.flatMap(\.objects)).compactMap { object in
      object as? UIView ?? (object as? UIViewController)?.view
    }
    for view in named + top where view.superview == nil { view.traitCollection = traits }
  }
}
