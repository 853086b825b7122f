/// Short names for findings that stay the same from run to run and from machine to machine.
public enum Fingerprint {
  /// 16 hexadecimal digits of the parts (FNV-1a, 64 bits).
  public static func text(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The text with every line number replaced, so that it stays the same when lines move.
  public static func withoutNumbers(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices.dropFirst() where ["line", "lines"].contains(words[index - 1]) {
      let rest = words[index].drop { $0.isASCII && $0.isNumber }
      if rest.count < words[index].count { words[index] = "#" + rest }
    }
    return words.joined(separator: " ")
  }
}
