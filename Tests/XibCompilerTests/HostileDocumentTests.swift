import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

/// Real documents with lines lost, doubled and moved, and with values that nobody expects: always an answer, never a crash.
@Suite(.timeLimit(.minutes(5))) struct HostileDocumentTests {
  private static let values = [
    "", "-1", "0", "nan", "inf", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "1/0",
    "YES",
    "é\u{301}😀", "-1", "-2", "s4b-li-Df8", "4294967296", "0.1", "center", "&#10;", "\u{202E}x",
  ]

  /// A document with a few things wrong.
  private func damaged(_ lines: [Substring], by random: inout SeededRandom) -> String {
    var lines = lines
    for _ in 0..<1 + random.below(5) {
      let place = random.below(lines.count)
      switch random.below(6) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: random.below(lines.count))
      case 2: lines.swapAt(place, random.below(lines.count))
      default:
        var parts = lines[place].split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        parts[1 + 2 * random.below((parts.count - 1) / 2)] = Self.values[random.below(Self.values.count)][...]
        lines[place] = Substring(parts.joined(separator: "\""))
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: try Repository.names(in: "Templates")) func neverStopTheProgram(_ name: String) throws {
    let lines = try Repository.text(of: "Templates/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
    for seed in 0..<UInt64(60) {
      var random = SeededRandom(seed: seed &* 7919 &+ UInt64(name.utf8.count))
      let file = InputFile(name, damaged(lines, by: &random))
      let (tree, diagnostics) = XibCompiler().inspect(file)
      guard let tree else {
        #expect(diagnostics.contains { $0.severity == .error }, "seed \(seed)")
        continue
      }
      #expect(!tree.text().isEmpty && !JSONText.pretty(tree.json).isEmpty)
      _ = XibCompiler().frames(file, stored: seed % 2 == 0)
      var request = CompileRequest(template: file)
      request.data = InputFile("data.json", #"[{"name": "One", "icon": "a"}, {"name": null}, {}]"#)
      request.grid.columns = 2
      let result = XibCompiler().compile(request)
      #expect(result.tree != nil || result.hasErrors, "seed \(seed)")
      guard let view = result.view else { continue }
      do { _ = try Drawing.render(view, as: "svg", scale: 2, document: name) } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
