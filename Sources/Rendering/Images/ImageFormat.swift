/// What a picture file is, by its first bytes: endings lie.
enum ImageFormat: String, Hashable {
  case png
  case jpeg
  case gif
  case bmp
  case tiff
  case pdf

  init?(_ bytes: [UInt8]) {
    func begins(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }
    if begins(with: PNGChunks.signature) {
      self = .png
    } else if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: [0x47, 0x49, 0x46, 0x38]) {
      self = .gif
    } else if begins(with: [0x42, 0x4D]) {
      self = .bmp
    } else if begins(with: [0x49, 0x49, 0x2A, 0]) || begins(with: [0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(with: [0x25, 0x50, 0x44, 0x46]) {
      self = .pdf
    } else {
      return nil
    }
  }

  /// The type under which a browser shows the file, nil for what it does not show.
  var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .bmp, .tiff, .pdf: nil
    }
  }
}
