import Diagnostics
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
@Suite struct RuleFixtureTests {
  private static let folder = "Tests/LintingTests/Fixtures"

  @Test(arguments: try Repository.names(in: folder))
  func findsExactlyWhatIsExpected(_ file: String) throws {
    let bytes = try Repository.bytes(of: "\(Self.folder)/\(file)")
    let expectations = try FixtureExpectations(String(decoding: bytes, as: UTF8.self))
    let name = expectations.name ?? file
    var settings = RuleSettings()
    // A rule that is off unless asked for is asked for by its own fixture.
    settings.rules[String(file.prefix { $0 != "." })] = .init(level: .on, parameters: expectations.parameters)
    let found = Linter().lint(bytes, name: name, settings: settings)
    #expect(found.map(expectations.describe) == expectations.findings)
    #expect(found.allSatisfy { $0.document == name && $0.location != nil && !$0.message.isEmpty })
    #expect(found == found.sorted())
  }

  /// Rules that need the app's sources beside a document are tested in ClassRuleTests.
  private static func needsSources(_ rule: any DocumentedRule.Type) throws -> Bool {
    try Repository.names(in: "Sources/Linting/Rules/Classes").contains("\(rule).swift")
  }

  @Test func everyRuleHasItsFixture() throws {
    let names = try Repository.names(in: Self.folder).map { $0.prefix { $0 != "." } }.map(String.init)
    let rules = try Linter.allRules.filter { try !Self.needsSources($0) }.map { $0.documentation.id }
    #expect(names == (["clean"] + rules).sorted())
    for rule in rules {
      let file = try #require(try Repository.names(in: Self.folder).first { $0.hasPrefix(rule + ".") })
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
