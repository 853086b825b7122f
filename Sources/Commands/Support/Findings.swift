import CommandLineKit
import Diagnostics
import XibCompiler

extension Console {
  /// Tells findings on standard error, one after the other, coloured on a terminal.
  func tell(_ findings: [Diagnostic]) {
    let style = errors.style
    for finding in findings {
      let word = finding.severity.rawValue
      let colored: String =
        switch finding.severity {
        case .error: style(word, .bold, .red)
        case .warning: style(word, .bold, .yellow)
        case .info: style(word, .cyan)
        }
      tell(finding.text.replacingFirst(": \(word): ", with: ": \(colored): "))
    }
  }
}

extension TextFindings {
  /// Findings for standard output or a file, coloured on a terminal.
  init(on console: Console, output: String?) {
    let style = output == nil || output == "-" ? console.output.style : .plain
    self.init { text, paint in
      switch paint {
      case .error: style(text, .bold, .red)
      case .warning: style(text, .bold, .yellow)
      case .info: style(text, .cyan)
      case .place: style(text, .bold)
      case .caret: style(text, .bold, .green)
      case .aside: style(text, .dim)
      }
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
