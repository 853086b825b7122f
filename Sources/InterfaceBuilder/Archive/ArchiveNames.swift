/// Today's names of what a table does not list: they follow a rule.
enum ArchiveNames {
  /// `IBUIFooView` → `fooView`, `IBADBannerView` → `adBannerView`; nil for what is no name.
  static func element(of className: String) -> String? {
    guard className.hasPrefix("IB") else { return nil }
    return lowered(String(className.dropFirst(className.hasPrefix("IBUI") ? 4 : 2)))
  }

  /// `IBUIShowsScopeBar` → `showsScopeBar`; nil for what is no name.
  static func attribute(of key: String) -> String? {
    for prefix in ["IBUI", "IB", "NS", "UI"] where key.hasPrefix(prefix) {
      return lowered(String(key.dropFirst(prefix.count)))
    }
    return lowered(key)
  }

  /// The name with its first word in small letters: `URLString` → `urlString`.
  private static func lowered(_ name: String) -> String? {
    guard let first = name.utf8.first, isLetter(first),
      name.utf8.allSatisfy({ isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) })
    else { return nil }
    let capitals = name.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(small).lowercased() + name.dropFirst(small)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
  }
}
