import HeadlessUIKit
import MarkupXML

/// What stands around the roots of a document: its canvas, and the containers that lead to a scene.
struct SceneContext {
  let document: IBDocument
  let contents: NibContents
  let metrics: CanvasMetrics
  /// The controllers in a navigation controller, by id, with that controller.
  private var navigation: [String: UINavigationController] = [:]
  /// The controllers below a tab bar.
  private var tabs: [String: UITabBarController] = [:]
  /// The controllers that another one holds in a part of its view.
  private var embedded: Set<String> = []
  /// The controllers that a popover shows.
  private var popovers: Set<String> = []
  private let topLevel: Set<ObjectIdentifier>

  init(document: IBDocument, contents: NibContents, canvas: LayoutCanvas? = nil) {
    self.document = document
    self.contents = contents
    metrics = CanvasMetrics(document: document, canvas: canvas)
    topLevel = Set(contents.topLevelObjects.map { ObjectIdentifier($0) })
    follow(document.segues)
  }

  /// Nil for a view that takes what its superview leaves it.
  func surroundings(of view: UIView) -> LayoutSurroundings? {
    if view.superview == nil {
      if let controller = view.viewController { return surroundings(of: view, in: controller) }
      if topLevel.contains(ObjectIdentifier(view)) { return surroundings(ofTopLevel: view) }
      return LayoutSurroundings()
    }
    if view is UITableViewCell || view is UICollectionReusableView || view.superview is UITableView {
      return around(cell: view)
    }
    guard let cell = view.superview as? UITableViewCell, cell.contentView === view else { return nil }
    return LayoutSurroundings(layoutMargins: metrics.cellMargins(of: cell))
  }

  // MARK: Controllers

  private func surroundings(of view: UIView, in controller: UIViewController) -> LayoutSurroundings {
    let id = controller.documentIdentity?.id ?? ""
    var insets = metrics.screenInsets
    let isForm = metrics.isFormSheet(view.frame)
    if isForm {
      insets = .zero
      if popovers.contains(id) { insets.top = metrics.popoverArrow }
    }
    if metrics.screen == nil, simulated("simulatedStatusBarMetrics", of: controller) == .some(.none) { insets.top = 0 }
    // A child's place in its parent is not known: it gets the status bar, and at the bottom nothing.
    guard !embedded.contains(id) else {
      insets.bottom = 0
      return around(insets, view)
    }
    var height = metrics.screen?.height ?? 0
    let isTall = metrics.isTallSheet(view.frame)
    let isSheet = isTall || metrics.isSheet(view.frame)
    if isSheet {
      height = view.frame.height
      insets.top = 0
      if isTall { insets.bottom = 0 }
    } else if navigation[id] == nil {
      insets.top *= metrics.bareFactor
      insets.bottom *= metrics.bareFactor
    }
    addTopBar(to: &insets, height: &height, of: controller, isSheet: isSheet)
    addBottomBar(to: &insets, of: controller, id: id)
    var surroundings = around(clip(insets, to: view, height: height), view)
    surroundings.isSheet = isForm || isSheet
    return surroundings
  }

  /// Adds the bar above a controller's view, unless the view begins below it: then there is as much less of the screen.
  private func addTopBar(
    to insets: inout UIEdgeInsets, height: inout CGFloat, of controller: UIViewController, isSheet: Bool
  ) {
    let frame = controller.view?.frame ?? .zero
    var beginsBelow: Bool { height - frame.height == insets.top }
    let isCleared: Bool
    if let bar = simulated("simulatedTopBarMetrics", of: controller) {
      guard bar != nil else { return }
      insets.top += 44
      isCleared = metrics.screen != nil && beginsBelow
    } else if let navigation = navigation[controller.documentIdentity?.id ?? ""], !navigation.isNavigationBarHidden {
      let bar = navigation.navigationBar.frame
      insets.top = bar.minY > 0 && !isSheet ? bar.maxY : insets.top + (bar.height > 0 ? bar.height : 44)
      if isSheet { insets.top = max(insets.top, UINavigationBar.sheetHeight) }
      isCleared =
        !isSheet
        && (isOpaque(navigation.navigationBar, controller) || !controller.edgesForExtendedLayout.contains(.top)
          || beginsBelow)
    } else {
      return
    }
    guard isCleared, frame.minY == 0 else { return }
    height -= insets.top
    insets.top = 0
  }

  private func addBottomBar(to insets: inout UIEdgeInsets, of controller: UIViewController, id: String) {
    if let bar = simulated("simulatedBottomBarMetrics", of: controller) {
      guard let bar else { return }
      insets.bottom += bar == "simulatedToolbarMetrics" ? metrics.toolbarHeight : metrics.tabBarHeight
    } else if let tab = tabs[id], !controller.hidesBottomBarWhenPushed {
      let isCleared = isOpaque(tab.tabBar, controller) || !controller.edgesForExtendedLayout.contains(.bottom)
      insets.bottom = isCleared ? 0 : insets.bottom + metrics.tabBarHeight
    } else if let navigation = navigation[id], !navigation.isToolbarHidden {
      insets.bottom += metrics.toolbarHeight
    }
  }

  private func isOpaque(_ bar: UIBar, _ controller: UIViewController) -> Bool {
    !bar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
  }

  /// The bar that simulated metrics say there is, within nil that there is none; nil when they say nothing.
  private func simulated(_ key: String, of object: NSObject) -> String?? {
    guard let number = object.documentIdentity?.node else { return nil }
    for child in document.tree.elements(of: XMLNode(number)) where document.tree.attribute("key", of: child) == key {
      switch document.tree.name(of: child) {
      case "nil": return .some(nil)
      case "simulatedMetricsInferredSentinel": return nil
      default: return document.tree.name(of: child)
      }
    }
    return nil
  }

