public import HeadlessUIKit

/// The world that a document's objects are made for.
public struct InstantiationOptions {
  /// Finds a picture by name; nil when there is none.
  public var image: (String) -> UIImage?
  /// Finds a named colour; nil when there is none.
  public var color: (String) -> UIColor?
  /// The appearance, scale and size classes of the views; nil takes those of the device that the document is designed on.
  public var traits: UITraitCollection?
  /// Whether user-defined runtime attributes that no kind of object has are told among the diagnostics.
  public var reportsUnknownRuntimeAttributes: Bool
  /// The classes of the app, which make the objects those of a running app: of their own classes, with their outlets
  /// connected, and awakened. Nil looks at the objects only: all are of UIKit's own classes, outlets stay data.
  public var classes: ClassRegistry?

  /// States a world; without more it is an iPhone that has no pictures and no named colours.
  public init(
    traits: UITraitCollection? = nil, image: @escaping (String) -> UIImage? = { _ in nil },
    color: @escaping (String) -> UIColor? = { _ in nil }, reportsUnknownRuntimeAttributes: Bool = false,
    classes: ClassRegistry? = nil
  ) {
    self.traits = traits
    self.image = image
    self.color = color
    self.reportsUnknownRuntimeAttributes = reportsUnknownRuntimeAttributes
    self.classes = classes
  }
}
