import Testing

@testable import HeadlessUIKit

@Suite struct NamedFontTests {
  let metrics = TextMetrics()

  private func height(_ name: String, _ size: CGFloat, scale: CGFloat = 2) -> CGFloat? {
    UIFont(name: name, size: size).map { font in
      let metrics = TextMetrics(scale: scale)
      return metrics.roundUp(metrics.lineHeight(of: font))
    }
  }

  private func width(_ text: String, _ name: String) -> CGFloat {
    UIFont(name: name, size: 20).map { metrics.width(of: text, font: $0) } ?? -1
  }

  /// Stored heights of labels, at 2x or 1x.
  @Test(arguments: [
    ("HelveticaNeue", 17.0, 2.0, 20.0), ("HelveticaNeue-Thin", 40, 1, 48), ("HelveticaNeue-Light", 13, 2, 15.5),
    ("HelveticaNeue-Bold", 17, 2, 20.5), ("Helvetica", 36, 2, 41.5), ("AvenirNext-Regular", 10, 2, 14),
    ("AvenirNext-Heavy", 40, 2, 55), ("Futura-Medium", 17, 2, 23), ("AvenirNextCondensed-Bold", 47, 1, 65),
    ("OpenSans", 13, 2, 15.5), ("OpenSans-Semibold", 18, 2, 21), ("OpenSans-Light", 24, 2, 28),
    (".SFUIText", 20, 2, 22.5), (".SFUIText_Semibold", 18, 2, 20),
  ])
  func knowsTheHeightsOfLines(name: String, size: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(height(name, size, scale: scale) == expected)
  }

  @Test func measuresAMissingFontAsHelveticaNeue() {
    #expect(width("Label", "OpenSans-Semibold") == width("Label", "HelveticaNeue"))
    #expect(width("Label", "No Such Font") == width("Label", "HelveticaNeue"))
    #expect(height("-", 20) == height("HelveticaNeue", 20))
  }

  @Test func ordersTheCutsOfAFamily() {
    for family in ["AvenirNext", "HelveticaNeue"] {
      let cuts = ["Thin", "Light", "Regular", "Bold"].map { width("Hamburgefonts", "\(family)-\($0)") }
      #expect(cuts == cuts.sorted(), "\(family)")
    }
    #expect(width("Hello", "AvenirNext-BoldItalic") == width("Hello", "AvenirNext-Bold"))
  }

  /// Stored widths of labels, at 2x.
  @Test(arguments: [
    ("Tracking", ".SFUIText", 20.0, 71.5), ("People", ".SFUIText", 20, 54.5), ("GDPR", "TimesNewRomanPSMT", 20, 53.5),
    ("First View", "Helvetica", 36, 157.5), ("Second View", "ArialMT", 36, 209.5),
  ])
  func measuresTheFontsWithATwinToThePixel(text: String, name: String, size: CGFloat, expected: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(metrics.roundUp(metrics.width(of: text, font: font)) == expected)
  }

  /// Stored widths of labels and buttons, at 1x.
  @Test(arguments: [
    ("steps", "HelveticaNeue-Thin", 80.0, 183.0), ("alt", "HelveticaNeue-Thin", 80, 75),
    ("TouchyFeely", "HelveticaNeue-Thin", 40, 204), ("Options", "HelveticaNeue-Light", 17, 58),
  ])
  func measuresTheFineCutsOfHelveticaNeue(text: String, name: String, size: CGFloat, expected: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(metrics.width(of: text, font: font).rounded(.up) == expected)
  }

  @Test func takesPrivateNamesForSanFranciscoUntilXcode10() throws {
    let font = try #require(UIFont(name: ".SFUIText_Semibold", size: 18))
    let old = TextMetrics(toolsVersion: 10117, scale: 1)
    #expect(old.lineHeight(of: font) == old.lineHeight(of: .systemFont(ofSize: 18)))
    #expect(old.width(of: "Action", font: font) > metrics.width(of: "Action", font: font))
    #expect(metrics.lineHeight(of: font) < old.lineHeight(of: font))
  }

  @Test func spacesMonospacedFamiliesEvenly() {
    for name in ["Courier", "CourierNewPSMT", "CourierNewPS-BoldMT"] {
      #expect(abs(width("iW", name) - 2 * 20 * 0.6 * NamedFontMetrics.cutFactor("")) < 1e-9)
    }
  }

  @Test func listsEachFamilyOnce() {
    let names = NamedFontMetrics.families.map(\.prefix)
    #expect(Set(names).count == names.count)
    #expect(NamedFontMetrics.families.allSatisfy { (0.9..<1.7).contains($0.lineHeight) && $0.ascender < $0.lineHeight })
  }
}
