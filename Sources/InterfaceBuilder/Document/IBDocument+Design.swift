public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// The id of the device that the document is designed on, nil when it names none.
  public var designDeviceID: String? { device?.id }

  /// The device that the document is designed on, nil when it names none or one that is not known.
  public var designDevice: UIDevice? { designDeviceID.flatMap { UIDevice.named($0) } }

  /// Whether the canvas shows the device on its side; false when there is no device.
  public var isDesignedInLandscape: Bool { device?.orientation == .landscape }

  /// How many pixels a point has where the document names no device: one, and two since Xcode 8.
  ///
  /// Evidence: five documents of tools 13142 and one of 19529 have half points.
  public var canvasScale: CGFloat { layoutGeneration < 11134 ? 1 : 2 }

  /// The size of text that the canvas shows: the usual one, but a size smaller in Xcode 7, and the smallest from
  /// Xcode 12.5 to 13.
  ///
  /// Evidence: of tools 8121 9 of 9 labels, of one document of 9060 4 of 4, of two projects of 10117 6 of 6; of tools 18122 to
  /// 20037 the labels of five projects, and the configured buttons of six documents.
  public var designContentSize: UIContentSizeCategory {
    switch layoutGeneration {
    case 8000..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }

  /// `light` or `dark`, nil when the document says neither.
  public var designAppearance: String? { device?.appearance?.rawValue }
}

extension IBDocument {
  /// The frames that the document stores, by id, in document order: what Interface Builder computed.
  public var storedFrames: [(id: String, frame: CGRect)] {
    var found: [(id: String, frame: CGRect)] = []
    guard let rect = tree.nameIndex(named: "rect") else { return found }
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      guard tree.isElement(node), tree.nameIndex(of: node) == rect, tree.attribute("key", of: node) == "frame",
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
