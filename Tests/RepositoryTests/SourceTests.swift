import TestSupport
import Testing

/// What the sources themselves must keep to.
@Suite struct SourceTests {
  private static let folders = ["Sources", "Tests", "Benchmarks"]

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
      share >= 0.95,
      "\(declared.bare.count) of \(declared.count) have no comment:\n\(declared.bare.joined(separator: "\n"))")
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

  @Test func nothingThatCameFromAFileCanStopTheProgram() throws {
    for file in try Repository.files(below: "Sources") {
      for (index, line) in try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in ["try!", "as! ", "fatalError(", "try? ", "preconditionFailure("] {
          #expect(!line.contains(word), "\(file):\(index + 1) has \(word)")
        }
      }
    }
  }
}
