import Diagnostics
import Testing

@testable import Linting

@Suite struct SourceExcerptTests {
  private func line(_ number: Int, around column: Int, of text: String) -> SourceExcerpt? {
    var excerpts = SourceExcerpts(Array(text.utf8))
    return excerpts.line(number, around: column)
  }

  @Test func showsAWholeShortLine() throws {
    let text = "one\r\n\ttwo é three\nfour"
    let second = try #require(line(2, around: 6, of: text))
    #expect(second.text == " two é three" && second.column == 6)
    #expect(line(1, around: 1, of: text)?.text == "one")
    #expect(line(3, around: 99, of: text)?.column == 5)
    #expect(line(0, around: 1, of: text) == nil && line(4, around: 1, of: text) == nil)
  }

  @Test func showsWhatIsAroundAPlaceOfALongLine() {
    let text = String(repeating: "é123456789", count: 1000)
    let characters = Array(text.unicodeScalars)
    var excerpts = SourceExcerpts(Array(text.utf8))
    for column in [1, 5001, 2501, 9999, 10_000] {
      guard let line = excerpts.line(1, around: column) else {
        Issue.record("nothing is shown at \(column)")
        continue
      }
      let shown = Array(line.text.unicodeScalars)
      #expect(shown.count <= SourceExcerpts.width)
      #expect(shown[line.column - 1] == characters[column - 1])
    }
  }

  @Test(.timeLimit(.minutes(1))) func goesThroughALineOnceForAllItsFindings() {
    var excerpts = SourceExcerpts(Array(repeating: UInt8(ascii: "a"), count: 3_000_000))
    var shown = 0
    for column in stride(from: 1, through: 3_000_000, by: 100) {
      shown += excerpts.line(1, around: column) == nil ? 0 : 1
    }
    #expect(shown == 30_000)
  }
}
