extension NSObject {
  /// The name of the UIKit class that the object is, or that its own class is derived from.
  public final var className: String { type(of: self).vocabulary.className }
}
