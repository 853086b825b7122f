import CommandLineKit
import HeadlessUIKit
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import Commands

@Suite struct OutputFileTests {
  private func compile(_ folder: TemporaryFolder, to output: String, _ more: String...) async -> Outcome {
    await xibc(["compile", folder.file("good.xib"), "--data", folder.file("data.json"), "-o", output] + more)
  }

  @Test(arguments: [
    ("out.txt", "0 UIView"), ("out.json", "\"schema\": \"xibc.tree/1\""), ("out.ndjson", "{\"id\": \"v\""),
    ("out.svg", "<svg"),
    ("out.html", "<html"), ("OUT.JSON", "\"schema\""), ("out", "0 UIView"),
  ])
  func writesWhatTheEndingSays(_ name: String, _ content: String) async throws {
    let folder = try workplace()
    let outcome = await compile(folder, to: folder.file(name))
    #expect(outcome.code == .ok && outcome.output == "")
    #expect(outcome.errors.contains("nameLabel.text is bound to name by name"))
    #expect(try folder.text(of: name).contains(content))
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func keepsWhoMayReadAFileThatItWritesAnew(_ mode: Int) async throws {
    let folder = try workplace()
    let path = folder.file("out.txt")
    try folder.write("old", to: "out.txt")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(await compile(folder, to: path).code == .ok)
    let now = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(FileSize.bytes(now) == UInt64(mode))
  }

  @Test func drawsPictures() async throws {
    let folder = try workplace()
    #expect(await compile(folder, to: folder.file("out.png")).code == .ok)
    #expect(try folder.bytes(of: "out.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(await compile(folder, to: folder.file("out.pdf")).code == .ok)
    #expect(try folder.bytes(of: "out.pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test func writesTheSameToStandardOutput() async throws {
    let folder = try workplace()
    _ = await compile(folder, to: folder.file("out.json"))
    #expect(await compile(folder, to: "-", "--format", "json").output == (try folder.text(of: "out.json")))
  }

  @Test func writesOneLineAnInstance() async throws {
    let folder = try workplace()
    let lines = await compile(folder, to: "-", "--format", "ndjson").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test(arguments: ["missing/out.json", "folder.json", "good.xib/out.json"])
  func endsWith73AndLeavesNothingBehind(_ name: String) async throws {
    let folder = try workplace()
    try folder.write("x", to: "folder.json/inside.txt")
    let before = try folder.names
    let outcome = await compile(folder, to: folder.file(name))
    #expect(outcome.code == .cannotWrite && outcome.output == "")
    #expect(outcome.errors.contains("Cannot write \"\(folder.file(name))\""))
    #expect(try folder.names == before)
  }

  #if os(Linux)
    @Test(arguments: ["/dev/full", "/proc/out.json"]) func endsWith73WhereNothingCanBeWritten(_ path: String)
      async throws
    {
      let outcome = await compile(try workplace(), to: path, "--format", "json")
      #expect(outcome.code == .cannotWrite)
    }
  #endif

  @Test func replacesAFileWhole() async throws {
    let folder = try workplace()
    try folder.write(String(repeating: "old ", count: 10_000), to: "out.json")
    #expect(await compile(folder, to: folder.file("out.json")).code == .ok)
    #expect(try !folder.text(of: "out.json").contains("old"))
    #expect(try folder.names.filter { $0.hasPrefix("out") || $0.hasPrefix(".") } == ["out.json"])
  }

  @Test func writesNothingWhenTheInputIsBad() async throws {
    let folder = try workplace()
    try folder.write("before", to: "out.json")
    #expect(await xibc("compile", folder.file("bad.xib"), "-o", folder.file("out.json")).code == .badInput)
    #expect(try folder.text(of: "out.json") == "before")
  }

  @Test func compilesNoRecordsToAnEmptyGrid() async throws {
    let folder = try workplace()
    try folder.write("[]", to: "data.json")
    let outcome = await compile(folder, to: folder.file("out.json"))
    #expect(outcome.code == .ok)
    #expect(outcome.errors.contains("warning: The JSON holds an empty array"))
    #expect(try folder.text(of: "out.json").contains("\"topLevelObjects\": []"))
  }
}
