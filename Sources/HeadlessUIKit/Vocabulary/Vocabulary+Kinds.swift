// Written by Scripts/make-registries. Do not edit.

extension Vocabulary {
  /// Every kind of object and value of the object library.
  public static let objectKinds: [Vocabulary] =
    [
      .activityIndicatorView, .arscnView, .arskView, .button, .buttonState, .colorWell, .command, .constraint,
      .control, .datePicker, .gestureRecognizer, .glkView, .imageView, .keyboardLayoutGuide, .label, .mapView, .menu,
      .menuElement, .mtkView, .object, .pageControl, .pickerView, .progressView, .refreshControl, .sceneKitView,
      .scopeButtonTitles, .scrollView, .searchBar, .segment, .segmentedControl, .segments, .skView, .slider,
      .stepper, .switchControl, .textField, .textView, .view, .viewController, .viewControllerLayoutGuide,
      .viewLayoutGuide, .webView, .wkWebView,
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
