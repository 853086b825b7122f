import Diagnostics
import HeadlessUIKit
import Linting
import TestSupport
import Testing

/// Every rule has one document in `Fixtures` that is named after it. What the linter must find there is said by comments:
///
///     <!-- expect: RULE ATTRIBUTE -->
///     <outlet property="nameLabel" destination="gone" id="…"/>
///
/// means that the rule finds something at that attribute of the next element; without an attribute, at the element itself;
/// `line=N` in place of the attribute, in that line. `<!-- set: PARAMETER NUMBER -->` sets a parameter of the rule, and
/// `<!-- name: Main.storyboard -->` says what the document is called. Several findings are several comments. Everything
/// that is found must be expected, and the other way round.
///
/// `<!-- assets: FOLDER -->` gives the app the catalogues and fonts of a folder in `Projects`, and
/// `<!-- place: NAME/Base.lproj/Main.storyboard -->` puts the document there, beside its translations; a finding in one
/// of those is expected by `file=de.lproj/Main.strings:LINE:COLUMN`. What version control has is `committed.xib` in the
/// folder of `Projects` that is called as the rule. Documents called `clean…` have no findings.
@Suite struct RuleFixtureTests {
  private static let folder = "Tests/LintingTests/Fixtures"

  private static let projects = "\(Repository.root)/\(folder)/Projects"

  private static func documents() throws -> [String] {
    try Repository.names(in: folder).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }

  @Test(arguments: try documents())
  func findsExactlyWhatIsExpected(_ file: String) throws {
    let bytes = try Repository.bytes(of: "\(Self.folder)/\(file)")
    let expectations = try FixtureExpectations(String(decoding: bytes, as: UTF8.self))
    let name = expectations.place.map { "\(Self.projects)/\($0)" } ?? expectations.name ?? file
    let folders = expectations.assets.map { ["\(Self.projects)/\($0)"] } ?? []
    var linter = Linter(
      assets: folders.isEmpty ? nil : AssetLibrary(directories: folders),
      files: folders.isEmpty && expectations.place == nil ? nil : ProjectFiles(directories: folders))
    let rule = String(file.prefix { $0 != "." })
    if try Repository.names(in: "\(Self.folder)/Projects").contains(rule),
      try Repository.names(in: "\(Self.folder)/Projects/\(rule)").contains("committed.xib")
    {
      let committed = try Repository.bytes(of: "\(Self.folder)/Projects/\(rule)/committed.xib")
      linter.committed = { _ in committed }
    }
    var settings = RuleSettings()
    // A rule that is off unless asked for is asked for by its own fixture.
    settings.rules[rule] = .init(level: .on, parameters: expectations.parameters)
    let found = linter.lint(bytes, name: name, settings: settings)
    #expect(found.map(expectations.describe).sorted() == expectations.findings.sorted())
    #expect(
      found.allSatisfy {
        ($0.document == name || expectations.place != nil) && $0.location != nil && !$0.message.isEmpty
      })
    #expect(found == found.sorted())
  }

  /// Rules that need the app's sources beside a document are tested in ClassRuleTests.
  static func needsSources(_ rule: String) throws -> Bool {
    try Linter.allRules.contains { type in
      try type.documentation.id == rule
        && Repository.names(in: "Sources/Linting/Rules/Classes").contains("\(type).swift")
    }
  }

  @Test func everyRuleHasItsFixture() throws {
    let names = try Self.documents().map { $0.prefix { $0 != "." } }.map(String.init).filter { !$0.hasPrefix("clean") }
    let rules = try Linter.allRules.map { $0.documentation.id }.filter { try !Self.needsSources($0) }
    #expect(names == rules.sorted())
    for rule in rules {
      let file = try #require(try Self.documents().first { $0.hasPrefix(rule + ".") })
      let findings = try FixtureExpectations(try Repository.text(of: "\(Self.folder)/\(file)")).findings
      #expect(findings.contains { $0.hasPrefix("\(rule) ") }, "\(file) expects nothing of \(rule)")
    }
  }

  @Test(arguments: Linter.allRules.map { $0.documentation })
  func documentsEveryRule(_ documentation: RuleDocumentation) {
    #expect(documentation.id.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" })
    #expect(documentation.summary.hasSuffix("."))
    #expect(documentation.why.count > 40 && !documentation.example.isEmpty)
  }

  @Test func rulesAreSortedAndNamedOnce() {
    let ids = Linter.allRules.map { $0.documentation.id }
    #expect(ids == Set(ids).sorted())
  }

  @Test func readsItsOwnNotation() throws {
    let text =
      "<a>\n<!-- expect: r b -->\n  <!-- expect: q -->\n  <c b='1'\n     d='2'/>\n<!-- expect: r d --> <e d=''/>\n</a>\n"
    #expect(try FixtureExpectations(text).findings == ["q 4:3", "r 4:6", "r 6:25"])
  }

  @Test func brokenDocumentsGiveOneFinding() {
    #expect(Linter().lint(Array("<document>".utf8), name: "a").map(\.rule) == ["doc-malformed-xml"])
    #expect(Linter().lint([], name: "a").map(\.rule) == ["doc-empty"])
  }
}
