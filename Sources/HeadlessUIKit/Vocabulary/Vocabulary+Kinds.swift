// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .button, .buttonState, .constraint, .control, .gestureRecognizer, .imageView, .keyboardLayoutGuide, .label,
      .layer, .object, .view, .viewController, .viewControllerLayoutGuide, .viewLayoutGuide,
    ]
    + AccessibilityConfiguration.documentElements
    + CGPoint.documentElements
    + CGRect.documentElements
    + CGSize.documentElements
    + NSAttributedString.documentElements
    + NSDirectionalEdgeInsets.documentElements
    + UIAccessibilityTraits.documentElements
    + UIColor.documentElements
    + UIEdgeInsets.documentElements
    + UIFont.documentElements
    + UIOffset.documentElements
    + UIView.AutoresizingMask.documentElements
}
