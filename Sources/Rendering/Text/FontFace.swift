import HeadlessUIKit

/// What to ask a font system for in place of an Apple font.
struct FontFace: Hashable {
  /// Best first; the last one is a generic family.
  var families: [String]
  /// 100 to 900, as in CSS.
  var weight: Int
  var isItalic: Bool

  /// Families that have the Chinese, Japanese and Korean letters that the first ones lack.
  private static let eastAsian = ["WenQuanYi Micro Hei", "Noto Sans CJK SC"]

  init(_ font: UIFont) {
    weight = Self.weight(of: font.weight)
    isItalic = font.isItalic
    switch font.family {
    case .system: families = Self.list(["Inter"])
    case .systemRounded: families = Self.list(["SF Pro Rounded", "Nunito", "Inter"])
    case .systemMonospaced: families = Self.list(["SF Mono", "Menlo", "DejaVu Sans Mono"], generic: "monospace")
    case .systemSerif: families = Self.list(["New York", "DejaVu Serif"], generic: "serif")
    case .named(let name, let family):
      let parsed = PostScriptName(name)
      let wanted = [family.map(PostScriptName.cleaned) ?? "", parsed.family].filter { !$0.isEmpty }
      families = Self.list(wanted + ["Inter"])
      if font.weight == .regular, let named = parsed.weight { weight = named }
      if parsed.isItalic { isItalic = true }
    }
  }

  private static func list(_ first: [String], generic: String = "sans-serif") -> [String] {
    var seen: Set<String> = []
    return (first + eastAsian + [generic]).filter { seen.insert($0).inserted }
  }

  /// The nearest hundred on the line through Apple's named weights.
  private static func weight(of weight: UIFont.Weight) -> Int {
    let named: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
    ]
    return named.first { weight.rawValue < $0.0 }?.1 ?? 900
  }
}

/// What a name such as `HelveticaNeue-BoldItalic` says.
struct PostScriptName: Hashable {
  /// With spaces, as font systems know it; empty for the system's own hidden fonts.
  var family: String
  /// 100 to 900; nil when the name says none.
  var weight: Int?
  var isItalic: Bool

  init(_ name: String) {
    let parts = Self.cleaned(name).split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    weight = Self.weights.first { style.contains($0.0) }?.1
    isItalic = style.contains("italic") || style.contains("oblique")
    var base = parts.first.map(String.init) ?? ""
    for ending in ["PSMT", "MT", "PS"] where base.hasSuffix(ending) && base.count > ending.count + 3 {
      base.removeLast(ending.count)
      break
    }
    family = base.hasPrefix(".") ? "" : Self.spaced(base)
  }

  /// The name without what would end it in a list of families.
  static func cleaned(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.value >= 0x20 && !",;'\"\\<>".unicodeScalars.contains($0) }))
  }

  /// Longer words before the words that they contain.
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("light", 300), ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900), ("w3", 300), ("w6", 600),
  ]

  /// `HelveticaNeue` is "Helvetica Neue", but `PingFangSC` is "PingFang SC".
  private static func spaced(_ name: String) -> String {
    if name.hasPrefix("PingFang") { return "PingFang " + name.dropFirst(8) }
    var result = ""
    var previous: Character = " "
    for character in name {
      if character.isUppercase, previous.isLowercase { result.append(" ") }
      result.append(character)
      previous = character
    }
    return result
  }
}
