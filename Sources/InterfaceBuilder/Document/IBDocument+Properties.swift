public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// The canvas that a document is designed on.
  public struct Device: Sendable, Hashable {
    /// `retina4_7`, `ipad9_7` …; see ``UIDevice/all``.
    public var id: String
    /// Which way the device is held on the canvas.
    public var orientation: Orientation
    /// Nil in documents from before there was a choice.
    public var appearance: Appearance?
    /// The arrangement of the device's screen as the document names it; nil when it names none.
    public var layout: String?
    /// How much of the screen the app has: `fullscreen`, `splitview2_3` …
    public var adaptation: String?
  }

  /// The device, nil for the square canvas of older documents.
  ///
  /// Where no device is named, the screen that all scenes are simulated on is one, by the name that it has since Xcode 8.
  public var device: Device? {
    guard let node = tree.element(named: "device", of: root) else { return simulatedDevice }
    let adaptation = tree.element(named: "adaptation", of: node)
    return Device(
      id: tree.attribute("id", of: node) ?? "", orientation: choice("orientation", of: node) ?? .portrait,
      appearance: choice("appearance", of: node), layout: tree.attribute("layout", of: node),
      adaptation: adaptation.flatMap { tree.attribute("id", of: $0) })
  }

  /// The device of `<simulatedMetricsContainer>`, such as `retina4_7.fullscreen`; older names are of square canvases.
  ///
  /// Evidence: two storyboards of tools 11542 have the half points of such a screen.
  private var simulatedDevice: Device? {
    guard let metrics = tree.element(named: "simulatedMetricsContainer", of: root) else { return nil }
    func metric(_ key: String) -> XMLNode? {
      tree.elements(of: metrics).first { tree.attribute("key", of: $0) == key }
    }
    let name = metric("destination").flatMap { tree.attribute("type", of: $0) }?.split(separator: ".") ?? []
    guard name.count == 2, name[1] == "fullscreen" else { return nil }
    let orientation: SimulatedMetrics.Orientation? = metric("orientation").flatMap { choice("orientation", of: $0) }
    let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
    return Device(
      id: String(name[0]), orientation: isTurned ? .landscape : .portrait, adaptation: String(name[1]))
  }

  /// The `id` of the controller that a storyboard starts with.
  public var initialViewControllerID: String? { tree.attribute("initialViewController", of: root) }

  /// Whether views are laid out by constraints instead of springs and struts.
  public var usesAutolayout: Bool { bool("useAutolayout", of: root) }
  /// Whether constraints may refer to the safe area instead of the layout guides.
  public var usesSafeAreas: Bool { bool("useSafeAreas", of: root) }
  /// Whether values may vary by size class.
  public var usesTraitCollections: Bool { bool("useTraitCollections", of: root) }
  /// Whether colours are matched to their colour space.
  public var isColorMatched: Bool { bool("colorMatched", of: root) }
  /// Whether the system shows it while the app starts, without running the app's code.
  public var isLaunchScreen: Bool { bool("launchScreen", of: root) }

  /// Where things lie on the canvas, in points, by the `sceneID` of a scene or the `id` of a top-level object, in
  /// document order.
  public var canvasLocations: [(id: String, point: CGPoint)] {
    let holders = scenes + (objects.map { Array(tree.elements(of: $0)) } ?? [])
    return holders.compactMap { holder in
      let point = tree.elements(of: holder).first {
        tree.name(of: $0) == "point" && tree.attribute("key", of: $0) == "canvasLocation"
      }
      guard let point, let id = tree.attribute("sceneID", of: holder) ?? tree.attribute("id", of: holder) else {
        return nil
      }
      return (id, CGPoint(x: number("x", of: point) ?? 0, y: number("y", of: point) ?? 0))
    }
  }

  /// What Interface Builder pretends that the user chose: the position of the text size's slider.
  public var dynamicTypePreference: Int? {
    guard let node = tree.element(named: "accessibilityOverrides", of: root),
      case .integer(let position) = value("dynamicTypePreference", of: node)
    else { return nil }
    return position
  }

  /// The `id`s of the segues that decide what is shown around scenes which several lead to, in document order.
  public var inferredMetricsTieBreakers: [String] {
    elements(named: "segue", in: "inferredMetricsTieBreakers").compactMap { tree.attribute("reference", of: $0) }
  }
}

extension IBDocument {
  func bool(_ name: String, of node: XMLNode) -> Bool { value(name, of: node) == .bool(true) }

  func number(_ name: String, of node: XMLNode) -> Double? {
    guard case .number(let value) = value(name, of: node) else { return nil }
    return value
  }

  func choice<Choice: DocumentChoice>(_ name: String, of node: XMLNode) -> Choice? {
    guard case .choice(let index) = value(name, of: node) else { return nil }
    return Array(Choice.allCases).dropFirst(index).first
  }

  /// The elements of that name in a child of the root.
  func elements(named name: String, in container: String) -> [XMLNode] {
    guard let holder = tree.element(named: container, of: root) else { return [] }
    return tree.elements(of: holder).filter { tree.name(of: $0) == name }
  }
}
