public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  private var deviceElement: XMLNode? { tree.element(named: "device", of: root) }

  /// The id of the device that the document is designed on, nil when it names none.
  public var designDeviceID: String? { deviceElement.flatMap { tree.attribute("id", of: $0) } }

  /// The device that the document is designed on, nil when it names none or one that is not known.
  public var designDevice: UIDevice? { designDeviceID.flatMap { UIDevice.named($0) } }

  /// Whether the canvas lies on its side.
  public var isDesignedInLandscape: Bool {
    deviceElement.flatMap { tree.attribute("orientation", of: $0) } == "landscape"
  }

  /// `light` or `dark`, nil when the document says neither.
  public var designAppearance: String? { deviceElement.flatMap { tree.attribute("appearance", of: $0) } }

  /// The `id` of the controller that a storyboard begins with.
  public var initialViewControllerID: String? { tree.attribute("initialViewController", of: root) }
}

extension IBDocument {
  /// The frames that the document stores, by id, in document order: what Interface Builder computed.
  public var storedFrames: [(id: String, frame: CGRect)] {
    var found: [(id: String, frame: CGRect)] = []
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      guard tree.isElement(node), tree.name(of: node) == "rect", tree.attribute("key", of: node) == "frame",
        let owner = tree.parent(of: node), let id = tree.attribute("id", of: owner)
      else { continue }
      func length(_ name: String) -> Double {
        guard case .number(let value) = value(name, of: node) else { return 0 }
        return value
      }
      found.append(
        (id, CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))))
    }
    return found
  }
}
