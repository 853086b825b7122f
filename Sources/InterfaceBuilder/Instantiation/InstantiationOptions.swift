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

  public init(
    traits: UITraitCollection? = nil, image: @escaping (String) -> UIImage? = { _ in nil },
    color: @escaping (String) -> UIColor? = { _ in nil }, reportsUnknownRuntimeAttributes: Bool = false
  ) {
    self.traits = traits
    self.image = image
    self.color = color
    self.reportsUnknownRuntimeAttributes = reportsUnknownRuntimeAttributes
  }
}
