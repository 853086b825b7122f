import Testing

@testable import HeadlessUIKit

private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

/// Widths are worked out by hand from the published figures: size × (advances + kerning + n × tracking).
@Suite struct TextMetricsTests {
  let metrics = TextMetrics()

  @Test(arguments: [
    ("Label", 17.0, 41.4103), ("Button", 15, 45.4875), ("12:45", 12, 31.5204), ("WAVE To You", 17, 102.0935),
    ("Table View", 34, 157.1106),
  ])
  func addsAdvancesKerningAndTracking(text: String, size: CGFloat, width: CGFloat) {
    #expect(isClose(metrics.width(of: text, font: .systemFont(ofSize: size)), width))
  }

  @Test(arguments: [
    (UIFont.Weight.light, 41.0601), (.medium, 42.3912), (.semibold, 43.3109), (.bold, 44.3207), (.heavy, 45.7878),
  ])
  func hasATableForEachWeight(weight: UIFont.Weight, width: CGFloat) {
    #expect(isClose(metrics.width(of: "Label", font: .systemFont(ofSize: 17, weight: weight)), width))
  }

  @Test func spacesLargeTextByTheGenerationOfTheTools() {
    let font = UIFont.systemFont(ofSize: 34)
    #expect(isClose(TextMetrics(toolsVersion: 15_000).width(of: "Table View", font: font), 156.0566))
    #expect(isClose(TextMetrics(toolsVersion: 9000).width(of: "Table View", font: font), 160.8166))
    let body = UIFont.systemFont(ofSize: 17)
    #expect(TextMetrics(toolsVersion: 9000).width(of: "Table", font: body) == metrics.width(of: "Table", font: body))
  }

  @Test func measuresHelveticaNeueInDocumentsOfXcode6() {
    let old = TextMetrics(toolsVersion: 6751, scale: 1)
    #expect(isClose(old.width(of: "Label", font: .systemFont(ofSize: 17)), 41.8234))
    #expect(isClose(old.width(of: "标题", font: .systemFont(ofSize: 17)), 34))
    // Bold meant Medium then.
    let bold = old.width(of: "Label", font: .boldSystemFont(ofSize: 17))
    #expect(bold == old.width(of: "Label", font: .systemFont(ofSize: 17, weight: .medium)))
  }

