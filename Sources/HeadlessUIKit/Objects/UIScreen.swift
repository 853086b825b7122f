/// The screen of a device: its size and its pixels.
public struct UIScreen: Sendable, Hashable {
  /// The model whose size and pixels the screen has.
  public let device: UIDevice
  /// Whether the device is held on its side, so that width and height change places.
  public let isLandscape: Bool

  /// The screen of a device, in portrait or lying.
  public init(of device: UIDevice, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
  }

  /// The screen that documents are designed for when they name no device: an iPhone 8's, 375 × 667 points.
  public static var main: UIScreen { UIScreen(of: UIDevice.named("retina4_7") ?? UIDevice.all[0]) }

  /// In points, as the device is held.
  public var bounds: CGRect {
    let size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
    return CGRect(origin: .zero, size: size)
  }

  /// Pixels a point.
  public var scale: CGFloat { device.scale }

  /// In pixels, upright.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale)
  }

  /// The traits of an app that fills the screen.
  public var traitCollection: UITraitCollection { device.traits(isLandscape: isLandscape) }
}
