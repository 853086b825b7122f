import Diagnostics
import Linting
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> LintConfiguration {
    try LintConfiguration(Array(text.utf8), file: ".xibc.json")
  }

  private func problem(_ text: String) -> ConfigurationProblem? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? ConfigurationProblem
    }
  }

  @Test func readsCommentsAndTrailingCommas() throws {
    let configuration = try read(
      """
      { // What we agreed on
        "rules": {"ref-dangling": "warning", "doc-too-large": {"maximumBytes": 10,}, /* later */ "coverage": false},
        "exclude": ["Pods",],
      }
      """)
    let settings = configuration.settings(for: "A.xib")
    #expect(settings.rules["ref-dangling"]?.level == .severity(.warning))
    #expect(settings.rules["doc-too-large"] == .init(level: .on, parameters: ["maximumBytes": .number(10)]))
    #expect(settings.rules["coverage"]?.level == .off)
    #expect(!configuration.includes("Pods/A.xib") && configuration.includes("App/A.xib"))
  }

  @Test func laterOverridesWin() throws {
    let configuration = try read(
      """
      {"rules": {"id-whitespace": "error"}, "overrides": [
        {"files": ["Old/**"], "rules": {"id-whitespace": "off"}},
        {"files": ["Old/Login.xib"], "rules": {"id-whitespace": "info"}}]}
      """)
    func level(_ path: String) -> RuleSettings.Level? {
      configuration.settings(for: path).rules["id-whitespace"]?.level
    }
    #expect(level("A.xib") == .severity(.error))
    #expect(level("Old/More/A.xib") == .off)
    #expect(level("Old/Login.xib") == .severity(.info))
  }

  @Test(arguments: [
    (#"{"rulez": {}}"#, "rulez", 1, 2), ("{\n  \"rules\": {\"ref-dangeling\": \"off\"}}", "ref-dangeling", 2, 13),
    (#"{"failOn": "eror"}"#, "eror", 1, 12), (#"{"rules": {"coverage": {"level": "off"}}}"#, "level", 1, 25),
  ])
  func unknownWordsAreErrors(_ text: String, _ word: String, _ line: Int, _ column: Int) {
    let problem = problem(text)
    #expect(problem?.unknownWord == word)
    #expect(problem?.location == SourceLocation(line: line, column: column))
    #expect(problem?.knownWords.isEmpty == false)
  }

  @Test(arguments: [
    "", "{", "[", "{\"rules\": 1}", "{\"rules\": {\"coverage\": 3}}", "{\"include\": [1]}", "{\"a\" 1}", "{} {}",
    "{\"suppress\": [{}]}", "{\"overrides\": [{\"rules\": {}}]}", "{\"failOn\": \"\\u12\"}", "/*", "{\"include\": [\"a",
    "{\"include\": [], \"include\": []}", "{\"rules\": {\"doc-too-large\": {\"maximumBytes\": \"much\"}}}", "1e999",
    String(repeating: "[", count: 100_000), "\u{0}",
  ])
  func brokenConfigurationsAreSaid(_ text: String) {
    #expect(problem(text)?.message.isEmpty == false)
  }

  @Test func textThatIsNotUTF8IsSaid() {
    #expect(throws: ConfigurationProblem.self) { try LintConfiguration([0x7B, 0xFF, 0x7D], file: "c") }
  }
}

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.xib", "App/Login.xib", true), ("App/*.xib", "App/Login.xib", true), ("App/*.xib", "App/More/Login.xib", false),
    ("App/**/*.xib", "App/Login.xib", true), ("App/**/*.xib", "App/A/B/Login.xib", true),
    ("Pods", "Pods/A/B.xib", true),
    ("Pods", "App/Pods/B.xib", true), ("/Pods", "App/Pods/B.xib", false), ("**/Old/**", "A/Old/B.xib", true),
    ("App", "Application/A.xib", false), ("L?gin.xib", "Login.xib", true), ("**", "A.xib", true),
    ("a*b*c", "aXbYbZc", true),
    ("a*b*c", "aXbYbZ", false), ("./App/**", "App/A.xib", true),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(GlobPattern(pattern).matches(path) == expected)
  }

  @Test func manyStarsAreNotSlow() {
    let pattern = GlobPattern(Array(repeating: "**/*a*a*a*", count: 30).joined(separator: "/"))
    #expect(
      !pattern.matches(Array(repeating: String(repeating: "a", count: 60) + "b", count: 29).joined(separator: "/")))
  }
}
