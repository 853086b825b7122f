/// Properties and methods of Apple's classes that documents connect or set. A name that is here is never called missing,
/// whatever the class: which class has which matters less than no false alarm.
public enum FrameworkMembers {
  /// Whether some class of Apple's has a property of that name.
  public static func hasKey(_ name: String) -> Bool { keys.contains(name) }

  static func hasSelector(_ name: String) -> Bool {
    if selectors.contains(name) || keys.contains(name) { return true }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return false }
    let key = name.dropFirst(3).dropLast()
    return keys.contains(key.prefix(1).lowercased() + key.dropFirst())
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let keys = words(
    """
    accessibilityActivationPoint accessibilityAttributedLabel accessibilityElements accessibilityElementsHidden
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage accessibilityTraits
    accessibilityIgnoresInvertColors accessibilityNavigationStyle accessibilityValue accessibilityViewIsModal accessoryType
    accessoryView action actions activityItems additionalSafeAreaInsets adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted aggregateCallout alignment allowableMovement allowsEditingTextAttributes
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing alpha
    alwaysBounceHorizontal alwaysBounceVertical animates animationDuration animationImages annotation application
    appearance attributedPlaceholder attributedText attributedTitle autocapitalizationType autocorrectionType
    autohides automaticallyAdjustsScrollViewInsets automaticallyAdjustsScrollIndicatorInsets autoresizesSubviews
    autoresizingMask axis backButtonTitle backBarButtonItem background backgroundColor backgroundImage
    backgroundView backIndicatorImage backIndicatorTransitionMaskImage badgeColor badgeValue barStyle barTintColor
    barPosition baseWritingDirection baselineRelativeArrangement borderStyle bounces bouncesZoom bounds
    buttonType camera canBecomeFirstResponder canCancelContentTouches canDraw cancelsTouchesInView cell center
    clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear
    clipsToBounds collectionView collectionViewLayout color configuration constant constraints content
    contentCompressionResistance contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor contentSize contentSizeForViewInPopover
    contentVerticalAlignment contentView contentViewController context countDownDuration currentPage
    currentPageIndicatorTintColor cursor customView dataDetectorTypes dataSource date datePickerMode
    decelerationRate defaultTextAttributes defersCurrentPageDisplay definesPresentationContext delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded delegate detailTextLabel detailViewController directionalLayoutMargins
    directionalLockEnabled disabledBackground disablesAutomaticKeyboardDismissal distribution document dragDelegate
    dragInteractionEnabled dropDelegate edgesForExtendedLayout editable editButtonItem editing editingAccessoryType
    editingAccessoryView effect enabled enablesReturnKeyAutomatically estimatedItemSize estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight exclusiveTouch exit extendedLayoutIncludesOpaqueBars
    firstItem focusStyle font footerReferenceSize footerView fraction frame gestureRecognizers headerReferenceSize
    headerView hidden hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
    hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage hidesSearchBarWhenScrolling hidesWhenStopped
    highlighted highlightedAnimationImages highlightedImage highlightedTextColor horizontalScrollIndicatorInsets
    identifier image imageEdgeInsets imageInsets imageView indentationLevel indentationWidth indicatorStyle initialFirstResponder
    inputAccessoryView inputAssistantItem inputDelegate inputView inputViewController insetsContentViewsToSafeArea
    insetsLayoutMarginsFromSafeArea isAccessibilityElement isEnabled isHidden isOn isOpaque isSelected isTranslucent
    itemHeight itemSize items itemSpacing itemPositioning itemWidth keyboardAppearance keyboardDismissMode keyboardType
    keyPath landscapeImagePhone largeContentImage largeContentTitle largeTitleDisplayMode largeTitleTextAttributes
    layer layoutMargins leadingBarButtonGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton
    leftView leftViewMode lineBreakMode mapType maskView maximumDate maximumNumberOfTouches maximumTrackTintColor
    maximumValue maximumValueImage maximumZoomScale menu minimumDate minimumFontSize minimumInteritemSpacing
    minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumScaleFactor minimumTrackTintColor minimumValue
    minimumValueImage minimumZoomScale minuteInterval modalInPopover modalPresentationCapturesStatusBarAppearance
    modalPresentationStyle modalTransitionStyle momentary motionEffects multipleTouchEnabled multiplier navigationBar
    navigationController navigationItem nextKeyView nextResponder notificationAlertLabel numberOfLines
    numberOfPages numberOfTapsRequired numberOfTouchesRequired on onImage onTintColor offImage opaque overrideUserInterfaceStyle
    pageIndicatorTintColor pagingEnabled parentViewController pausesLocationUpdatesAutomatically placeholder placeholderText
    possibleTitles preferredContentSize preferredDatePickerStyle preferredMaxLayoutWidth preferredSymbolConfiguration
    preservesSuperviewLayoutMargins pressesEnabled priority progress progressImage progressTintColor progressViewStyle
    prompt providesPresentationContextTransitionStyle refreshControl remembersLastFocusedIndexPath representedObject
    restorationIdentifier restoresFocusAfterTransition returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted
    rightBarButtonItem rightBarButtonItems rightView rightViewMode rotateEnabled rowHeight safeAreaInsets scene scopeBarBackgroundImage
    scrollDirection scrollEdgeAppearance scrollEnabled scrollIndicatorInsets scrollsToTop scrollView searchBar
    searchBarStyle searchContentsController searchController searchDisplayController searchResultsButton searchResultsDataSource
    searchResultsDelegate searchResultsTitle secondItem sectionFooterHeight sectionFootersPinToVisibleBounds
    sectionHeaderHeight sectionHeaderTopPadding sectionHeadersPinToVisibleBounds sectionIndexBackgroundColor
    sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sectionInset secureTextEntry
    segmentedControlStyle selectable selectedBackgroundView selectedImage selectedIndex selectedItem
    selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor selectedTextColor selectedViewController
    selectionFollowsFocus selectionStyle semanticContentAttribute separatorColor separatorEffect separatorInset
    separatorInsetReference separatorStyle shadowColor shadowImage shadowOffset shouldGroupAccessibilityChildren
    shouldIndentWhileEditing showsBookmarkButton showsBuildings showsCancelButton showsCompass showsExpansionTextWhenTruncated
    showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction showsPointsOfInterest
    showsReorderControl showsScale showsScopeBar showsSearchResultsButton showsSelectionIndicator showsTouchWhenHighlighted
    showsTraffic showsUserLocation showsVerticalScrollIndicator smartDashesType smartInsertDeleteType smartQuotesType spacing
    spellCheckingType splitView standardAppearance startAngle stepValue style subtitle subviews symbolConfiguration
    tabBar tabBarItem tableFooterView tableHeaderView tableView tag target text textAlignment textColor
    textContainerInset textContentType textField textInputView textLabel textShadowColor textShadowOffset textView
    thumbTintColor timeZone tintAdjustmentMode tintColor title titleEdgeInsets titleLabel titleTextAttributes
    titleView toolbar toolbarItems toolTip trackImage trackTintColor trailingBarButtonGroups transform translatesAutoresizingMaskIntoConstraints
    translucent transitioningDelegate typingAttributes undoManager unselectedItemTintColor userInteractionEnabled
    usernameField usesFontLeading value verticalScrollIndicatorInsets view viewControllers viewIfLoaded
    visibleViewController width window windowController wraps zoomEnabled zoomScale zPosition
    locale calendar pitchEnabled showsFPS showsNodeCount showsPhysics showsDrawCount ignoresSiblingOrder
    allowsCameraControl autoenablesDefaultLighting playing loops antialiasingMode session pointOfView
    enableSetNeedsDisplay drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample
    preferredFramesPerSecond colorPixelFormat depthStencilPixelFormat sampleCount clearColor framebufferOnly paused
    allowsBackForwardNavigationGestures allowsInlineMediaPlayback allowsLinkPreview mediaPlaybackRequiresUserAction
    scalesPageToFit suppressesIncrementalRendering paginationMode gapBetweenPages pageLength leadingScreensForBatching
    player showsPlaybackControls videoGravity entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds
    primaryBackgroundStyle presentsWithGesture preferredPrimaryColumnWidthFraction preferredDisplayMode primaryEdge
    minimumPrimaryColumnWidth maximumPrimaryColumnWidth interfaceOrientation wantsFullScreenLayout customizableViewControllers
    prefersLargeTitles isEditable isSelectable isScrollEnabled isPagingEnabled isUserInteractionEnabled isMultipleTouchEnabled
    isExclusiveTouch isSecureTextEntry isContinuous continuous isHighlighted isEditing isDirectionalLockEnabled isModalInPresentation
    modalInPresentation indeterminate requiresExclusiveTouchType drawsAsynchronously objectValue formatter
    textContainer scopeButtonTitles tableColumns outlineView initialViewController pointSize
    """)

