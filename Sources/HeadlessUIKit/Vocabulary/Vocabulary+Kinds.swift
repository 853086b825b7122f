// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .avPlayerViewController, .barButtonItem, .button, .buttonState, .collectionReusableView, .collectionView,
      .collectionViewCell, .collectionViewCellContentView, .collectionViewController, .collectionViewFlowLayout,
      .collectionViewLayout, .constraint, .containerView, .control, .gestureRecognizer, .glkViewController,
      .hostingController, .imageView, .keyCommand, .keyboardLayoutGuide, .label, .navigationBar,
      .navigationController, .navigationItem, .object, .pageViewController, .panGestureRecognizer,
      .pinchGestureRecognizer, .pongPressGestureRecognizer, .rotationGestureRecognizer,
      .screenEdgePanGestureRecognizer, .scrollView, .searchDisplayController, .splitViewController, .stackView,
      .swipeGestureRecognizer, .tabBar, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
      .tableViewCellContentView, .tableViewController, .tableViewSection, .tapGestureRecognizer, .toolbar,
      .typedValue, .userLayoutGuide, .view, .viewController, .viewControllerLayoutGuide, .viewControllerPlaceholder,
      .viewLayoutGuide, .visualEffectView, .window,
    ]
    + CGPoint.documentElements
    + CGRect.documentElements
    + CGSize.documentElements
    + FrameInset.documentElements
    + NSAttributedString.documentElements
    + NSDirectionalEdgeInsets.documentElements
    + TitleTextAttributes.documentElements
    + UIBarAppearance.documentElements
    + UIColor.documentElements
    + UIEdgeInsets.documentElements
    + UIFont.documentElements
    + UIListContentConfiguration.documentElements
    + UIOffset.documentElements
    + UIPopoverArrowDirection.documentElements
    + UIPressTypeMask.documentElements
    + UIRectEdge.documentElements
    + UIView.AutoresizingMask.documentElements
    + UIVisualEffect.documentElements
}
