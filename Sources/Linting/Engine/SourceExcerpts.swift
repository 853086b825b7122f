import Diagnostics

/// Lines of a document, to be shown with findings. Where lines begin is found when one is first asked for.
struct SourceExcerpts: Sendable {
  private let bytes: [UInt8]
  private var starts: [Int] = []
  /// How far a line was gone through last: its number, the characters before the byte, the byte.
  private var reached = (line: 0, characters: 0, offset: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many characters of a long line are shown.
  static let width = 160

  /// The text of a line, both counted from 1; of a long line what is around the column. The caret's column is in it.
  mutating func line(_ line: Int, around column: Int) -> SourceExcerpt? {
    if starts.isEmpty { findLines() }
    guard line >= 1, line <= starts.count else { return nil }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    guard start <= end else { return nil }
    reach(max(0, column - 1), inLine: line, start..<end)
    let position = reached.characters
    let first = position < Self.width - 40 ? 0 : position - 40
    var begin = first == 0 ? start : reached.offset
    var left = first == 0 ? 0 : position - first
    while left > 0, begin > start {
      begin -= 1
      if bytes[begin] & 0xC0 != 0x80 { left -= 1 }
    }
    let shown = String(decoding: bytes[begin..<min(end, begin + 4 * Self.width)], as: UTF8.self).unicodeScalars
      .prefix(Self.width)
    var line = String.UnicodeScalarView()
    for scalar in shown { line.append(scalar.value < 0x20 ? " " : scalar) }
    return SourceExcerpt(text: String(line), column: position - first + 1)
  }

  /// Goes to a character of a line, or to its end. Findings come in order, so a line is gone through once for all of
  /// its findings, however long it is.
  private mutating func reach(_ character: Int, inLine line: Int, _ range: Range<Int>) {
    if reached.line != line || reached.characters > character { reached = (line, 0, range.lowerBound) }
    while reached.characters < character, reached.offset < range.upperBound {
      reached.offset += 1
      while reached.offset < range.upperBound, bytes[reached.offset] & 0xC0 == 0x80 { reached.offset += 1 }
      reached.characters += 1
    }
  }

  private mutating func findLines() {
    starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    }
  }
}
