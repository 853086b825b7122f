/// Outlets that UIKit's own classes have besides the properties of their vocabularies.
///
/// Evidence: the outlets of objects without a class of their own in 1,500 public documents.
enum KnownOutlets {
  /// Held weakly, as UIKit holds delegates.
  private static let weakNames: [(type: NSObject.Type, names: Set<String>)] = [
    (UITableView.self, ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"]),
    (UICollectionView.self, ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"]),
    (UIPickerView.self, ["dataSource", "delegate"]),
    (UIScrollView.self, ["delegate"]), (UITextField.self, ["delegate"]), (UISearchBar.self, ["delegate"]),
    (UIGestureRecognizer.self, ["delegate"]), (UITabBar.self, ["delegate"]), (UINavigationBar.self, ["delegate"]),
    (UIToolbar.self, ["delegate"]), (MKMapView.self, ["delegate"]), (GLKView.self, ["delegate"]),
    (SCNView.self, ["delegate"]), (SKView.self, ["delegate"]), (MTKView.self, ["delegate"]),
    (UIWebView.self, ["delegate"]), (WKWebView.self, ["navigationDelegate", "UIDelegate"]),
    (UINavigationController.self, ["delegate"]), (UITabBarController.self, ["delegate"]),
    (UISplitViewController.self, ["delegate"]), (UIPageViewController.self, ["delegate", "dataSource"]),
    (UISearchDisplayController.self, ["delegate", "searchResultsDataSource", "searchResultsDelegate"]),
    (UISearchDisplayController.self, ["searchBar", "searchContentsController"]),
    (UIWindow.self, ["delegate"]),
  ]

  /// Kept alive by the outlet.
  private static let strongNames: [(type: NSObject.Type, names: Set<String>)] = [
    (UIViewController.self, ["searchDisplayController"]),
    (UITextField.self, ["inputView", "inputAccessoryView"]), (UITextView.self, ["inputView", "inputAccessoryView"]),
    (UISearchBar.self, ["inputAccessoryView"]), (UIWindow.self, ["rootViewController"]),
  ]

  /// Whether the outlet is weak; nil when the object's class has none of that name.
  static func isWeak(_ name: String, of object: NSObject) -> Bool? {
    if weakNames.contains(where: { $0.names.contains(name) && $0.type.contains(object) }) { return true }
    return strongNames.contains { $0.names.contains(name) && $0.type.contains(object) } ? false : nil
  }
}

extension NSObject {
  fileprivate class func contains(_ object: NSObject) -> Bool { object is Self }
}

/// What the known outlets of one object hold.
final class ConnectedObjects {
  private var entries: [(name: String, strong: NSObject?, reference: WeakReference)] = []

  private struct WeakReference { weak var object: NSObject? }

  subscript(name: String) -> NSObject? { entries.first { $0.name == name }?.reference.object }

  func set(_ object: NSObject?, for name: String, isWeak: Bool) {
    entries.removeAll { $0.name == name }
    guard let object else { return }
    entries.append((name, isWeak ? nil : object, WeakReference(object: object)))
  }
}

extension NSObject {
  /// What one of the outlets that UIKit's own class has holds, such as a table's `dataSource`; nil for nothing.
  public final func connectedObject(_ outlet: String) -> NSObject? { connectedObjects?[outlet] }

  /// Connects one of the outlets that UIKit's own class has. False when it has none of that name.
  @discardableResult
  public final func connect(_ object: NSObject?, to outlet: String) -> Bool {
    guard let isWeak = KnownOutlets.isWeak(outlet, of: self) else { return false }
    let connected = connectedObjects ?? ConnectedObjects()
    connected.set(object, for: outlet, isWeak: isWeak)
    connectedObjects = connected
    return true
  }
}
