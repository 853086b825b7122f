/// A finished file, and what could not be drawn into it as asked.
public struct RenderedOutput: Sendable, Hashable {
  /// The file; UTF-8 for the formats that are text.
  public var bytes: [UInt8]
  /// In drawing order, each said once.
  public var warnings: [RenderingWarning]

  /// States what was rendered.
  public init(bytes: [UInt8], warnings: [RenderingWarning] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

/// Something that is drawn otherwise than asked, such as a picture that cannot be read.
public struct RenderingWarning: Sendable, Hashable {
  /// What is wrong, as one sentence.
  public var message: String
  /// The document id of the object that was being drawn first, nil outside of all objects.
  public var objectID: String?

  /// States a warning about an object, or about the whole picture.
  public init(_ message: String, objectID: String? = nil) {
    self.message = message
    self.objectID = objectID
  }
}
