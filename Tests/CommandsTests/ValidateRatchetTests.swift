import CommandLineKit
import TestSupport
import Testing

@testable import Commands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is checked, what fails a run, and what a baseline keeps.
@Suite struct ValidateRatchetTests {
  /// A folder with one finding, which a baseline knows.
  private func ratchet() async throws -> TemporaryFolder {
    let folder = try workplace()
    _ = await xibc("validate", "--baseline", folder.file("known.json"), "--write-baseline", folder.file("finding.xib"))
    #expect(try folder.text(of: "known.json").contains("id-duplicate"))
    return folder
  }

  private func validate(_ folder: TemporaryFolder, _ more: String...) async -> Outcome {
    await xibc(["validate", "--baseline", folder.file("known.json"), folder.file("finding.xib")] + more)
  }

  @Test(arguments: ["", "<document><objects>", "no markup"])
  func nothingIsFixedInADocumentThatCannotBeRead(_ damaged: String) async throws {
    let folder = try await ratchet()
    let good = try folder.text(of: "finding.xib")
    let known = try folder.text(of: "known.json")
    try folder.write(damaged, to: "finding.xib")
    let outcome = await validate(folder, "--write-baseline")
    #expect(outcome.code == .badInput && !outcome.errors.contains("Fixed:"))
    #expect(try folder.text(of: "known.json") == known)
    #expect(await !validate(folder).output.contains("which is fixed"))
    try folder.write(good, to: "finding.xib")
    #expect(await validate(folder).code == .ok)
  }