  /// Takes away what lies outside of a root that does not fill the screen.
  private func clip(_ insets: UIEdgeInsets, to view: UIView, height: CGFloat) -> UIEdgeInsets {
    var insets = insets
    let frame = view.frame
    insets.top = max(0, insets.top - max(0, frame.minY))
    guard metrics.screen != nil else { return insets }
    let missing = height - frame.maxY
    if missing > 0 { insets.bottom = max(0, insets.bottom - missing) }
    return insets
  }

  /// A cell hands its margins on to a content that keeps the cell's; with tight cells only when it keeps its table's.
  ///
  /// Evidence: one cell of tools 14810 that does not, ten that do.
  private func around(cell: UIView) -> LayoutSurroundings {
    guard let cell = cell as? UITableViewCell, cell.preservesSuperviewLayoutMargins || !metrics.hasTightCells else {
      return LayoutSurroundings()
    }
    return LayoutSurroundings(layoutMargins: metrics.cellMargins(of: cell))
  }

  /// A root of a xib that is 385 or 393 points wide still has 16 points, a controller's of 393 has 20 (a document each).
  private func rootSideMargin(of view: UIView) -> CGFloat {
    view.bounds.width <= (view.viewController == nil ? 393 : 375) || metrics.toolsVersion < 8000 ? 16 : 20
  }

  private func around(_ insets: UIEdgeInsets, _ view: UIView) -> LayoutSurroundings {
    let side = rootSideMargin(of: view)
    var surroundings = LayoutSurroundings(
      safeAreaInsets: insets, layoutMargins: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    surroundings.isEdgeToEdge = metrics.isEdgeToEdge
    return surroundings
  }

  // MARK: Top-level views of a xib

  private func surroundings(ofTopLevel view: UIView) -> LayoutSurroundings {
    if view is UITableViewCell { return around(cell: view) }
    if view is UICollectionReusableView { return surroundings(ofReusable: view) }
    var insets = metrics.screenInsets
    insets.top *= metrics.bareFactor
    insets.bottom *= metrics.bareFactor
    if let screen = metrics.screen {
      let missing = screen.height - view.frame.height
      if missing > 0 {
        if view.frame.width < screen.width { insets.bottom = max(0, insets.bottom - missing) }
        if metrics.toolsVersion < ToolsVersion.iOS13 { insets.top = 0 }
      }
    }
    var surroundings = around(insets, view)
    if metrics.toolsVersion < 13000 {
      surroundings.layoutMargins = nil
    } else if view.preservesSuperviewLayoutMargins, !view.insetsLayoutMarginsFromSafeArea {
      surroundings.layoutMargins?.top = 8
      surroundings.layoutMargins?.bottom = 8
    }
    return surroundings
  }

  /// Since Xcode 9 it has the side margins of other outermost views; nothing is known of those above and below.
  ///
  /// Evidence: one cell of tools 14460; the cells in collection views have 8 points (six).
  private func surroundings(ofReusable view: UIView) -> LayoutSurroundings {
    guard metrics.toolsVersion >= 13000 else { return LayoutSurroundings() }
    let side = rootSideMargin(of: view)
    return LayoutSurroundings(layoutMargins: UIEdgeInsets(top: 8, left: side, bottom: 8, right: side))
  }

  // MARK: Containers

  /// Follows the segues from containers to what they show, and on to what is pushed from there.
  ///
  /// What another segue presents has no bars of a container that it may also be pushed in (one document).
  private mutating func follow(_ segues: [IBDocument.Segue]) {
    let presented = Set(segues.filter { $0.kind == .presentation || $0.kind == .modal }.compactMap(\.destinationID))
    var next: [String: [String]] = [:]
    var waiting: [(id: String, navigation: UINavigationController?, tab: UITabBarController?)] = []
    for segue in segues {
      guard let destination = segue.destinationID, let source = owner(of: segue) else { continue }
      let sourceID = source.documentIdentity?.id ?? ""
      if segue.kind == .popoverPresentation { popovers.insert(destination) }
      let holds = segue.kind == .relationship
      if segue.kind == .embed {
        embedded.insert(destination)
      } else if holds, let navigation = source as? UINavigationController {
        waiting.append((destination, navigation, nil))
      } else if holds, let tab = source as? UITabBarController {
        waiting.append((destination, nil, tab))
      } else if segue.kind == .show || segue.kind == .push, !presented.contains(destination) {
        next[sourceID, default: []].append(destination)
      }
      if holds, source is UINavigationController || source is UITabBarController {
        next[sourceID, default: []].append(destination)
      }
    }
    while let (id, container, tab) = waiting.popLast() {
      var changed = false
      if let container, navigation[id] == nil {
        navigation[id] = container
        changed = true
      }
      if let tab, tabs[id] == nil {
        tabs[id] = tab
        changed = true
      }
      guard changed else { continue }
      for destination in next[id] ?? [] {
        let inner = contents.object(withID: id) as? UINavigationController
        waiting.append((destination, inner ?? container, tab))
      }
    }
  }

  /// The controller that a segue starts at or in: the one that its element stands in.
  private func owner(of segue: IBDocument.Segue) -> UIViewController? {
    var current: XMLNode? = XMLNode(segue.node)
    while let node = current {
      let object = document.tree.attribute("id", of: node).flatMap { contents.object(withID: $0) }
      if let controller = object as? UIViewController { return controller }
      current = document.tree.parent(of: node)
    }
    return nil
  }
}
