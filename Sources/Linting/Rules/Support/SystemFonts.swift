/// The fonts that iOS brings, by the beginning of their PostScript names.
///
/// Evidence: Apple's list of the fonts of iOS 17 (developer.apple.com/fonts/system-fonts), with those that older ones had.
enum SystemFonts {
  /// Whether iOS has had a font of that name.
  static func has(_ name: String) -> Bool {
    if name.hasPrefix(".") || name == "System" || name == "system" { return true }
    let family = name.prefix { $0 != "-" && $0 != "_" }
    if families.contains(String(family)) { return true }
    // Names that join the cut to the family: `DamascusBold`, `KannadaSangamMN-Bold`, `TrebuchetMS-Bold`.
    return joined.contains { family.hasPrefix($0) }
  }

  private static let families: Set<String> = [
    "AlNile", "Arial", "ArialMT", "ArialHebrew", "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed",
    "BanglaSangamMN", "Baskerville", "BradleyHandITCTT", "ChalkboardSE", "Chalkduster", "Charter", "Cochin",
    "Copperplate", "Courier", "DBLCDTempBlack", "DINAlternate", "DINCondensed", "DevanagariSangamMN", "Didot",
    "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangamMN", "Helvetica",
    "HelveticaNeue", "HiraKakuProN", "HiraMaruProN", "HiraMinProN", "HiraginoSans", "HoeflerText", "Impact",
    "InaiMathi", "IowanOldStyle", "Kailasa", "Kefa", "LaoSangamMN", "MarkerFelt", "Menlo", "Mishafi", "MuktaMahee",
    "NewYork", "Noteworthy", "Optima", "Palatino", "Papyrus", "PartyLetPlain", "Rockwell", "STXingkai",
    "SavoyeLetPlain", "SnellRoundhand", "Symbol", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "Verdana",
    "ZapfDingbatsITC", "Zapfino", "PlantagenetCherokee", "Sathu", "Skia", "Times",
  ]

  private static let joined = [
    "AcademyEngravedLet", "AmericanTypewriter", "AppleColorEmoji", "AppleGothic", "AppleSDGothicNeo", "AppleSymbols",
    "BodoniOrnaments", "BodoniSvtyTwo", "CourierNewPS", "Damascus", "GujaratiSangamMN", "GurmukhiMN",
    "KannadaSangamMN", "KhmerSangamMN", "Kohinoor", "MalayalamSangamMN", "MarionRegular", "Marion", "MyanmarSangamMN",
    "NotoNastaliqUrdu", "NotoSans", "OriyaSangamMN", "PingFang", "STHeiti", "STIXTwo", "SinhalaSangamMN",
    "TamilSangamMN", "TeluguSangamMN", "TrebuchetMS", "Trebuchet", "HeitiSC", "HeitiTC", "SFUI", "SFPro", "SFCompact",
    "SFMono",
  ]
}
