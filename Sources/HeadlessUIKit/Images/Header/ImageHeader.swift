/// What the first bytes of a picture say about it. The content decides, never the ending of the file's name: many a
/// `.png` in an app is a JPEG.
public struct ImageHeader: Sendable, Hashable {
  /// The kinds of picture that are told apart.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case png, jpeg, gif, bmp, tiff, webp, heic, pdf, svg
  }

  /// The format that the first bytes show.
  public var format: Format
  /// Width and height as shown (turned by EXIF orientation): pixels, or points when `isVector`.
  public var size: CGSize
  /// Whether it is a PNG that Xcode rewrote for iPhone (`CgBI`), which ordinary decoders refuse.
  public var isAppleOptimized: Bool

  /// Whether it has no pixels of its own, so that `size` is in points.
  public var isVector: Bool { format == .pdf || format == .svg }

  /// States what a header says; the size in pixels, or points for vectors.
  public init(format: Format, size: CGSize, isAppleOptimized: Bool = false) {
    self.format = format
    self.size = size
    self.isAppleOptimized = isAppleOptimized
  }

  /// Reads the header of a picture that is in memory, whole or only its beginning.
  ///
  /// Throws `ImageHeaderFailure`: `.truncated` when more bytes could help.
  public init(bytes: [UInt8]) throws(ImageHeaderFailure) {
    let reader = ByteReader(bytes)
    guard !bytes.isEmpty else { throw .empty }
    switch Self.format(of: reader) {
    case .png: self = try Self.png(reader)
    case .jpeg: self = try Self.jpeg(reader)
    case .gif: self = try Self.gif(reader)
    case .bmp: self = try Self.bmp(reader)
    case .tiff: self = try Self.tiff(reader)
    case .webp: self = try Self.webp(reader)
    case .heic: self = try Self.heic(reader)
    case .pdf: self = try Self.pdf(bytes)
    case .svg: self = try Self.svg(bytes)
    case nil: throw .unknownFormat
    }
  }

  /// The kind of picture by its signature, nil when it is none that is known.
  static func format(of reader: ByteReader) -> Format? {
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
    if reader.has([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
    if reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) { return .gif }
    if reader.has("BM", at: 0) { return .bmp }
    if reader.has([0x49, 0x49, 0x2A, 0], at: 0) || reader.has([0x4D, 0x4D, 0, 0x2A], at: 0) { return .tiff }
    if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) { return .webp }
    if reader.has("ftyp", at: 4) { return .heic }
    if reader.firstIndex(of: "%PDF-", from: 0, before: 1024) != nil { return .pdf }
    return SVGScanner.looksLikeSVG(reader) ? .svg : nil
  }

  /// The header with a size that was checked: both sides more than nothing.
  static func checked(
    _ format: Format, _ width: Double, _ height: Double, isAppleOptimized: Bool = false
  ) throws(ImageHeaderFailure) -> ImageHeader {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .malformed(format, "its width or height is zero or no number")
    }
    return ImageHeader(
      format: format, size: CGSize(width: width, height: height), isAppleOptimized: isAppleOptimized)
  }
}
