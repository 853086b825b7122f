import CommandLineKit
import TestSupport
import Testing

@testable import Commands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ExitCodeTests {
  @Test(arguments: ["inspect", "frames", "validate", "fmt", "compile"])
  func missingInputEndsWith65(_ command: String) async {
    let outcome = await xibc(command, "/nowhere/a.xib")
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains("there is no such file"))
    #expect(!outcome.output.contains("nowhere"))
  }

  @Test func badInputEndsWith65AndItsPlace() async throws {
    let folder = try workplace()
    for command in ["inspect", "frames", "fmt", "compile"] {
      let outcome = await xibc(command, folder.file("bad.xib"))
      #expect(outcome.code == .badInput && outcome.output == "", "\(command)")
      #expect(outcome.errors.contains("bad.xib:1:"), "\(command)")
      #expect(outcome.errors.contains("[doc-malformed-xml]"), "\(command)")
    }
  }

  @Test func foldersAreNoTemplates() async throws {
    let folder = try workplace()
    let outcome = await xibc("compile", folder.path)
    #expect(outcome.code == .badInput && outcome.errors.contains("it is a folder"))
  }

  @Test(arguments: [["inspect", "--format", "json"], ["inspect"], ["frames"], ["inspect", "--format", "ndjson"]])
  func oneBadFileDoesNotStopTheOthers(_ words: [String]) async throws {
    let folder = try workplace()
    let outcome = await xibc(words + ["good.xib", "bad.xib", "missing.xib", "edited.xib"].map(folder.file))
    #expect(outcome.code == .badInput)
    #expect(outcome.output.contains("good.xib") && outcome.output.contains("edited.xib"))
    #expect(!outcome.output.contains("bad.xib"))
    #expect(outcome.errors.contains("bad.xib:1:") && outcome.errors.contains("missing.xib"))
  }

  @Test func findingsEndWith1FromTheLevelThatFails() async throws {
    let folder = try workplace()
    #expect(await xibc("validate", folder.file("good.xib")).code == .ok)
    let outcome = await xibc("validate", folder.file("finding.xib"))
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("[id-duplicate]") && outcome.errors == "")
    let warned = try folder.write(SampleDocument.xib("<view id=\"a\" alpha=\"much\"/>"), to: "warned.xib")
    #expect(await xibc("validate", warned).code == .ok)
    #expect(await xibc("validate", "--fail-on", "warning", warned).code == .findings)
  }

  @Test func validatesTheOthersWhenOneCannotBeRead() async throws {
    let folder = try workplace()
    let outcome = await xibc("validate", "--format", "json", folder.file("finding.xib"), folder.file("missing.xib"))
    #expect(outcome.code == .badInput)
    #expect(outcome.output.contains("\"rule\": \"id-duplicate\"") && outcome.output.contains("\"documents\": 1"))
    #expect(outcome.errors.contains("missing.xib"))
  }

  @Test func fmtChecksWithoutWriting() async throws {
    let folder = try workplace()
    let before = try folder.text(of: "edited.xib")
    let outcome = await xibc("fmt", "--check", folder.file("good.xib"), folder.file("edited.xib"))
    #expect(outcome.code == .findings && outcome.output == folder.file("edited.xib") + "\n")
    #expect(try folder.text(of: "edited.xib") == before)
    #expect(await xibc("fmt", "--check", folder.file("good.xib")).code == .ok)
    #expect(await xibc("fmt", "--check", folder.file("edited.xib"), folder.file("bad.xib")).code == .badInput)
  }

  @Test func fmtWritesOnlyWhatChanges() async throws {
    let folder = try workplace()
    let outcome = await xibc("fmt", folder.path)
    #expect(outcome.code == .badInput)  // bad.xib
    #expect(try folder.text(of: "edited.xib").hasPrefix("<document>\n    <objects>\n        <view id=\"e\"/>\n"))
    #expect(try folder.text(of: "bad.xib") == "<document><oops></document>")
    #expect(outcome.errors.contains("wrote \(folder.file("edited.xib"))"))
    #expect(!outcome.errors.contains("wrote \(folder.file("good.xib"))"))
    #expect(await xibc("fmt", "--stdout", folder.file("good.xib")).output == (try folder.text(of: "good.xib")))
  }

  @Test func compileEndsWith65WhenABindingIsWrong() async throws {
    let folder = try workplace()
    let outcome = await xibc(
      "compile", folder.file("good.xib"), "--data", folder.file("data.json"), "--bind", "gone.text=name")
    #expect(outcome.code == .badInput && outcome.output == "")
    #expect(outcome.errors.contains("The template has no outlet \"gone\""))
  }

  @Test(arguments: ["fmt", "upgrade"]) func writesTheOthersWhenOneCannotBeWritten(_ command: String) async throws {
    let folder = try workplace()
    let old = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <int key="IBDocument.SystemTarget">1280</int></data></archive>
      """
    let text = command == "fmt" ? try folder.text(of: "edited.xib") : old
    let locked = try folder.write(text, to: "locked/a.xib")
    let free = try folder.write(text, to: "free/b.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.file("locked"))
    defer {
      do {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.file("locked"))
      } catch {}
    }
    // Whoever may write everywhere cannot be shown what happens to others.
    guard !FileManager.default.isWritableFile(atPath: folder.file("locked")) else { return }
    let outcome = await xibc(command, locked, free)
    #expect(outcome.code == .cannotWrite)
    #expect(outcome.errors.contains("Cannot write \"\(locked)\""))
    #expect(try folder.text(of: "free/b.xib") != text)
  }

  @Test func explainsListsAttributesAndElements() async {
    #expect(await xibc("explain", "subviews").output.hasPrefix("<subviews>\n"))
    #expect(await xibc("explain", "constraints").output.contains("NSLayoutConstraint"))
    #expect(await xibc("explain", "rect").output.contains("frame of UIView"))
    #expect(await xibc("explain", "--reference").output.hasPrefix("# Elements and attributes\n"))
    #expect(await xibc("explain").code == .usage)
    #expect(await xibc("explain", "subview").errors.contains("\"subviews\""))
  }
}