  @Test func nothingIsFixedByTurningARuleOff() async throws {
    let folder = try await ratchet()
    let known = try folder.text(of: "known.json")
    try folder.write(#"{"rules": {"id-duplicate": "off"}}"#, to: ".xibc.json")
    let outcome = await validate(folder, "--write-baseline")
    #expect(outcome.code == .ok && !outcome.errors.contains("Fixed:"))
    #expect(try folder.text(of: "known.json") == known)
  }

  @Test func noRunFailsForWhatIsFixed() async throws {
    let folder = try await ratchet()
    try folder.write(try folder.text(of: "good.xib"), to: "finding.xib")
    let outcome = await validate(folder, "--fail-on", "info")
    #expect(outcome.output.contains("which is fixed") && !outcome.output.contains("[id-duplicate]"))
    #expect(outcome.code == (outcome.output.contains("finding.xib:") ? .findings : .ok))
    #expect(await validate(folder, "--fail-on", "warning", "--config", folder.file("none.json")).code == .badInput)
  }

  @Test func whatIsNotToldIsCounted() async throws {
    let folder = try workplace()
    let whole = await xibc("validate", folder.file("finding.xib"), "--format", "json")
    let part = await xibc("validate", folder.file("finding.xib"), "--format", "json", "--max", "0")
    func summary(_ text: String) -> String { String(text.split(separator: "\"summary\"").last ?? "") }
    #expect(summary(part.output) == summary(whole.output) && part.output.contains("\"errors\": 1"))
    #expect(part.code == whole.code && !part.output.contains("id-duplicate"))
  }

  @Test func oneDocumentThatIsNamedTwiceIsCheckedOnce() async throws {
    let folder = try workplace()
    let outcome = await xibc(
      "validate", folder.file("finding.xib"), folder.file("./finding.xib"), folder.file("In/../finding.xib"))
    #expect(outcome.output.contains("1 document, 1 error"))
  }

  @Test(arguments: [["validate"], ["frames"], ["inspect"], ["layout"], ["coverage"]])
  func noResultIsWrittenOverADocument(_ words: [String]) async throws {
    let folder = try workplace()
    let text = try folder.text(of: "good.xib")
    let outcome = await xibc(words + ["-o", folder.file("good.xib"), folder.file("good.xib")])
    #expect(outcome.code == .usage && outcome.errors.contains("would be lost"))
    #expect(try folder.text(of: "good.xib") == text)
  }

  @Test func noResultIsWrittenOverTheBaseline() async throws {
    let folder = try await ratchet()
    let known = try folder.text(of: "known.json")
    #expect(await validate(folder, "-o", folder.file("known.json")).code == .usage)
    #expect(try folder.text(of: "known.json") == known)
  }

  @Test func foldersWithoutSourcesAreTold() async throws {
    let folder = try workplace()
    try folder.write("", to: "Sources/Notes.txt")
    let words = ["validate", "--sources", folder.file("Sources"), folder.file("good.xib")]
    #expect(await xibc(words).errors.contains("There are 0 source files below \(folder.file("Sources"))"))
    try folder.write("class Cell {}", to: "Sources/Cell.swift")
    #expect(await !xibc(words).errors.contains("There are"))
  }

  // MARK: Configurations

  @Test(arguments: [["validate"], ["layout", "--check"]])
  func aRunFailsAsTheConfigurationOfTheDocumentSays(_ words: [String]) async throws {
    let folder = try workplace()
    let button = """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/><subviews>
      <label text="A text that is far too long" lineBreakMode="tailTruncation" id="l">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label></subviews></view>
      """
    try folder.write(SampleDocument.xib(button), to: "Strict/a.xib")
    let paths = words + [folder.file("Strict/a.xib")]
    #expect(await xibc(paths).code == .ok)
    #expect(await xibc(paths + ["--fail-on", "warning"]).code == .findings)
    try folder.write(#"{"failOn": "warning"}"#, to: "Strict/.xibc.json")
    #expect(await xibc(paths).code == .findings)
    #expect(await xibc(paths + ["--fail-on", "error"]).code == .ok)
  }

  @Test(arguments: [["validate"], ["layout", "--check"]])
  func whereTheConfigurationIsBrokenTheOthersAreChecked(_ words: [String]) async throws {
    let folder = try workplace()
    try folder.write(try folder.text(of: "good.xib"), to: "Broken/a.xib")
    try folder.write("{bad", to: "Broken/.xibc.json")
    let outcome = await xibc(words + [folder.file("Broken"), folder.file("good.xib")])
    #expect(outcome.code == .badInput && outcome.errors.contains("1 document is not checked."))
    #expect(outcome.output.contains("1 document,"))
  }

  @Test func aConfigurationThatIsALinkToNothingIsToldAsUnreadable() async throws {
    let folder = try workplace()
    try folder.write(try folder.text(of: "good.xib"), to: "Linked/a.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Linked/.xibc.json"), withDestinationPath: folder.file("nowhere"))
    let outcome = await xibc("validate", folder.file("Linked"))
    #expect(outcome.code == .badInput && outcome.errors.contains(".xibc.json"))
  }

  // MARK: What has changed

  @Test func whatIsNotThereHasNotJustStayedTheSame() async throws {
    let folder = try workplace()
    let nowhere = await xibc("validate", "--since", "HEAD", folder.file("nope.xib"))
    #expect(nowhere.code == .badInput && nowhere.errors.contains("nope.xib"))
    let outside = await xibc("validate", "--since", "HEAD", folder.file("good.xib"))
    #expect(outside.code == .badInput && outside.errors.contains("is in none"))
    #expect(await xibc("validate", "--since", "HEAD", "-").code == .usage)
  }

  @Test func eachPathIsLookedUpInItsOwnRepository() async throws {
    let folder = try workplace()
    #expect(Subprocess.run(["git", "init", "-q", folder.file("")], isQuiet: true).status == 0)
    let identity = ["-c", "user.name=n", "-c", "user.email=e@x"]
    let commit = ["git", "-C", folder.file("")] + identity + ["commit", "-q", "--allow-empty", "-m", "m"]
    #expect(Subprocess.run(commit, isQuiet: true).status == 0)
    let outcome = await xibc("validate", "--since", "HEAD", folder.file("finding.xib"))
    #expect(outcome.code == .findings && outcome.output.contains("[id-duplicate]"))
  }
}
