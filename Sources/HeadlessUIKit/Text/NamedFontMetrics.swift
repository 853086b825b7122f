/// What is known of a font family that documents name: how tall its lines and how wide its letters are.
struct NamedFontMetrics: Sendable {
  /// How the PostScript names of the family begin.
  let prefix: String
  /// The height of a line, in em.
  let lineHeight: Double
  /// The height above the baseline, in em.
  let ascender: Double
  /// Letters of the regular cut, against those of Helvetica Neue Regular.
  let widthFactor: Double
  /// The advance of every letter in em, for monospaced families.
  let fixedAdvance: Double?
  /// The fonts whose letters are as wide, if those are known one by one.
  let twin: Twin?

  enum Twin: Sendable { case times, arial }

  init(
    _ prefix: String, lineHeight: Double, ascender: Double, width: Double = 1, fixedAdvance: Double? = nil,
    twin: Twin? = nil
  ) {
    self.prefix = prefix
    self.lineHeight = lineHeight
    self.ascender = ascender
    widthFactor = width
    self.fixedAdvance = fixedAdvance
    self.twin = twin
  }
}

extension NamedFontMetrics {
  /// A font that the documents name but the machine lacks was measured as Helvetica Neue Regular.
  ///
  /// Evidence: Open Sans, 62 labels in 7 sizes: all heights, and 9 of 9 unconstrained widths within 0.5 points.
  static let missing = NamedFontMetrics("HelveticaNeue", lineHeight: 1.165, ascender: 0.952)

  /// The metrics of the family that a PostScript name belongs to, and the part of the name after the family's.
  static func find(_ name: String) -> (metrics: NamedFontMetrics, cut: Substring)? {
    let family = name.prefix { $0 != "-" }
    if let index = indexByPrefix[String(family)] {
      return (families[index], name[family.endIndex...].dropFirst())
    }
    // Names such as `.SFUIText_Semibold` join the cut to the family.
    for joined in joinedFamilies where name.hasPrefix(joined) {
      guard let index = indexByPrefix[joined] else { continue }
      return (families[index], name.dropFirst(joined.count))
    }
    return nil
  }

  /// The weight of San Francisco that a private name of it means; nil for other names. Until Xcode 10 it was that font.
  ///
  /// Evidence: 10 labels of tools 10117 are as high as San Francisco, 7 of tools 20037 as Times.
  static func privateSystemWeight(_ name: String) -> UIFont.Weight? {
    guard let family = joinedFamilies.first(where: { name.hasPrefix($0) }) else { return nil }
    switch name.dropFirst(family.count).drop(while: { $0 == "-" || $0 == "_" }).lowercased() {
    case "ultralight", "thin", "light": return .light
    case "medium": return .medium
    case "semibold": return .semibold
    case "bold": return .bold
    case "heavy", "black": return .heavy
    default: return .regular
    }
  }

  /// How much wider or narrower a cut is than the regular one.
  ///
  /// Evidence: Avenir Next Heavy 1.12–1.17 (3 labels), Medium 1.01–1.05 (3), Demi Bold 1.02 (1), Ultra Light 0.98–1.00
  /// (2), Helvetica Neue Bold 1.064 (1); the others are guesses between these.
  static func cutFactor(_ cut: Substring) -> Double {
    guard !cut.isEmpty else { return 1 }
    return cutFactors[String(cut)] ?? 1
  }

  private static let cutFactors: [String: Double] = {
    var factors: [String: Double] = [:]
    let uprights: [(names: [String], factor: Double)] = [
      (["Heavy", "Black", "ExtraBold", "ExtraBlack"], 1.12), (["Bold", "W6", "BoldMT", "_Bold"], 1.064),
      (["DemiBold", "SemiBold", "Semibold", "_Semibold"], 1.035), (["Medium"], 1.015),
      (["Light"], 0.985), (["Thin", "UltraLight"], 0.98),
    ]
    for (names, factor) in uprights {
      for name in names {
        for slant in ["", "Italic", "Oblique"] { factors[name + slant] = factor }
      }
    }
    factors["BoldItalicMT"] = 1.064
    // Futura's condensed cuts: a guess.
    factors["CondensedMedium"] = 0.75
    factors["CondensedExtraBold"] = 0.85
    return factors
  }()

  private static let joinedFamilies = [".SFUIText", ".SFUIDisplay"]

  private static let indexByPrefix: [String: Int] = {
    var index: [String: Int] = [:]
    for (position, family) in families.enumerated() { index[family.prefix] = position }
    return index
  }()

