/// What a live object may ask while it takes its values from a document.
public protocol DocumentDecoding: AnyObject {
  /// The picture of that name; `catalog` is `system` for a symbol. Never nil: what no catalogue has is marked as missing.
  func image(named name: String, catalog: String?) -> UIImage
  /// A named or system colour that the document or a catalogue defines.
  func color(named name: String) -> UIColor?
  /// The live object of that document `id`, nil when there is none (yet).
  func object(withID id: String) -> NSObject?
  /// The version of Interface Builder that wrote the document, such as 22505.
  var toolsVersion: Double { get }
  /// The text size that the user chose: fonts of text styles are made in it.
  var preferredContentSizeCategory: UIContentSizeCategory { get }
  /// Says that a value could not be used: one sentence; `node` is the element's number in the document.
  func report(_ message: String, node: Int)
}

extension DocumentDecoding {
  /// The size that a device begins with.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