  private static let selectors = words(
    """
    becomeFirstResponder resignFirstResponder endEditing: reloadData reload goBack goForward stopLoading reload:
    goBack: goForward: stopLoading: setEditing:animated: toggleEditing copy: cut: paste: delete: select: selectAll: undo: redo:
    startAnimating stopAnimating setNeedsDisplay setNeedsLayout layoutIfNeeded play pause stop beginRefreshing endRefreshing
    popViewControllerAnimated: popToRootViewControllerAnimated: dismissModalViewControllerAnimated: play: pause:
    removeFromSuperview toggleBoldface: toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight:
    makeTextWritingDirectionRightToLeft: orderFrontStandardAboutPanel: hide: hideOtherApplications: unhideAllApplications:
    terminate: performClose: performMiniaturize: performZoom: performFindPanelAction: performTextFinderAction:
    makeKeyAndOrderFront: orderFront: orderOut: close showHelp: print: runPageLayout: newDocument: openDocument:
    saveDocument: saveDocumentAs: revertDocumentToSaved: clearRecentDocuments: arrangeInFront: toggleFullScreen:
    takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: takeObjectValueFrom: performClick:
    add: remove: insert: addChild: selectNext: selectPrevious: showWindow: dismissController: toggleSidebar: setNeedsFocusUpdate
    """)
}
