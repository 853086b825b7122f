import Diagnostics
import Linting
import TestSupport
import Testing

@Suite struct ReferenceTests {
  private func storyboard(_ reference: String) -> [UInt8] {
    Array(
      SampleDocument.storyboard(
        "<scene sceneID=\"s\"><objects><viewControllerPlaceholder \(reference) id=\"p\" sceneMemberID=\"viewController\"/></objects></scene>",
        initial: "p"
      ).utf8)
  }

  private func check(_ documents: [(String, [UInt8])], isPartial: Bool = false) -> [String] {
    let linter = Linter()
    let lints = documents.map { linter.inspect($0.1, name: $0.0) }
    return linter.conclude(lints, in: LintedProject(isPartial: isPartial)).findings
      .filter { $0.rule == "reference-broken" }.map(\.document)
  }

  @Test func looksIntoTheOtherStoryboards() {
    let login = Array(
      SampleDocument.storyboard(SampleDocument.scene("s", controller: "c", view: "v"), initial: "c").utf8)
    let first = storyboard("storyboardName=\"Login\"")
    #expect(check([("A/Main.storyboard", first), ("B/Login.storyboard", login)]).isEmpty)
    #expect(check([("A/Main.storyboard", first)]) == ["A/Main.storyboard"])
    #expect(check([("A/Main.storyboard", first)], isPartial: true).isEmpty)
    let gone = storyboard("storyboardName=\"Login\" referencedIdentifier=\"Gone\"")
    #expect(check([("Main.storyboard", gone), ("Login.storyboard", login)]) == ["Main.storyboard"])
  }

  @Test func otherBundlesAreNotLookedInto() {
    #expect(check([("Main.storyboard", storyboard("storyboardName=\"Kit\" bundleIdentifier=\"a.b\""))]).isEmpty)
  }
}
