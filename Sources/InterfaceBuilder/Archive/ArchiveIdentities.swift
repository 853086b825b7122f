import MarkupXML

/// The ids of objects in today's form.
struct ArchiveIdentities {
  private var given: [XMLNode: String] = [:]
  private var used: Set<String> = []

  /// The record's id, which Xcode keeps too. An object without a record gets one of Xcode's shape, which depends on the
  /// archive alone.
  mutating func id(of object: XMLNode, recorded: String?, archiveID: String?) -> String {
    if let recorded { return recorded }
    if let known = given[object] { return known }
    var text = archiveID ?? "#\(object.index)"
    var id = Self.shaped(text)
    while !used.insert(id).inserted {
      text += "+"
      id = Self.shaped(text)
    }
    given[object] = id
    return id
  }

  /// Eight letters and digits as in `H8J-rv-cJ8`, by the FNV-1a hash of the text.
  private static func shaped(_ text: String) -> String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var id: [UInt8] = []
    for place in 0..<8 {
      if place == 3 || place == 5 { id.append(UInt8(ascii: "-")) }
      id.append(letters[Int(hash % 62)])
      hash /= 62
    }
    return String(decoding: id, as: UTF8.self)
  }
}
