import HeadlessUIKit

extension NibContents {
  /// Tells every view that is in no other one which world it is shown in.
  func giveTraits() {
    for number in program.lonelyViews {
      guard let view = objects[number] as? UIView, view.superview == nil else { continue }
      view.traitCollection = program.traits
    }
  }
}
