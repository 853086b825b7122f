public import HeadlessUIKit
import InterfaceBuilder

/// The world that documents are shown in; what is nil is as the document itself says.
public struct World: Sendable {
  /// The device; nil is the document's own.
  public var device: UIDevice?
  /// Whether the device is turned on its side.
  public var isLandscape = false
  /// The width of every outermost view, in points; nil leaves it to the device. Only layouts of whole documents ask.
  public var width: CGFloat?
  /// Whether views without content are as large as they are drawn, as on Interface Builder's canvas and on no device. Only layouts of
  /// whole documents ask.
  public var holdsDrawnSizes = false
  /// Pixels a point.
  public var scale: CGFloat?
  /// Light or dark; nil is the document's own.
  public var style: UITraitCollection.UserInterfaceStyle?
  /// The writing direction.
  public var direction: UITraitCollection.LayoutDirection = .leftToRight
  /// The text size that the user chose; nil is what Interface Builder's canvas shows, and the usual one on a device that
  /// the world names.
  public var contentSize: UIContentSizeCategory?
  /// Where pictures and named colours are looked for.
  public var assets: AssetLibrary?
  /// A language such as `zh-Hans`, nil for none.
  public var locale: String?

  /// The app's classes, whose code then runs as in an app; nil makes objects of UIKit's own classes only.
  public var classes: ClassRegistry?
  /// When it is looked at, in seconds on the animation clock, which starts as the objects are made.
  public var time = 0.0

  /// A world in which everything is as the document says.
  public init() {}

  /// The traits for a document: its own device, unless the world names one.
  ///
  /// A document without a device is laid out on the canvas that Interface Builder had for it.
  func traits(for document: IBDocument) -> UITraitCollection {
    let own = document.designDevice
    let contentSize = contentSize ?? (device == nil ? document.designContentSize : .large)
    let style = self.style ?? (document.designAppearance == "dark" ? .dark : .light)
    guard let device = device ?? own else {
      return UITraitCollection(
        displayScale: scale ?? document.canvasScale, userInterfaceStyle: style, horizontalSizeClass: .unspecified,
        verticalSizeClass: .unspecified, layoutDirection: direction,
        preferredContentSizeCategory: contentSize.rawValue, toolsVersion: document.layoutGeneration)
    }
    return device.traits(
      isLandscape: isLandscape || (self.device == nil && document.isDesignedInLandscape), style: style, scale: scale,
      direction: direction, contentSize: contentSize, toolsVersion: document.layoutGeneration)
  }

  /// The screen that a document is laid out on, nil for the one that it is drawn on.
  func canvas(for document: IBDocument) -> LayoutCanvas? {
    let isTurned = isLandscape && !document.isDesignedInLandscape
    guard device != nil || width != nil || isTurned || holdsDrawnSizes else { return nil }
    return LayoutCanvas(
      device: device ?? (isTurned ? document.designDevice : nil), isLandscape: isLandscape, width: width,
      holdsDrawnSizes: holdsDrawnSizes)
  }

  /// Makes the objects of a document in this world.
  func instantiate(_ document: IBDocument) -> NibContents {
    let traits = traits(for: document)
    let assets = assets
    let lookup = ImageTraits(
      scale: max(traits.displayScale, scale ?? 2), idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      isRightToLeft: traits.layoutDirection == .rightToLeft, locale: locale)
    return document.instantiate(
      InstantiationOptions(
        traits: traits, image: { assets?.image(named: $0, traits: lookup) },
        color: { name in assets?.color(named: name, traits: lookup).flatMap { UIColor(asset: $0, name: name) } },
        classes: classes))
  }
}
