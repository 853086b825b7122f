import CommandLineKit
import TestSupport
import Testing

@testable import Commands

@Suite struct InspectTests {
  @Test func writesOneObjectForOneFileAndAnArrayForSeveral() async throws {
    let folder = try workplace()
    let one = await xibc("inspect", "--format", "json", folder.file("good.xib"))
    #expect(one.code == .ok && one.output.hasPrefix("{\n") && one.output.hasSuffix("}\n"))
    let two = await xibc("inspect", "--format", "json", folder.file("good.xib"), folder.file("edited.xib"))
    #expect(two.output.hasPrefix("[\n{\n") && two.output.hasSuffix("}\n]\n"))
    let lines = await xibc("inspect", "--format", "ndjson", folder.file("good.xib"), folder.file("edited.xib"))
    #expect(lines.output.split(separator: "\n").count == 2)
  }

  @Test func keepsTheOrderOfManyFiles() async throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for number in 0..<100 {
      paths.append(try folder.write(SampleDocument.xib("<view id=\"v\(number)\"/>"), to: "\(number).xib"))
    }
    let outcome = await xibc(["inspect", "--format", "ndjson"] + paths)
    let found = outcome.output.split(separator: "\n").map { line in
      paths.firstIndex { line.contains("\"document\": \"\($0)\"") }
    }
    #expect(found == Array(0..<100))
  }

  @Test func searchesFoldersForDocuments() async throws {
    let folder = try workplace()
    try folder.write(SampleDocument.xib("<view id=\"deep\"/>"), to: "a/b/deep.xib")
    try folder.write(SampleDocument.xib("<view id=\"hidden\"/>"), to: ".git/hidden.xib")
    let outcome = await xibc("frames", folder.path)
    let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "\"").dropFirst(3).first }
    #expect(names.map(String.init) == ["a/b/deep.xib", "edited.xib", "finding.xib", "good.xib"].map(folder.file))
  }

  @Test func filters() async throws {
    let folder = try workplace()
    let label = await xibc("inspect", "--query", "UILabel", folder.file("good.xib"))
    #expect(label.output.hasPrefix("UILabel #l") && label.code == .ok)
    let nodes = await xibc("inspect", "--id", "l", "--format", "json", folder.file("good.xib"))
    #expect(nodes.output.contains("\"schema\": \"xibc.nodes/1\""))
    #expect(await xibc("inspect", "--top-level", folder.file("good.xib")).output.contains("UILabel") == false)
  }

  @Test func showsTheWorldThatWasAskedFor() async throws {
    let folder = try workplace()
    let outcome = await xibc("inspect", "--device", "retina5_9", "--format", "json", folder.file("good.xib"))
    #expect(outcome.output.contains("\"device\": \"retina5_9\"") && outcome.output.contains("\"scale\": 3"))
  }

  @Test func writesAPageForOneDocumentOnly() async throws {
    let folder = try workplace()
    let page = await xibc("inspect", "--format", "html", folder.file("good.xib"))
    #expect(page.code == .ok && page.output.contains("<html"))
    #expect(
      await xibc("inspect", "--format", "html", folder.file("good.xib"), folder.file("edited.xib")).code == .usage)
  }
}
