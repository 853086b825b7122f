/// A font as the measurer sees it: which advances it has and how tall it is, all in em.
struct FontFace: Sendable {
  enum Kerning: Sendable {
    case sanFrancisco
    case sanFranciscoDisplay
    case helvetica
    case timesRegular
    case timesBold
    case arialRegular
    case arialBold
  }

  var row: AdvanceTables.Row = .regular
  /// The advance of every character, for monospaced fonts.
  var fixedAdvance: Double?
  /// Multiplies the advances of the row and its kerning.
  var widthFactor = 1.0
  /// Added to each character that is not an ideograph, a Hangul syllable or an emoji.
  var tracking = 0.0
  var kerning = Kerning.sanFrancisco
  /// Evidence: bounds from labels at 15–18 points (1.0147–1.0200) and 23–28 points (1.0134–1.0163).
  var ideographAdvance = 1.0185
  /// Evidence: 0.866 at 17 points, 0.862 at 31–33.
  var hangulAdvance = 0.866
  /// Set by the size; see ``emojiAdvance(size:)``.
  var emojiAdvance = 1.33
  /// Evidence: stored heights at sizes from 8 to 80 points.
  var lineHeight = 1.193359
  var ascender = 0.952148
  /// Guesses: what UIKit is commonly seen to report for San Francisco.
  var capHeight = 0.705
  var xHeight = 0.526

  /// The advance of a character that no table knows. Evidence: a guess of the fit.
  static let unknownAdvance = 0.6
}

extension FontFace {
  /// The face for a font in a document that the tools of that version wrote.
  init(_ font: UIFont, toolsVersion: Double) {
    switch font.family {
    case .named(let name, _):
      if let weight = NamedFontMetrics.privateSystemWeight(name), toolsVersion < 14_800 {
        // Asked for by that name it is the text cut at any size, and its letters are not spaced.
        self.init(sanFrancisco: weight, size: font.pointSize, toolsVersion: toolsVersion)
        tracking = 0
      } else {
        self.init(name: name)
      }
    case .system, .systemRounded, .systemSerif, .systemMonospaced:
      if toolsVersion < 8000 {
        self.init(helveticaNeueSystem: font.weight, size: font.pointSize)
      } else {
        self.init(sanFrancisco: font.weight, size: font.pointSize, toolsVersion: toolsVersion)
      }
      // A guess: SF Mono's usual advance. The rounded and serif designs are measured as the plain one.
      if font.family == .systemMonospaced { fixedAdvance = 0.618 }
    }
    emojiAdvance = Self.emojiAdvance(size: font.pointSize)
  }

  /// Emoji are wider for their size in small text.
  ///
  /// Evidence: seven labels at 17, 18, 32, 38 and 60 points, 23, 24, 36, 43 and 65 points wide.
  private static func emojiAdvance(size: Double) -> Double {
    switch size {
    case ..<18: 1.33
    case ..<32: 1.33 - (size - 18) / 14 * 0.205
    case ..<38: 1.125
    default: 1.083 + max(0, 60 - size) / 22 * 0.042
    }
  }

  private init(sanFrancisco weight: UIFont.Weight, size: Double, toolsVersion: Double) {
    self.init()
    tracking = TrackingTable.sanFrancisco(size: size, toolsVersion: toolsVersion).value(at: size)
    if size >= 20 { ideographAdvance = 1.0155 }
    // Each weight takes the nearest table; NaN falls to regular.
    switch weight.rawValue {
    case ..<(-0.7):
      row = .light
      tracking -= 0.006
    case ..<(-0.2):
      row = .light
      tracking += 0.003
    case 0.115..<0.265: row = .medium
    case 0.265..<0.35: row = .semibold
    case 0.35..<0.48: row = .bold
    case 0.48..<0.59: row = .heavy
    case 0.59...:
      row = .heavy
      // Evidence: two texts, of 2 and 18 characters.
      tracking += 0.0265
    default:
      row = .regular
      if size > 20 { kerning = .sanFranciscoDisplay }
    }
  }

  /// In Xcode 6 and older bold meant Medium.
  private init(helveticaNeueSystem weight: UIFont.Weight, size: Double) {
    self.init()
    self.useHelvetica(weight.rawValue >= 0.115 ? .helveticaMedium : .helveticaRegular)
    tracking = TrackingTable.helveticaNeue.value(at: size)
    if weight.rawValue < -0.5 {
      row = .helveticaThin
    } else if weight.rawValue < -0.2 {
      row = .helveticaLight
    }
  }

  private init(name: String) {
    self.init()
    useHelvetica(.helveticaRegular)
    if let heights = Self.helveticaNeueHeights[name] {
      lineHeight = heights
      ascender = heights * 0.81
      switch name {
      case "HelveticaNeue-Light", "HelveticaNeue-LightItalic": row = .helveticaLight
      case "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic": row = .helveticaThin
      case "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic":
        row = .helveticaThin
        // What Capsize publishes of the cuts' average letters.
        widthFactor = 0.957
      case "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic": row = .helveticaMedium
      case "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic": widthFactor = 1.067
      case "HelveticaNeue-CondensedBold": widthFactor = 0.85
      default: break
      }
      return
    }
    guard let (metrics, cut) = NamedFontMetrics.find(name) else {
      lineHeight = NamedFontMetrics.missing.lineHeight
      ascender = NamedFontMetrics.missing.ascender
      return
    }
    lineHeight = metrics.lineHeight
    ascender = metrics.ascender
    fixedAdvance = metrics.fixedAdvance
    guard let twin = metrics.twin else {
      widthFactor = metrics.widthFactor * NamedFontMetrics.cutFactor(cut)
      return
    }
    let isBold = cut.contains("Bold") || cut == "W6"
    switch (twin, isBold) {
    case (.times, false): (row, kerning) = (.timesRegular, .timesRegular)
    case (.times, true): (row, kerning) = (.timesBold, .timesBold)
    case (.arial, false): (row, kerning) = (.arialRegular, .arialRegular)
    case (.arial, true): (row, kerning) = (.arialBold, .arialBold)
    }
    if !isBold { widthFactor = NamedFontMetrics.cutFactor(cut) }
  }

  private mutating func useHelvetica(_ row: AdvanceTables.Row) {
    self.row = row
    kerning = .helvetica
    ideographAdvance = 1.0
    capHeight = 0.714
    xHeight = 0.517
  }

  /// Line heights of Helvetica Neue by name: ascent and descent as the Capsize project publishes them for the web, but for
  /// Light and Thin, whose stored heights (24 labels) allow a little less than its 1.18. The italics are taken to be as tall
  /// as the upright cuts.
  private static let helveticaNeueHeights: [String: Double] = [
    "HelveticaNeue": 1.165, "HelveticaNeue-Italic": 1.165, "HelveticaNeue-Light": 1.1785,
    "HelveticaNeue-LightItalic": 1.1785, "HelveticaNeue-Thin": 1.178, "HelveticaNeue-ThinItalic": 1.178,
    "HelveticaNeue-UltraLight": 1.144, "HelveticaNeue-UltraLightItalic": 1.144, "HelveticaNeue-Medium": 1.192,
    "HelveticaNeue-MediumItalic": 1.192, "HelveticaNeue-Bold": 1.192, "HelveticaNeue-BoldItalic": 1.192,
    "HelveticaNeue-CondensedBold": 1.19,
  ]
}
