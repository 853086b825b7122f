import TestSupport
import Testing

/// What the sources themselves must keep to.
@Suite struct SourceTests {
  private static let folders = ["Sources", "Samples", "Tests", "Benchmarks"]

  @Test(arguments: folders) func noFileIsLongerThan400Lines(_ folder: String) throws {
    for file in try Repository.files(below: folder) + Repository.files(below: folder, ending: ".c") {
      let lines = try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 400, "\(file) has \(lines) lines.")
    }
  }

  @Test(arguments: try Repository.names(in: "Sources"))
  func publicDeclarationsAreDocumented(_ module: String) throws {
    let files = try Repository.files(below: "Sources/\(module)").map { ($0, try Repository.text(of: $0)) }
    let declared = PublicDeclarations(files)
    let share = declared.count == 0 ? 1 : 1 - Double(declared.bare.count) / Double(declared.count)
    #expect(
      share >= Self.floor(of: module),
      "\(declared.bare.count) of \(declared.count) have no comment:\n\(declared.bare.joined(separator: "\n"))")
  }

  /// The share of public declarations that must have a comment. The object library repeats UIKit's own properties, not
  /// all of which are commented yet: its floor may only be raised.
  private static func floor(of module: String) -> Double {
    switch module {
    case "HeadlessUIKit": 0.95
    default: 0.95
    }
  }

  /// All of Foundation costs three times the start-up time; FoundationEssentials serves.
  @Test func foundationIsOnlyImportedWhereItsEssentialsAreMissing() throws {
    for file in try Repository.files(below: "Sources") {
      let lines = try Repository.text(of: file).split(separator: "\n").map {
        $0.filter { $0 != "\t" }.drop { $0 == " " }
      }
      for (index, line) in lines.enumerated() where line.hasSuffix("import Foundation") {
        let before = lines[..<index].suffix(3)
        #expect(
          before.contains { $0.hasPrefix("#if canImport(FoundationEssentials)") } && before.last == "#else",
          "\(file) imports Foundation on Linux too.")
      }
    }
  }

  /// Whether a line has the word, and not as the end of a longer one such as `Registry? `.
  private static func has(_ word: String, in line: Substring) -> Bool {
    line.ranges(of: word).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber
    }
  }

  @Test func nothingThatCameFromAFileCanStopTheProgram() throws {
    for file in try Repository.files(below: "Sources") {
      for (index, line) in try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in ["try! ", "as! ", "fatalError(", "try? ", "preconditionFailure("] {
          #expect(!Self.has(word, in: line), "\(file):\(index + 1) has \(word)")
        }
      }
    }
  }
}
