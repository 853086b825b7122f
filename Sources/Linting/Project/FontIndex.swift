#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts that lie below some folders, by their PostScript names.
struct FontIndex: Sendable {
  /// How many font files there are.
  private(set) var files = 0
  /// The PostScript names in them, and the names of the files without their endings.
  private(set) var names: Set<String> = []

  private static let deepest = 32
  private static let largestFile = 64 << 20
  private static let passedOver: Set<String> = ["node_modules", "DerivedData", "build"]

  init(directories: [String]) {
    var pending = directories.map { (path: $0, depth: 0) }
    while let (folder, depth) = pending.popLast() {
      let entries: [String]
      do { entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { continue }
      for entry in entries where !entry.hasPrefix(".") && !Self.passedOver.contains(entry) {
        let path = folder + "/" + entry
        let ending = entry.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if ["ttf", "otf", "ttc", "otc"].contains(ending) {
          add(path, stem: String(entry.dropLast(ending.count + 1)))
        } else if !entry.contains(".") || ending == "bundle" || ending == "framework", depth < Self.deepest,
          Self.isFolder(path)
        {
          pending.append((path, depth + 1))
        }
      }
    }
  }

  private mutating func add(_ path: String, stem: String) {
    files += 1
    names.insert(stem)
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      guard data.count <= Self.largestFile else { return }
      names.formUnion(FontNames.postScriptNames(in: [UInt8](data)))
    } catch {
      // A font that cannot be read keeps the name of its file.
    }
  }

  /// Links are not followed, so that none leads in a circle.
  private static func isFolder(_ path: String) -> Bool {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeDirectory
    } catch {
      return false
    }
  }
}

/// The PostScript names in a font file, which are what documents and `UIFont(name:size:)` call a font.
enum FontNames {
  /// The names in a TrueType or OpenType font or collection; none when it is neither, or cut off.
  static func postScriptNames(in bytes: [UInt8]) -> [String] {
    guard let tag = number(bytes, at: 0, size: 4) else { return [] }
    guard tag == 0x7474_6366 else { return name(in: bytes, font: 0).map { [$0] } ?? [] }
    let count = min(number(bytes, at: 8, size: 4) ?? 0, 256)
    return (0..<count).compactMap { index in
      number(bytes, at: 12 + 4 * index, size: 4).flatMap { name(in: bytes, font: $0) }
    }
  }

  private static let postScriptName = 6

  private static func name(in bytes: [UInt8], font: Int) -> String? {
    guard let tables = number(bytes, at: font + 4, size: 2) else { return nil }
    for index in 0..<tables {
      let entry = font + 12 + 16 * index
      guard let tag = number(bytes, at: entry, size: 4) else { return nil }
      guard tag == 0x6E61_6D65, let table = number(bytes, at: entry + 8, size: 4) else { continue }
      return name(in: bytes, table: table)
    }
    return nil
  }

  private static func name(in bytes: [UInt8], table: Int) -> String? {
    guard let count = number(bytes, at: table + 2, size: 2), let texts = number(bytes, at: table + 4, size: 2) else {
      return nil
    }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let id = number(bytes, at: record + 6, size: 2) else { return nil }
      guard id == postScriptName, let length = number(bytes, at: record + 8, size: 2),
        let offset = number(bytes, at: record + 10, size: 2)
      else { continue }
      let start = table + texts + offset
      guard start + length <= bytes.count else { return nil }
      // The names are ASCII, in one byte a letter or in two.
      return String(decoding: bytes[start..<start + length].filter { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
