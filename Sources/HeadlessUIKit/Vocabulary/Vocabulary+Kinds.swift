// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .activityIndicatorView, .arscnView, .arskView, .avPlayerViewController, .barButtonItem, .button, .buttonState,
      .collectionReusableView, .collectionView, .collectionViewCell, .collectionViewCellContentView,
      .collectionViewController, .collectionViewFlowLayout, .collectionViewLayout, .colorWell, .command, .constraint,
      .containerView, .control, .datePicker, .gestureRecognizer, .glkView, .glkViewController, .hostingController,
      .imageView, .keyCommand, .keyboardLayoutGuide, .label, .layer, .mapView, .menu, .menuElement, .mtkView,
      .navigationBar, .navigationController, .navigationItem, .object, .pageControl, .pageViewController,
      .panGestureRecognizer, .pickerView, .pinchGestureRecognizer, .pongPressGestureRecognizer, .progressView,
      .refreshControl, .rotationGestureRecognizer, .sceneKitView, .scopeButtonTitles,
      .screenEdgePanGestureRecognizer, .scrollView, .searchBar, .searchDisplayController, .segment,
      .segmentedControl, .segments, .skView, .slider, .splitViewController, .stackView, .stepper,
      .swipeGestureRecognizer, .switchControl, .tabBar, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
      .tableViewCellContentView, .tableViewController, .tableViewSection, .tapGestureRecognizer, .textField,
      .textView, .toolbar, .typedValue, .userLayoutGuide, .view, .viewController, .viewControllerLayoutGuide,
      .viewControllerPlaceholder, .viewLayoutGuide, .visualEffectView, .webView, .window, .wkWebView,
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
    + NSLocale.documentElements
    + NSTimeZone.documentElements
    + TitleTextAttributes.documentElements
    + UIAccessibilityTraits.documentElements
    + UIBackgroundConfiguration.documentElements
    + UIBarAppearance.documentElements
    + UIButton.Configuration.documentElements
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
