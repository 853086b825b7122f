// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .avPlayerViewController, .barButtonItem, .button, .buttonState, .collectionReusableView, .collectionView,
      .collectionViewCell, .collectionViewCellContentView, .collectionViewController, .collectionViewFlowLayout,
      .collectionViewLayout, .constraint, .containerView, .control, .gestureRecognizer, .glkViewController,
      .hostingController, .imageView, .keyCommand, .keyboardLayoutGuide, .label, .layer, .navigationBar,
      .navigationController, .navigationItem, .object, .pageViewController, .panGestureRecognizer,
      .pinchGestureRecognizer, .pongPressGestureRecognizer, .rotationGestureRecognizer,
      .screenEdgePanGestureRecognizer, .scrollView, .searchDisplayController, .splitViewController, .stackView,
      .swipeGestureRecognizer, .tabBar, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
      .tableViewCellContentView, .tableViewController, .tableViewSection, .tapGestureRecognizer, .toolbar,
      .typedValue, .userLayoutGuide, .view, .viewController, .viewControllerLayoutGuide, .viewControllerPlaceholder,
      .viewLayoutGuide, .visualEffectView, .window,
    ]
    + AccessibilityConfiguration.documentElements
    + CGPoint.documentElements
    + CGRect.documentElements
    + CGSize.documentElements
    + FrameInset.documentElements
    + MKStandardMapConfiguration.documentElements
    + NSAttributedString.documentElements
    + NSDate.documentElements
    + NSDirectionalEdgeInsets.documentElements
    + TitleTextAttributes.documentElements
    + UIAccessibilityTraits.documentElements
    + UIBarAppearance.documentElements
    + UIColor.documentElements
    + UIDataDetectorTypes.documentElements
    + UIEdgeInsets.documentElements
    + UIFont.documentElements
    + UIImage.documentElements
    + UIImage.SymbolConfiguration.documentElements
    + UIListContentConfiguration.documentElements
    + UIOffset.documentElements
    + UIPopoverArrowDirection.documentElements
    + UIPressTypeMask.documentElements
    + UIRectEdge.documentElements
    + UITextInputTraits.documentElements
    + UIView.AutoresizingMask.documentElements
    + UIVisualEffect.documentElements
    + WKAudiovisualMediaTypes.documentElements
    + WKPreferences.documentElements
    + WKWebViewConfiguration.documentElements
}
