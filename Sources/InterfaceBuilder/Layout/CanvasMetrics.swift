import HeadlessUIKit

/// What Interface Builder draws around the views of a document: the screen of its device, as its tools version knew it.
struct CanvasMetrics {
  var deviceID: String?
  var toolsVersion: Double
  /// In points, as the device is turned; nil on the square canvas without a device.
  var screen: CGSize?
  /// Pixels a point.
  var scale: CGFloat
  var isEdgeToEdge = false

  init(canvas: LayoutCanvas, toolsVersion: Double) {
    self.toolsVersion = toolsVersion
    deviceID = canvas.device?.id
    scale = canvas.device?.scale ?? 2
    isEdgeToEdge = canvas.device?.isEdgeToEdge ?? false
    screen = canvas.screen
  }

  init(document: IBDocument, canvas: LayoutCanvas? = nil) {
    if let canvas, canvas.device != nil {
      self = CanvasMetrics(canvas: canvas, toolsVersion: document.layoutGeneration)
      return
    }
    toolsVersion = document.layoutGeneration
    scale = document.canvasScale
    guard let device = document.device else { return }
    deviceID = device.id
    guard let known = UIDevice.named(device.id) else { return }
    scale = known.scale
    isEdgeToEdge = known.isEdgeToEdge
    screen =
      device.orientation == .landscape
      ? CGSize(width: known.size.height, height: known.size.width) : known.size
  }

  /// Televisions may not show the edges of the picture: 90 points at the sides, 60 above and below are not safe.
  ///
  /// Evidence: the storyboards for Apple TV of public projects.
  private var isTelevision: Bool { deviceID == "appleTV" }

  var isLandscape: Bool { screen.map { $0.width > $0.height } ?? false }

  /// The part of a full-screen view that the status bar covers, in points.
  ///
  /// Evidence: 2,115 roots of public documents with constraints to the safe area.
  var statusBar: CGFloat {
    guard let deviceID else { return 20 }
    if isTelevision { return 60 }
    guard isEdgeToEdge else {
      // Evidence: three roots of tools 17701 and 18122, three of 13122, 20037 and 24127.
      if deviceID.hasPrefix("ipad") { return toolsVersion >= ToolsVersion.iOS13 && toolsVersion < 19500 ? 0 : 20 }
      if isLandscape { return 0 }
      return toolsVersion >= ToolsVersion.iOS13 && toolsVersion < 21600 ? 0 : 20
    }
    if deviceID.hasPrefix("ipad") { return 24 }
    if isLandscape { return 0 }
    switch deviceID {
    case "retina6_1": return toolsVersion < 21200 ? 44 : 48
    case "retina6_5": return 44
    // Evidence: seven roots of tools 21701 and 22505, two of one document of tools 24093.
    case "retina5_9": return toolsVersion < 21200 ? 44 : toolsVersion < 24090 ? 50 : 149.0 / 3
    case "retina5_4": return 50
    case "retina6_0", "retina6_7": return toolsVersion < 21000 ? 44 : 47
    default: return 59
    }
  }

  /// The part of a full-screen view that the home indicator covers, in points.
  var homeIndicator: CGFloat {
    if isTelevision { return 60 }
    guard isEdgeToEdge, let deviceID else { return 0 }
    if deviceID.hasPrefix("ipad") { return 20 }
    return isLandscape ? 21 : 34
  }

  /// At each side of a phone that lies on its side, in points.
  var landscapeSide: CGFloat {
    if isTelevision { return 90 }
    guard isEdgeToEdge, isLandscape, deviceID?.hasPrefix("ipad") != true else { return 0 }
    return statusBarInPortrait
  }

  private var statusBarInPortrait: CGFloat {
    var upright = self
    upright.screen = screen.map { CGSize(width: $0.height, height: $0.width) }
    return upright.statusBar
  }

  /// In points.
  var tabBarHeight: CGFloat { 49 }

  var toolbarHeight: CGFloat { toolsVersion < ToolsVersion.iOS13 ? 44 : 49 }

  /// What a view that fills the screen has at its edges.
  var screenInsets: UIEdgeInsets {
    UIEdgeInsets(top: statusBar, left: landscapeSide, bottom: homeIndicator, right: landscapeSide)
  }

  /// How much too large Interface Builder shows the safe area of a scene without a navigation controller since iOS 26.
  ///
  /// Evidence: 22 roots on screens with round corners have twice the insets.
  var bareFactor: CGFloat { isEdgeToEdge && toolsVersion >= 24127 ? 2 : 1 }

  /// Whether a view is smaller than an iPad's screen in both directions, as one that is shown in its middle.
  ///
  /// Evidence: four roots of 540 and 294 points.
  func isFormSheet(_ frame: CGRect) -> Bool {
    guard let screen, deviceID?.hasPrefix("ipad") == true else { return false }
    return frame.width < screen.width && frame.height < screen.height
  }

  /// Whether a view has the height that a card over another screen leaves: 54 points less than the screen.
  func isSheet(_ frame: CGRect) -> Bool {
    toolsVersion >= 14000 && leaves(54, of: frame)
  }

  /// Whether a view has the height that is left of a card of the tools from 21000 to 24000: 10 points less than the screen.
  /// It has no safe area.
  ///
  /// Evidence: two roots of one document of tools 21701; no other root is as high.
  func isTallSheet(_ frame: CGRect) -> Bool {
    toolsVersion >= 21000 && toolsVersion < 24000 && leaves(10, of: frame)
  }

  private func leaves(_ height: CGFloat, of frame: CGRect) -> Bool {
    guard let screen, isEdgeToEdge else { return false }
    return frame.minY == 0 && abs(screen.height - frame.height - height) < 0.5
  }

  /// The arrow of a popover, which its view reaches under since iOS 13, in points.
  ///
  /// Evidence: one popover of tools 24093 on an iPad.
  var popoverArrow: CGFloat { toolsVersion >= ToolsVersion.iOS13 ? 13 : 0 }

  /// The line below a table's cell, which its content leaves free, in points.
  var separator: CGFloat {
    guard toolsVersion < ToolsVersion.iOS13 else { return 0 }
    return 1 / scale
  }
}
