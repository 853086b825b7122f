import CommandLineKit
import TestSupport
import Testing

@testable import Commands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `xibc validate` does with input that is wrong: it says so, checks the rest, and ends with the right exit code.
@Suite struct ValidateInputTests {
  private static let finding = "[id-duplicate]"

  @Test(arguments: [["validate"], ["layout", "--check"]])
  func whatCannotBeUnderstoodEndsAsWithOtherCommands(_ words: [String]) async throws {
    let folder = try workplace()
    let outcome = await xibc(words + [folder.file("bad.xib"), folder.file("good.xib")])
    #expect(outcome.code == .badInput)
    #expect(outcome.output.contains("[doc-malformed-xml]") && outcome.output.contains("2 documents"))
    try folder.write("", to: "bad.xib")
    #expect(await xibc(words + [folder.file("bad.xib")]).code == .badInput)
  }

  @Test func whatIsKnownToBeUnreadableMayPass() async throws {
    let folder = try workplace()
    let (bad, known) = (folder.file("bad.xib"), folder.file("known.json"))
    _ = await xibc("validate", "--baseline", known, "--write-baseline", bad)
    #expect(await xibc("validate", "--baseline", known, bad).code == .ok)
    try folder.write(#"{"suppress": [{"path": "bad.xib"}]}"#, to: ".xibc.json")
    #expect(await xibc("validate", bad).code == .ok)
  }

  @Test(arguments: ["--sources", "--assets"])
  func aFolderThatIsNotThereIsAnError(_ option: String) async throws {
    let folder = try workplace()
    let outcome = await xibc("validate", option, folder.file("Nowhere"), folder.file("finding.xib"))
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains("error: There is no folder \"\(folder.file("Nowhere"))\""))
    #expect(outcome.output.contains(Self.finding))
  }

