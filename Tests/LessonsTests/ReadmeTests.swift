import TestSupport
import Testing

@Suite struct ReadmeTests {
  /// The lesson that the README shows in full is the one that runs.
  @Test func showsTheEighthLessonAsItIs() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
    let readme = try Repository.text(of: "README.md")
    let start = try #require(readme.firstRange(of: "This is all of the eighth:"))
    let end = try #require(readme.firstRange(of: "`App` and `Grid` are in the lessons"))
    let lesson = try Repository.text(of: "Samples/Lessons/Sources/8-DownloadButton.swift")
    let body = try #require(lesson.firstRange(of: "enum DownloadButton {"))
    #expect(lines(readme[start.upperBound..<end.lowerBound]) == lines(lesson[body.upperBound...]).dropLast())
  }
}
