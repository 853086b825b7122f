import Diagnostics

/// Lines of a document, to be shown with findings. Where lines begin is found when one is first asked for.
struct SourceExcerpts: Sendable {
  private let bytes: [UInt8]
  private var starts: [Int] = []

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
    // Most lines are short; of the others only a window is made into characters.
    let text = Array(
      String(decoding: bytes[start..<min(end, start + max(column, 0) + 4 * Self.width)], as: UTF8.self)
        .unicodeScalars)
    let position = max(0, min(column - 1, text.count))
    let first = position < Self.width - 40 ? 0 : position - 40
    let shown = text[first..<min(text.count, first + Self.width)]
    var line = String.UnicodeScalarView()
    for scalar in shown { line.append(scalar.value < 0x20 ? " " : scalar) }
    return SourceExcerpt(text: String(line), column: position - first + 1)
  }

  private mutating func findLines() {
    starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    }
  }
}
