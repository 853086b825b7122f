import Diagnostics
import MarkupXML
import TestSupport
import Testing

/// Makes documents that no person would write.
private struct RandomDocument {
  var random: SeededRandom
  private static let names = ["a", "view", "x-y", "名", "p.q", "_1", "archive", "document"]
  private static let pieces = [
    "a", " ", "\n", "\t", "é", "中", "😀", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#10;", "&#9;", "&#13;",
    "&#x1F600;",
    "]]", "--", "'", "=", "/", "?", "0.5",
  ]

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func text() -> String {
    let start = ["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "\u{FEFF}", "\n\n<?xml version='1.0'?>\r\n"]
    let text = pick(start) + misc() + element(depth: 0) + misc() + pick(["", "\n", "\r\n"])
    return random.below(4) == 0
      ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : text
  }

  private mutating func pick(_ choices: [String]) -> String { choices[random.below(choices.count)] }

  private mutating func misc() -> String { pick(["", "\n", "<!--c-->", "<?p d?>\n"]) }

  private mutating func value(_ most: Int) -> String {
    (0..<random.below(most)).map { _ in pick(Self.pieces) }.joined()
  }

  private mutating func element(depth: Int) -> String {
    let name = pick(Self.names)
    var tag = "<" + name
    for index in 0..<random.below(4) { tag += pick([" ", "\n  "]) + "k\(index)=\"" + value(5) + "\"" }
    guard depth < 5, random.below(5) > 0 else { return tag + pick(["/>", "></\(name)>", " />"]) }
    var inside = ""
    for _ in 0..<random.below(5) {
      switch random.below(8) {
      case 0: inside += "<!--" + pick(["", " x ", "é\n"]) + "-->"
      case 1: inside += "<![CDATA[" + pick(["", "<&>", " "]) + "]]>"
      case 2: inside += "<?pi " + pick(["", "d", "é"]) + "?>"
      case 3: inside += pick(["\n", "\n    ", " "])
      case 4: inside += value(4).split(separator: "]]").joined()
      default: inside += element(depth: depth + 1)
      }
    }
    return tag + ">" + inside + "</\(name)>"
  }
}

@Suite(.timeLimit(.minutes(5))) struct PropertyTests {
  @Test(arguments: 0..<8) func writtenDocumentsReadAsTheSame(_ block: UInt64) throws {
    for seed in block * 250..<block * 250 + 250 {
      var document = RandomDocument(seed: seed)
      let text = document.text()
      let reading = XMLTree.read(Array(text.utf8), documentName: "a")
      guard reading.isWellFormed, let tree = reading.tree else {
        Issue.record("seed \(seed) is no document: \(reading.diagnostics) \(text)")
        continue
      }
      let written = tree.write()
      let again = XMLTree.read(written, documentName: "a")
      #expect(again.isWellFormed, "seed \(seed): \(text)")
      guard let second = again.tree else { continue }
      #expect(second.dump == tree.dump, "seed \(seed): \(text)")
      #expect(second.write() == written, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 0..<8) func damageNeverCrashes(_ block: UInt64) {
    for seed in block * 250..<block * 250 + 250 {
      var document = RandomDocument(seed: seed)
      var bytes = Array(document.text().utf8)
      if seed % 5 == 0 { bytes = Array(SampleDocument.xib("<view id=\"a\"><label id=\"é\"/></view>").utf8) }
      var random = SeededRandom(seed: seed &* 7919)
      for _ in 0..<1 + random.below(4) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array("<&>\"'/!?[]-\0".utf8.shuffled(using: &random).prefix(2)), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        }
      }
      let reading = XMLTree.read(bytes, documentName: "a")
      #expect(reading.isWellFormed || !reading.diagnostics.isEmpty, "seed \(seed)")
      #expect(reading.diagnostics.allSatisfy { $0.location != nil || $0.rule == "doc-empty" }, "seed \(seed)")
      reading.tree?.walkEverything()
    }
  }
}