  @Test func measuresIdeographsHangulAndAccents() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(isClose(metrics.width(of: "标题", font: font), 34.629))
    #expect(isClose(metrics.width(of: "标题", font: .systemFont(ofSize: 24)), 48.744))
    #expect(isClose(metrics.width(of: "안녕", font: font), 29.444))
    #expect(isClose(metrics.width(of: "Café", font: font), 35.7255))
    #expect(isClose(metrics.width(of: "Cafe\u{301}", font: font), metrics.width(of: "Cafe", font: font)))
    #expect(isClose(metrics.width(of: "a\u{A0}b", font: font), metrics.width(of: "a b", font: font)))
  }

  /// Stored widths of labels, at 2x.
  @Test(arguments: [(18.0, 24.0), (32, 36), (38, 43), (60, 65)])
  func measuresEmojiAsWideAsTheirSizeMakesThem(size: CGFloat, width: CGFloat) {
    #expect(metrics.roundUp(metrics.width(of: "😬", font: .systemFont(ofSize: size))) == width)
  }

  @Test func measuresJoinedEmojiAsOne() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = metrics.width(of: "👩", font: font)
    #expect(isClose(one, 1.33 * 17))
    for joined in ["👩‍👩‍👧", "👍🏽", "🇩🇪", "❤️"] {
      #expect(isClose(metrics.width(of: joined, font: font), one), "\(joined)")
    }
    #expect(metrics.width(of: "か\u{3099}", font: font) == metrics.width(of: "が", font: font))
    #expect(isClose(metrics.width(of: "🇩🇪🇫🇷", font: font), 2 * one))
  }

  @Test func fastPathAgreesWithTheScanner() {
    let text = "The quick brown fox, 12-45; To AVATAR (r.) 7.5%"
    for weight in [UIFont.Weight.regular, .bold, .light] {
      let font = UIFont.systemFont(ofSize: 17, weight: weight)
      // The joiner has no width but keeps the text off the fast path.
      #expect(isClose(metrics.width(of: text + "\u{200D}", font: font), metrics.width(of: text, font: font)))
    }
  }

  @Test func growsWithTextAndSize() {
    let text = "Monotonic, isn't it? 123"
    var last = 0.0
    for size in stride(from: 1.0, through: 120, by: 0.5) {
      let width = metrics.width(of: text, font: .systemFont(ofSize: size))
      #expect(width > last, "at \(size)")
      last = width
    }
    var length = -1.0
    for end in text.indices {
      let width = metrics.width(of: String(text[..<end]), font: .systemFont(ofSize: 17))
      #expect(width > length)
      length = width
    }
  }

  @Test func measuresMonospacedDesignsEvenly() {
    let font = UIFont(family: .systemMonospaced, pointSize: 10)
    #expect(isClose(metrics.width(of: "iiii", font: font), metrics.width(of: "WWWW", font: font)))
  }

  @Test(arguments: [
    (8.0, 10.0, 9.666_667), (14, 17, 17), (16, 19.5, 19.333_333), (17, 20.5, 20.333_333), (20, 24, 24), (36, 43, 43),
  ])
  func roundsLineHeightsUpToPixels(size: CGFloat, twice: CGFloat, thrice: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(isClose(metrics.roundUp(metrics.lineHeight(of: font)), twice))
    let fine = TextMetrics(scale: 3)
    #expect(abs(fine.roundUp(fine.lineHeight(of: font)) - thrice) < 1e-4)
  }

  @Test func splitsTheLineAtTheBaseline() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(isClose(metrics.ascender(of: font) + metrics.descender(of: font), metrics.lineHeight(of: font)))
    #expect(isClose(metrics.ascender(of: font), 95.2148))
    #expect(metrics.xHeight(of: font) < metrics.capHeight(of: font))
    #expect(metrics.capHeight(of: font) < metrics.ascender(of: font))
  }

  @Test func sizesLabelsInWholePixels() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.labelSize("Label", font: font) == CGSize(width: 41.5, height: 20.5))
    #expect(TextMetrics(scale: 1).labelSize("Label", font: font) == CGSize(width: 42, height: 21))
    #expect(metrics.labelSize("", font: font) == .zero)
    #expect(metrics.labelSize("Label", font: font, maxWidth: 20).width <= 20)
  }

  @Test func shrinksTextToFitButNotBelowTheMinimum() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = "Shrink me to fit"
    let full = metrics.width(of: text, font: font)
    #expect(metrics.fittingPointSize(for: text, font: font, width: full, minimumScaleFactor: 0.5) == 20)
    let size = metrics.fittingPointSize(for: text, font: font, width: full * 0.8, minimumScaleFactor: 0.5)
    #expect(size < 20 && size > 14)
    #expect(metrics.width(of: text, font: font.withSize(size)) <= full * 0.8 + 0.02)
    #expect(metrics.width(of: text, font: font.withSize(size + 0.01)) > full * 0.8)
    #expect(isClose(metrics.fittingPointSize(for: text, font: font, width: 1, minimumScaleFactor: 0.5), 10))
    #expect(metrics.fittingPointSize(for: text, font: font, width: .nan, minimumScaleFactor: 0.5) == 20)
    #expect(metrics.fittingPointSize(for: text, font: font, width: 10, minimumScaleFactor: .nan) < 5)
  }

  @Test func takesUnusableSizesForZero() {
    for size in [CGFloat.nan, -.infinity, .infinity, -3, 0] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(metrics.width(of: "Label", font: font) == 0)
      #expect(metrics.lineHeight(of: font) == 0)
    }
    #expect(TextMetrics(scale: .nan).scale == 1)
    #expect(TextMetrics(scale: -2).scale == 1)
    #expect(metrics.roundUp(.nan) == 0)
    #expect(metrics.roundUp(.infinity) == .infinity)
    let odd = UIFont.systemFont(ofSize: 17, weight: .init(rawValue: .nan))
    #expect(metrics.width(of: "Label", font: odd) == metrics.width(of: "Label", font: .systemFont(ofSize: 17)))
  }

  /// Above 20 points T, F and P stand closer before small letters, in the regular weight.
  @Test(arguments: [("Tap", true), ("Fat", true), ("Pad", true), ("Lap", false), ("TAP", false)])
  func kernsCapitalsOfLargeText(_ text: String, _ isCloser: Bool) {
    let metrics = TextMetrics()
    func kerning(_ size: CGFloat, _ weight: UIFont.Weight) -> CGFloat {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      let letters = text.map { metrics.width(of: String($0), font: font) }.reduce(0, +)
      return (metrics.width(of: text, font: font) - letters) / size
    }
    #expect(abs(kerning(30, .regular) - kerning(20, .regular) + (isCloser ? 0.05 : 0)) < 1e-9)
    #expect(abs(kerning(30, .bold) - kerning(20, .bold)) < 1e-9)
  }
}
