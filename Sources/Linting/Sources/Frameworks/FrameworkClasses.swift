/// Apple's classes that documents name, each with its superclass. Evidence: Apple's public headers.
enum FrameworkClasses {
  /// Nil for the root, and for a class that is not listed.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static func contains(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  /// From the superclass up to the root.
  static func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var current = superclasses[name]
    while let name = current, found.count < 32 {
      found.append(name)
      current = superclasses[name]
    }
    return found
  }

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: " ") { superclasses[String(name)] = String(parts[0]) }
    }
    return superclasses
  }()

  private static let table = """
    NSObject: UIResponder UIGestureRecognizer UIBarItem UINavigationItem UIStoryboardSegue UICollectionViewLayout
    NSObject: NSLayoutConstraint NSLayoutAnchor UIStoryboard UINib UIImage UIColor UIFont UIScreen UIMotionEffect
    NSObject: UISearchDisplayController UILayoutGuide UIPresentationController UIPopoverController UIDynamicBehavior
    NSObject: UIDynamicAnimator UIDocumentInteractionController UIPrintFormatter CALayer
    NSObject: NSUserDefaults NSManagedObject NSManagedObjectContext NSFetchedResultsController NSTimer NSURLSession
    NSObject: NSArray NSDictionary NSSet NSString NSNumber NSData NSDate NSFormatter NSOperation NSUndoManager
    NSObject: NSNotificationCenter UITraitCollection
    NSObject: UIPointerInteraction UIContextMenuInteraction UIDragInteraction UIDropInteraction NSController
    NSObject: WKInterfaceController WKInterfaceObject AVPlayer AVPlayerItem
    NSObject: UIMenuElement NSProgress NSAttributedString UICollectionViewDiffableDataSource UITableViewDiffableDataSource
    NSObject: CLLocationManager NSUserActivity CIImage CIFilter NSCache NSThread NSStream NSPort NSBundle NSFileManager
    NSObject: UIActivity UIPasteboard UIEvent UITouch UIDevice NSEntityDescription SCNNode SKNode
    NSObject: SCNScene GKEntity GKComponent GKState NSParagraphStyle NSLayoutManager NSTextContainer
    NSArray: NSMutableArray
    NSDictionary: NSMutableDictionary
    NSString: NSMutableString
    NSOperation: NSBlockOperation
    NSFormatter: NSDateFormatter NSNumberFormatter
    UILayoutGuide: UIFocusGuide
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UIMenuElement: UIMenu UIAction UICommand
    UIResponder: UIView UIViewController UIApplication UIWindowScene UIDocument UIAccessibilityElement UIScene
    UIDocument: UIManagedDocument
    UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController
    UIViewController: UISplitViewController UIPageViewController UISearchController UIAlertController UIInputViewController
    UIViewController: UIActivityViewController UIDocumentPickerViewController UIDocumentBrowserViewController
    UIViewController: AVPlayerViewController GLKViewController SFSafariViewController UISearchContainerViewController
    UIViewController: UIReferenceLibraryViewController UICloudSharingController UIFontPickerViewController
    UIViewController: MPMoviePlayerViewController QLPreviewController PKPaymentAuthorizationViewController
    UIViewController: PKAddPassesViewController CNContactViewController CNContactPickerViewController
    UIViewController: GKGameCenterViewController SLComposeViewController SLComposeServiceViewController EKEventViewController
    UIViewController: MSMessagesAppViewController UIHostingController PHPickerViewController UIColorPickerViewController
    UIViewController: INUIAddVoiceShortcutViewController
    UINavigationController: UIImagePickerController UIVideoEditorController MFMailComposeViewController
    UINavigationController: MFMessageComposeViewController ABPeoplePickerNavigationController EKEventEditViewController
    UINavigationController: GKMatchmakerViewController
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIView: UIControl UILabel UIImageView UIScrollView UIStackView UIVisualEffectView UIActivityIndicatorView
    UIView: UIProgressView UIPickerView UINavigationBar UIToolbar UITabBar UISearchBar UITableViewCell UIWindow
    UIView: UITableViewHeaderFooterView UICollectionReusableView UIWebView WKWebView MKMapView MKAnnotationView
    UIView: GLKView MTKView SKView SCNView ADBannerView UIInputView UIAlertView UIActionSheet
    UIView: PDFView PDFThumbnailView MPVolumeView UIContentUnavailableView UICalendarView UIPopoverBackgroundView
    UIView: PHLivePhotoView LPLinkView AVRoutePickerView RPSystemBroadcastPickerView UIListContentView
    UIView: ARCoachingOverlayView
    UIView: HKActivityRingView UIEventAttributionView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UIControl: UIButton UISwitch UISlider UIStepper UISegmentedControl UITextField UIDatePicker UIPageControl
    UIControl: UIRefreshControl UIColorWell ASAuthorizationAppleIDButton PKPaymentButton PKAddPassButton
    UIControl: UIPasteControl INUIAddVoiceShortcutButton CLLocationButton
    UITextField: UISearchTextField
    UIScrollView: UITableView UICollectionView UITextView PKCanvasView TVDigitEntryView
    SCNView: ARSCNView
    SKView: ARSKView
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIBarItem: UIBarButtonItem UITabBarItem
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout
    CALayer: CAShapeLayer CAGradientLayer CATextLayer CAScrollLayer CATiledLayer CAReplicatorLayer CAEmitterLayer
    CALayer: CAMetalLayer AVPlayerLayer AVCaptureVideoPreviewLayer CATransformLayer CAEAGLLayer
    SKNode: SKScene SKSpriteNode SKLabelNode SKShapeNode SKEmitterNode SKEffectNode
    WKInterfaceController: WKUserNotificationInterfaceController
    WKInterfaceObject: WKInterfaceLabel WKInterfaceButton WKInterfaceGroup WKInterfaceImage WKInterfaceTable
    WKInterfaceObject: WKInterfaceSwitch WKInterfaceSlider WKInterfaceSeparator WKInterfaceTimer WKInterfaceDate
    WKInterfaceObject: WKInterfacePicker WKInterfaceMap WKInterfaceMovie
    NSObject: NSResponder NSCell NSMenu NSMenuItem NSToolbar NSToolbarItem NSTableColumn NSFontManager NSTabViewItem
    NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication NSDrawer NSPopover
    NSViewController: NSTabViewController NSSplitViewController NSPageController NSCollectionViewItem
    NSWindow: NSPanel
    NSView: NSControl NSBox NSClipView NSScrollView NSSplitView NSStackView NSTabView NSTableCellView
    NSView: NSTableRowView NSVisualEffectView NSProgressIndicator NSCollectionView NSTableHeaderView NSGridView NSText
    NSText: NSTextView
    NSControl: NSButton NSTextField NSSlider NSSegmentedControl NSStepper NSImageView NSTableView NSColorWell
    NSControl: NSDatePicker NSLevelIndicator NSBrowser NSMatrix NSSwitch NSPathControl
    NSTableView: NSOutlineView
    NSButton: NSPopUpButton
    NSTextField: NSSecureTextField NSSearchField NSComboBox NSTokenField
    NSController: NSObjectController NSUserDefaultsController
    NSObjectController: NSArrayController NSTreeController
    """
}
