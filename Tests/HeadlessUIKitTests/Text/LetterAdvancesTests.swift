import Testing

@testable import HeadlessUIKit

@Suite struct LetterAdvancesTests {
  private let metrics = TextMetrics(toolsVersion: 21507, scale: 2)

  /// Frames that Interface Builder stored for such texts, in points.
  @Test(arguments: [
    ("Показать элемент", 15.0, UIFont.Weight.regular, 132.0), ("Следующий элемент", 15, .regular, 151),
    ("°", 100, .light, 38), ("21", 80, .black, 93),
  ])
  func isNearToWhatWasStored(_ text: String, _ size: Double, _ weight: UIFont.Weight, _ stored: Double) {
    let width = metrics.width(of: text, font: .systemFont(ofSize: size, weight: weight))
    #expect(abs(width - stored) < max(1, stored * 0.02))
  }

  @Test func takesCyrillicForNoLatinLetters() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.width(of: "т", font: font) > metrics.width(of: "t", font: font) + 1)
    #expect(metrics.width(of: "ш", font: font) > metrics.width(of: "о", font: font))
  }

  @Test(arguments: AdvanceTables.Row.sanFrancisco)
  func knowsEveryLetterOfTheRanges(row: AdvanceTables.Row) {
    for scalar in UInt32(0x0410)...0x044F {
      #expect((0.2...1.3).contains(LetterAdvances.advance(scalar, in: row) ?? 0))
    }
    for scalar in UInt32(0x03B1)...0x03C9 {
      #expect((0.2...1.2).contains(LetterAdvances.advance(scalar, in: row) ?? 0))
    }
    #expect(LetterAdvances.advance(0x00B0, in: row) != nil)
  }

  @Test func knowsNothingOfOtherScripts() {
    for scalar in [0, 0x0383, 0x03CF, 0x0460, 0x0E01, 0x10FFFF] as [UInt32] {
      #expect(LetterAdvances.advance(scalar, in: .regular) == nil)
    }
    #expect(LetterAdvances.advance(0x0416, in: .helveticaThin) == nil)
  }
}

extension AdvanceTables.Row {
  fileprivate static let sanFrancisco: [Self] = [.light, .regular, .medium, .semibold, .bold, .heavy]
}
