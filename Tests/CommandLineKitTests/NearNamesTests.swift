import Testing

@testable import CommandLineKit

@Suite struct NearNamesTests {
  private let names = ["compile", "inspect", "frames", "validate", "fmt", "coverage", "explain"]

  @Test(arguments: [
    ("compiel", ["compile"]), ("FRAMES", ["frames"]), ("fmr", ["fmt"]), ("vali", ["validate"]),
    ("explian", ["explain"]), ("zebra", []), ("", []), ("co", []),
  ])
  func findsWhatWasMeant(word: String, expected: [String]) {
    #expect(NearNames.suggestions(for: word, among: names) == expected)
  }

  @Test func offersAllThatAreEquallyNear() {
    #expect(NearNames.suggestions(for: "cat", among: ["bat", "cart", "car", "dog"]) == ["bat", "cart", "car"])
    #expect(NearNames.hint(for: "cat", among: ["bat", "cart", "car"]) == #" Did you mean "bat", "cart" or "car"?"#)
  }

  @Test(arguments: [("", "abc", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("ca", "abc", 3)])
  func countsEdits(first: String, second: String, distance: Int) {
    #expect(NearNames.editDistance(Array(first), Array(second)) == distance)
    #expect(NearNames.editDistance(Array(second), Array(first)) == distance)
  }
}
