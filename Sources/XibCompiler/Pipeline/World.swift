public import HeadlessUIKit
import InterfaceBuilder

/// The world that documents are shown in; what is nil is as the document itself says.
public struct World: Sendable {
  /// The device; nil is the document's own.
  public var device: UIDevice?
  /// Whether ``device`` is turned on its side.
  public var isLandscape = false
  /// Pixels a point.
  public var scale: CGFloat?
  /// Light or dark; nil is the document's own.
  public var style: UITraitCollection.UserInterfaceStyle?
  /// The writing direction.
  public var direction: UITraitCollection.LayoutDirection = .leftToRight
  /// The text size that the user chose.
  public var contentSize = UIContentSizeCategory.large
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
  /// A document without a device is laid out at one pixel a point, as Interface Builder did.
  func traits(for document: IBDocument) -> UITraitCollection {
    let own = document.designDevice
    let style = self.style ?? (document.designAppearance == "dark" ? .dark : .light)
    guard let device = device ?? own else {
      return UITraitCollection(
        displayScale: scale ?? 1, userInterfaceStyle: style, horizontalSizeClass: .unspecified,
        verticalSizeClass: .unspecified, layoutDirection: direction,
        preferredContentSizeCategory: contentSize.rawValue, toolsVersion: document.layoutGeneration)
    }
    return device.traits(
      isLandscape: self.device == nil ? document.isDesignedInLandscape : isLandscape, style: style, scale: scale,
      direction: direction, contentSize: contentSize, toolsVersion: document.layoutGeneration)
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
