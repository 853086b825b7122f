import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for one test; it is removed with the value.
final class TemporaryAssets {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { Issue.record(error) }
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      atPath: url.deletingLastPathComponent().path, withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  func png(_ width: Int, _ height: Int, at file: String) throws {
    try write(Picture.png(width, height), to: file)
  }

  /// An image set: rows of (filename, size in pixels, more keys of the entry), and keys beside `images`.
  func imageSet(
    _ folder: String, _ rows: [(file: String, pixels: Int, keys: String)], _ more: String = ""
  ) throws {
    for row in rows { try png(row.pixels, row.pixels, at: folder + "/" + row.file) }
    let entries = rows.map { row in "{\"filename\": \"\(row.file)\"\(row.keys.isEmpty ? "" : ", " + row.keys)}" }
    try write("{\"images\": [\(entries.joined(separator: ", "))]\(more)}", to: folder + "/Contents.json")
  }
}

/// The first bytes of pictures.
enum Picture {
  static func big(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func little(_ value: Int, _ length: Int) -> [UInt8] { big(value, length).reversed() }

  static func png(_ width: Int, _ height: Int, apple: Bool = false) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let appleChunk = big(4, 4) + Array("CgBI".utf8) + [0x50, 0, 0x20, 2] + big(0, 4)
    return signature + (apple ? appleChunk : []) + big(13, 4) + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
      + [8, 6, 0, 0, 0] + big(0, 4)
  }

  static func exif(orientation: Int, bigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ length: Int) -> [UInt8] { bigEndian ? big(value, length) : little(value, length) }
    let tiff =
      Array((bigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(274, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0] + number(0, 4)
    return Array("Exif".utf8) + [0, 0] + tiff
  }

  static func jpeg(_ width: Int, _ height: Int, app1: [UInt8] = [], padding: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if !app1.isEmpty { bytes += [0xFF, 0xE1] + big(app1.count + 2, 2) + app1 }
    for _ in 0..<padding { bytes += [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD) }
    return bytes + [0xFF, 0xC4, 0, 3, 0, 0xFF, 0xFF, 0xC2, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 0, 0, 0]
  }

  static func tiff(_ width: Int, _ height: Int, orientation: Int) -> [UInt8] {
    func entry(_ tag: Int, _ value: Int) -> [UInt8] { big(tag, 2) + big(4, 2) + big(1, 4) + big(value, 4) }
    return Array("MM".utf8) + big(42, 2) + big(8, 4) + big(3, 2) + entry(256, width) + entry(257, height)
      + big(274, 2) + big(3, 2) + big(1, 4) + big(orientation, 2) + [0, 0]
  }

  static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(kind.utf8) + content
  }

  static func heic(_ sizes: [(Int, Int)], turns: UInt8 = 0) -> [UInt8] {
    var properties = sizes.flatMap { box("ispe", big(0, 4) + big($0.0, 4) + big($0.1, 4)) }
    if turns > 0 { properties += box("irot", [turns]) }
    return box("ftyp", Array("heic".utf8) + big(0, 4) + Array("mif1".utf8))
      + box("meta", big(0, 4) + box("iprp", box("ipco", properties)))
  }
}