  @Test(arguments: [
    (#"{"rules": {"ref-dangling": }}"#, ".xibc.json:1:28: "), (#"{"ruls": {}}"#, "Did you mean \"rules\"?"),
    ("{\n  \"rules\": {\"ref-danglin\": \"off\"}}", ".xibc.json:2:13: "),
    (#"{"rules": {"ref-danglin": "off"}}"#, "Did you mean \"ref-dangling\"?"),
    (#"{"rules": {"ref-dangling": 3}}"#, "A severity is wanted here, not a number."),
    (#"{"exclude": "Pods"}"#, "A list is wanted here"), ("", ".xibc.json:1:1: "),
  ])
  func aBrokenConfigurationLeavesTheOthersChecked(_ text: String, _ message: String) async throws {
    let folder = try workplace()
    try folder.write(try folder.text(of: "finding.xib"), to: "Broken/a.xib")
    try folder.write(try folder.text(of: "finding.xib"), to: "Broken/In/b.xib")
    try folder.write(text, to: "Broken/.xibc.json")
    let outcome = await xibc("validate", folder.file("Broken"), folder.file("finding.xib"))
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains(message) && outcome.errors.contains("2 documents are not checked."))
    #expect(outcome.output.contains("finding.xib:") && !outcome.output.contains("a.xib:"))
    #expect(outcome.output.contains("1 document,"))
    let named = await xibc("validate", "--config", folder.file("Broken/.xibc.json"), folder.file("finding.xib"))
    #expect(named.code == .badInput && named.errors.contains(message) && named.output == "")
  }

  @Test(arguments: [
    ("{\"schema\": \"xibc.baseline/2\", \"findings\": []}", "version"), ("{\"schema\": ", "known.json:1:"),
    ("not JSON", "known.json:1:1"), ("", "known.json"), ("[]", "no baseline"),
  ])
  func aBaselineThatCannotBeUsedIsRefused(_ text: String, _ message: String) async throws {
    let folder = try workplace()
    let known = try folder.write(text, to: "known.json")
    for more in [[], ["--write-baseline"]] {
      let outcome = await xibc(["validate", "--baseline", known, folder.file("finding.xib")] + more)
      #expect(outcome.code == .badInput && outcome.output == "" && outcome.errors.contains(message))
      #expect(try folder.text(of: "known.json") == text)
    }
    let missing = await xibc("validate", "--baseline", folder.file("none.json"), folder.file("finding.xib"))
    #expect(missing.code == .badInput && missing.errors.contains("there is no such file"))
  }

  @Test func fixedTranslationsAreTold() async throws {
    let folder = try TemporaryFolder()
    let known = folder.file("known.json")
    try folder.write(SampleDocument.xib("<view id=\"abc-De-fGh\"/>"), to: "Base.lproj/Main.xib")
    try folder.write("\"xyz-12-345.text\" = \"Fort\";\n", to: "de.lproj/Main.strings")
    try folder.write("\"xyz-12-345.text\" = \"Fort\";\n", to: "de.lproj/Other.strings")
    _ = await xibc("validate", "--baseline", known, "--write-baseline", folder.path)
    #expect(try folder.text(of: "known.json").contains("i18n-stale"))
    #expect(await xibc("validate", "--fail-on", "info", "--baseline", known, folder.path).code == .ok)
    try folder.write("\n", to: "de.lproj/Main.strings")
    let outcome = await xibc("validate", "--baseline", known, folder.path)
    #expect(
      outcome.output.contains("The baseline has 1 × \"i18n-stale\" in \"de.lproj/Main.strings\", which is fixed."))
    let written = await xibc("validate", "--baseline", known, "--write-baseline", folder.path)
    #expect(written.errors.contains("Fixed: 1 × i18n-stale in de.lproj/Main.strings"))
    #expect(try !folder.text(of: "known.json").contains("i18n-stale"))
  }

  @Test func sourcesInOtherEncodingsAreRead() async throws {
    let folder = try TemporaryFolder()
    let text = "import UIKit\n// Größe\nclass CardView: UIView {\n  @IBOutlet var nameLabel: UILabel!\n}\n"
    func utf16(_ isBig: Bool) -> [UInt8] {
      (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE])
        + text.utf16.flatMap { unit in
          let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
          return isBig ? bytes : bytes.reversed()
        }
    }
    let latin = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let document = try folder.write(
      SampleDocument.xib(
        """
        <view id="v" customClass="CardView">
            <connections>
                <outlet property="nameLable" destination="v" id="o"/>
            </connections>
        </view>
        """), to: "CardView.xib")
    for (name, bytes) in [("UTF-16", utf16(true)), ("UTF-16", utf16(false)), ("Latin-1", latin)] {
      try folder.write(bytes, to: "Sources/CardView.swift")
      let outcome = await xibc("validate", "--sources", folder.file("Sources"), document)
      #expect(outcome.code == .findings && outcome.output.contains("[outlet-missing]"), "\(name)")
      #expect(outcome.errors.contains("is not in UTF-8 and was read as \(name)"), "\(name)")
    }
  }

  @Test(arguments: [["validate"], ["inspect"], ["frames"], ["coverage"], ["fmt", "--check"], ["layout"]])
  func aFolderWithoutDocumentsIsSaid(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Empty/readme.md")
    let outcome = await xibc(words + [folder.file("Empty")])
    #expect(outcome.code == .ok)
    #expect(outcome.errors.contains("There is no .xib or .storyboard in \"\(folder.file("Empty"))\"."))
    #expect(!outcome.output.contains("100"))
  }

  @Test func linksThatLeadInACircleEnd() async throws {
    let folder = try workplace()
    try folder.write(try folder.text(of: "finding.xib"), to: "In/a.xib")
    for (link, target) in [("In/loop", ".."), ("In/self.xib", "self.xib"), ("In/other.xib", "a.xib")] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(link), withDestinationPath: target)
    }
    let outcome = await xibc("validate", "--quiet", folder.file("In"))
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains("Cannot read \"\(folder.file("In/self.xib"))\""))
    #expect(outcome.output.split(separator: "\n").count { $0.contains(Self.finding) } == 2)
  }

  @Test(arguments: [["validate"], ["inspect"], ["frames"], ["coverage"], ["fmt", "--check"], ["layout"]])
  func aFolderThatCannotBeLookedIntoIsSaid(_ words: [String]) async throws {
    let folder = try workplace()
    try folder.write(try folder.text(of: "good.xib"), to: "In/Locked/a.xib")
    try folder.write(try folder.text(of: "good.xib"), to: "In/b.xib")
    let locked = folder.file("In/Locked")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      do { try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked) } catch {}
    }
    // Whoever may read everything cannot be shown what happens to others.
    guard !FileManager.default.isReadableFile(atPath: locked) else { return }
    let outcome = await xibc(words + [folder.file("In")])
    #expect(outcome.code == .badInput && outcome.errors.contains("Cannot look into the folder \"\(locked)\""))
  }

  @Test(arguments: [
    ("a.xib\nb.xib\n", ["a.xib", "b.xib"]), ("a.xib\r\n\r\nb c.xib\r\n", ["a.xib", "b c.xib"]),
    ("a.xib\0b.xib\0", ["a.xib", "b.xib"]), ("\n  \n\t\n", []), ("", []), ("ä.xib", ["ä.xib"]),
  ])
  func pathsComeInLinesOrWithZeroBytes(_ text: String, _ paths: [String]) {
    #expect(DocumentSelection.lines(of: Array(text.utf8)) == paths)
  }
}
