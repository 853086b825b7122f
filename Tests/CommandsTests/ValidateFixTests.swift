import CommandLineKit
import TestSupport
import Testing

@testable import Commands

@Suite struct ValidateFixTests {
  private static let row = #"<image name="star" width="20" height="20"/>"#
  private static let mended = SampleDocument.xib("<view id=\"a\"/>")

  private func place() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocument.xib("<view id=\"a\"/>", resources: Self.row), to: "unused.xib")
    return folder
  }

  @Test func mendsAndTellsWhereAndEndsByWhatRemains() async throws {
    let folder = try place()
    let file = folder.file("unused.xib")
    #expect(await xibc("validate", "--fail-on", "info", file).code == .findings)
    let outcome = await xibc("validate", "--fix", "--fail-on", "info", file)
    #expect(outcome.code == .ok && !outcome.output.contains("doc-unused-resource"))
    #expect(outcome.errors.contains("mended \(file):10:16: Nothing in the document uses"))
    #expect(try folder.text(of: "unused.xib") == Self.mended)
    let again = await xibc("validate", "--fix", "--fail-on", "info", file)
    #expect(again.code == .ok && again.errors == "")
    try folder.write(SampleDocument.xib("<view id=\"a\"/>\n<view id=\"a\"/>", resources: Self.row), to: "unused.xib")
    #expect(await xibc("validate", "--fix", file).code == .findings)
  }

  @Test func dryRunPrintsADiffAndWritesNothing() async throws {
    let folder = try place()
    let file = folder.file("unused.xib")
    let before = try folder.text(of: "unused.xib")
    let outcome = await xibc("validate", "--fix", "--dry-run", file)
    #expect(try folder.text(of: "unused.xib") == before)
    #expect(
      outcome.output == """
        --- \(file)
        +++ \(file)
        @@ -6,7 +6,4 @@
                 <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                 <view id="a"/>
             </objects>
        -    <resources>
        -        \(Self.row)
        -    </resources>
         </document>

        """)
    #expect(outcome.errors.contains("would mend \(file):10:16:"))
  }

  @Test func refusesWhatCannotBeMended() async throws {
    #expect(await xibc("validate", "--dry-run", "a.xib").code == .usage)
    #expect(await xibc("validate", "--fix", "-").code == .usage)
    let folder = try workplace()
    let outcome = await xibc("validate", "--fix", folder.file("bad.xib"))
    #expect(outcome.code != .ok && outcome.errors == "")
    #expect(try folder.text(of: "bad.xib") == "<document><oops></document>")
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), name: "f"), as: UTF8.self)
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func saysNothingOfTheSame() { #expect(diff("a\n", "a\n") == "") }

  @Test func showsThreeLinesAround() {
    let old = numbers(1...20)
    let new = numbers(1...4) + "x\n" + numbers(6...20)
    #expect(diff(old, new) == "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n")
  }

  @Test func farChangesArePiecesOfTheirOwn() {
    let old = numbers(1...20)
    let new = "0\n" + numbers(1...19)
    #expect(
      diff(old, new) == "--- f\n+++ f\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n")
  }

  @Test func saysWhereNoLineEnds() {
    #expect(diff("a", "b\n") == "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n")
    #expect(diff("", "b\n") == "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+b\n")
  }

  @Test func manyChangesAreOnePiece() {
    let text = diff(numbers(1...3000), numbers(4001...7000))
    #expect(text.hasPrefix("--- f\n+++ f\n@@ -1,3000 +1,3000 @@\n-1\n-2\n"))
  }
}
