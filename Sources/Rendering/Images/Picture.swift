import CPangoCairo

/// A decoded picture, and the file that it came from.
final class Picture {
  /// No other picture of the run has it.
  let id: Int
  let pixels: OpaquePointer
  /// The file, when a browser can show it as it is: its media type and its bytes.
  let browserFile: (mediaType: String, bytes: [UInt8])?

  /// Takes the decoded picture over.
  init(id: Int, pixels: OpaquePointer, browserFile: (mediaType: String, bytes: [UInt8])?) {
    self.id = id
    self.pixels = pixels
    self.browserFile = browserFile
  }

  deinit { pc_image_free(pixels) }

  /// In pixels.
  var width: Int { Int(pc_image_width(pixels)) }
  /// In pixels.
  var height: Int { Int(pc_image_height(pixels)) }

  /// Opacity, red, green and blue from the highest byte on, the colours multiplied by the opacity; 0 outside.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pc_image_pixel(pixels, Int32(clamping: x), Int32(clamping: y)) }

  /// A file that a browser can show: the one that it came from, or a PNG file made of the pixels.
  var embeddable: (mediaType: String, bytes: [UInt8]) {
    browserFile ?? ("image/png", ByteBuffer(pc_image_encode_png(pixels))?.bytes ?? [])
  }
}
