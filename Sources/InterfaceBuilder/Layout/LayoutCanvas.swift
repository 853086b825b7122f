public import HeadlessUIKit

/// The screen that a document is laid out on in place of the one that it is drawn on.
public struct LayoutCanvas: Sendable {
  /// Nil leaves the document's own.
  public var device: UIDevice?
  /// Whether ``device`` is turned on its side.
  public var isLandscape: Bool
  /// The width of every outermost view, in points; nil leaves it to the device.
  public var width: CGFloat?
  /// Whether views without content are as large as they are drawn, as on Interface Builder's own canvas.
  public var holdsDrawnSizes: Bool

  /// A screen, a width, or both.
  public init(
    device: UIDevice? = nil, isLandscape: Bool = false, width: CGFloat? = nil, holdsDrawnSizes: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.width = width
    self.holdsDrawnSizes = holdsDrawnSizes
  }

  /// What the status bar, the corners and the home indicator of the device cover of a full-screen view, in points, as a
  /// current Interface Builder shows it.
  public var safeAreaInsets: UIEdgeInsets { CanvasMetrics(canvas: self, toolsVersion: 24_000).screenInsets }

  /// The device's size as it is turned, in points.
  var screen: CGSize? {
    device.map { isLandscape ? CGSize(width: $0.size.height, height: $0.size.width) : $0.size }
  }
}

extension NibContents {
  /// Gives the outermost views the sizes that they have on another screen: those that fill the screen they are drawn on
  /// fill the new one, less the room that bars had; those that are as wide become as wide.
  func spread(on canvas: LayoutCanvas, from document: IBDocument) {
    let own = CanvasMetrics(document: document).screen
    for view in rootViews {
      var size = view.frame.size
      if let screen = canvas.screen {
        let drawn = own ?? (view.viewController == nil ? nil : size)
        if let drawn {
          let missing = drawn.height - size.height
          if size.width == drawn.width { size.width = screen.width }
          if missing >= 0, missing < 150, view.frame.width == drawn.width || view.viewController != nil {
            size.height = screen.height - missing
          }
          if view.viewController != nil { size.width = screen.width }
        }
      }
      if let width = canvas.width, width.isFinite { size.width = width }
      guard size != view.frame.size else { continue }
      view.frame = CGRect(origin: view.frame.origin, size: size)
    }
    if let screen = canvas.screen { moveBars(to: screen, CanvasMetrics(document: document, canvas: canvas)) }
  }

  /// Puts the bars of containers where another screen has them: below its status bar, and above its lower edge.
  private func moveBars(to screen: CGSize, _ metrics: CanvasMetrics) {
    for number in program.plans.indices {
      let object = objects[number]
      if let bar = (object as? UINavigationController)?.navigationBar, bar.frame.minY > 0 {
        bar.frame = CGRect(x: 0, y: metrics.statusBar, width: screen.width, height: bar.frame.height)
      }
      if let bar = (object as? UITabBarController)?.tabBar, bar.frame.height > 0 {
        let height = metrics.tabBarHeight + metrics.homeIndicator
        bar.frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
      }
    }
  }
}
