/// Breaks text into lines.
enum TextWrapping {
  /// The lines of a text, each wrapped at spaces; a word wider than the columns stays whole. An empty text has no lines.
  static func wrap(_ text: String, columns: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > columns {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      return lines + [line]
    }
  }
}
