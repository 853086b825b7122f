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
    + CGPoint.documentElements
    + CGRect.documentElements
    + CGSize.documentElements
    + MKStandardMapConfiguration.documentElements
    + NSAttributedString.documentElements
    + NSDate.documentElements
    + NSDirectionalEdgeInsets.documentElements
    + NSLocale.documentElements
    + NSTimeZone.documentElements
    + UIBackgroundConfiguration.documentElements
    + UIButton.Configuration.documentElements
    + UIColor.documentElements
    + UIDataDetectorTypes.documentElements
    + UIEdgeInsets.documentElements
    + UIFont.documentElements
    + UIImage.documentElements
    + UIImage.SymbolConfiguration.documentElements
    + UIOffset.documentElements
    + UITextInputTraits.documentElements
    + UIView.AutoresizingMask.documentElements
    + WKAudiovisualMediaTypes.documentElements
    + WKPreferences.documentElements
    + WKWebViewConfiguration.documentElements
}
