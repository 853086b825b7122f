// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .constraint, .control, .gestureRecognizer, .imageView, .keyboardLayoutGuide, .object, .view, .viewController,
      .viewControllerLayoutGuide, .viewLayoutGuide,
    ]
    + CGPoint.documentElements
    + CGRect.documentElements
    + CGSize.documentElements
    + NSDirectionalEdgeInsets.documentElements
    + UIColor.documentElements
    + UIEdgeInsets.documentElements
    + UIOffset.documentElements
    + UIView.AutoresizingMask.documentElements
}