  /// Measured families first (the interval is what stored heights allow), then guesses.
  static let families: [NamedFontMetrics] = [
    // Heights (1.139, 1.153]; 2 of 2 unconstrained widths to the pixel.
    NamedFontMetrics("Helvetica", lineHeight: 1.15, ascender: 0.77, twin: .arial),
    // Heights (1.364, 1.375], about 60 labels; 6 widths 0.99–1.05.
    NamedFontMetrics("AvenirNext", lineHeight: 1.366, ascender: 1.0, width: 1.02),
    // Heights (1.3646, 1.375].
    NamedFontMetrics("Avenir", lineHeight: 1.366, ascender: 1.0, width: 1.0),
    // Heights (1.3617, 1.383], 2 labels; 2 widths 0.85 and 0.91 of the same cut.
    NamedFontMetrics("AvenirNextCondensed", lineHeight: 1.366, ascender: 1.0, width: 0.84),
    // Heights (1.3235, 1.3333], 3 labels; 1 width.
    NamedFontMetrics("Futura", lineHeight: 1.328, ascender: 1.04, width: 1.01),
    // Heights (0.998, 1.0], 13 labels of one app that brings the font; three of its documents were drawn without it.
    NamedFontMetrics("ProximaNova", lineHeight: 1.0, ascender: 0.79, width: 0.97),
    // Fonts that projects bring along were there for 9 of 11 projects, Open Sans for one of two. Heights (1.2, 1.231], 4 labels of two projects; 2 widths
    // 1.08 and 1.11.
    NamedFontMetrics("Montserrat", lineHeight: 1.219, ascender: 0.968, width: 1.1),
    // Heights (1.35, 1.375], 3 labels of one project; 1 width of its heaviest cut.
    NamedFontMetrics("Nunito", lineHeight: 1.364, ascender: 1.011, width: 0.95),
    // Heights of 2 labels; 1 width of its bold cut.
    NamedFontMetrics("sora", lineHeight: 1.26, ascender: 0.97, width: 1.09),
    // 3 widths 0.85–0.9 of Helvetica Neue; the height is the free font's own.
    NamedFontMetrics("RobotoCondensed", lineHeight: 1.1719, ascender: 0.9277, width: 0.86),
    // Not seen in public documents: what the free fonts themselves say.
    NamedFontMetrics("Lato", lineHeight: 1.2, ascender: 0.987, width: 0.98),
    NamedFontMetrics("Roboto", lineHeight: 1.1719, ascender: 0.9277, width: 0.989),
    // The pictures of `github-octicons` fill their squares: 2 labels.
    NamedFontMetrics("github", lineHeight: 1.0, ascender: 0.8, fixedAdvance: 1.0),
    // Heights (1.118, 1.137].
    NamedFontMetrics("CourierNewPSMT", lineHeight: 1.133, ascender: 0.833, fixedAdvance: 0.6),
    NamedFontMetrics("CourierNewPS", lineHeight: 1.133, ascender: 0.833, fixedAdvance: 0.6),
    // Heights (1.147, 1.176].
    NamedFontMetrics("Georgia", lineHeight: 1.16, ascender: 0.917, width: 1.02),
    // Private names of San Francisco resolve to Times since iOS 13. Heights (1.107, 1.111], 7 labels; 5 of 5 widths to
    // the pixel.
    NamedFontMetrics(".SFUIText", lineHeight: 1.1074, ascender: 0.8911, twin: .times),
    NamedFontMetrics(".SFUIDisplay", lineHeight: 1.1074, ascender: 0.8911, twin: .times),
    // Guesses: no unconstrained label in the measured documents.
    NamedFontMetrics("TimesNewRomanPSMT", lineHeight: 1.1074, ascender: 0.8911, twin: .times),
    NamedFontMetrics("TimesNewRomanPS", lineHeight: 1.1074, ascender: 0.8911, twin: .times),
    NamedFontMetrics("ArialMT", lineHeight: 1.117, ascender: 0.9053, twin: .arial),
    NamedFontMetrics("Arial", lineHeight: 1.117, ascender: 0.9053, twin: .arial),
    NamedFontMetrics("ArialRoundedMTBold", lineHeight: 1.157, ascender: 0.946, width: 1.1),
    NamedFontMetrics("Courier", lineHeight: 1.0, ascender: 0.754, fixedAdvance: 0.6),
    NamedFontMetrics("Menlo", lineHeight: 1.164, ascender: 0.928, fixedAdvance: 0.602),
    NamedFontMetrics("Verdana", lineHeight: 1.215, ascender: 1.005, width: 1.16),
    NamedFontMetrics("TrebuchetMS", lineHeight: 1.16, ascender: 0.939, width: 0.98),
    NamedFontMetrics("GillSans", lineHeight: 1.15, ascender: 0.918, width: 0.91),
    NamedFontMetrics("Optima", lineHeight: 1.21, ascender: 0.919, width: 0.98),
    NamedFontMetrics("Palatino", lineHeight: 1.1, ascender: 0.827, width: 0.98),
    NamedFontMetrics("Baskerville", lineHeight: 1.14, ascender: 0.897, width: 0.92),
    NamedFontMetrics("AmericanTypewriter", lineHeight: 1.16, ascender: 0.9, width: 1.05),
    NamedFontMetrics("MarkerFelt", lineHeight: 1.09, ascender: 0.85, width: 0.87),
    NamedFontMetrics("ChalkboardSE", lineHeight: 1.41, ascender: 1.1, width: 1.0),
    NamedFontMetrics("IowanOldStyle", lineHeight: 1.24, ascender: 0.95, width: 0.97),
    NamedFontMetrics("PingFangSC", lineHeight: 1.4, ascender: 1.06, width: 1.0),
    NamedFontMetrics("PingFangTC", lineHeight: 1.4, ascender: 1.06, width: 1.0),
    NamedFontMetrics("PingFangHK", lineHeight: 1.4, ascender: 1.06, width: 1.0),
  ]
}
