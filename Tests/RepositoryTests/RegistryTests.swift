import TestSupport
import Testing

/// The lists that `Scripts/make-registries` writes say what the sources declare.
@Suite struct RegistryTests {
  private static let advice: Comment = "A list is stale: run make registries and commit what it writes."

  /// The first group of every line of the sources below a folder that matches.
  private func declarations<Output>(
    below folder: String, matching pattern: Regex<Output>, _ name: (Regex<Output>.Match) -> Substring
  ) throws -> [String] {
    var found: Set<String> = []
    for file in try Repository.files(below: folder) {
      for line in try Repository.text(of: file).split(separator: "\n") {
        if let match = line.prefixMatch(of: pattern) { found.insert(String(name(match))) }
      }
    }
    return found.sorted()
  }

  /// The items of a generated list, such as `.button,` or `Fmt.self,`.
  private func items<Output>(of file: String, _ pattern: Regex<Output>, _ name: (Regex<Output>.Match) -> Substring)
    throws
    -> [String]
  {
    try Repository.text(of: file).split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.contains("///") }
      .flatMap { $0.matches(of: pattern).map { String(name($0)) } }
  }

  @Test(arguments: [
    ("Sources/HeadlessUIKit", "Sources/HeadlessUIKit/Vocabulary/Vocabulary+Kinds.swift"),
    ("Sources/InterfaceBuilder", "Sources/InterfaceBuilder/Kinds/Vocabulary+DocumentKinds.swift"),
  ])
  func everyKindIsListed(_ folder: String, _ list: String) throws {
    let declared = try declarations(below: folder, matching: #/  (?:public )?static let ([A-Za-z]+) = Vocabulary\(/#) {
      $0.1
    }
    #expect(!declared.isEmpty)
    #expect(try items(of: list, #/[ ]\.([A-Za-z]+),/#) { $0.1 } == declared, Self.advice)
  }

  @Test func everyValueIsListed() throws {
    let declared = try declarations(
      below: "Sources/HeadlessUIKit", matching: #/extension ([A-Za-z.]+): .*DocumentConvertible/#
    ) { $0.1 }
    let list = "Sources/HeadlessUIKit/Vocabulary/Vocabulary+Kinds.swift"
    #expect(!declared.isEmpty)
    #expect(try items(of: list, #/\+ ([A-Za-z.]+)\.documentElements/#) { $0.1 } == declared, Self.advice)
  }

  @Test func everyRuleIsListed() throws {
    let declared = try declarations(
      below: "Sources/Linting/Rules",
      matching:
        #/(?:public )?(?:struct|enum|final class) ([A-Za-z]+): (?:[A-Za-z, ]*\b)?(?:Source|Project|Reported)?Rule\b/#
    ) { $0.1 }
    #expect(!declared.isEmpty)
    let listed = try items(of: "Sources/Linting/Engine/Linter+Rules.swift", #/([A-Za-z]+)\.self\b/#) { $0.1 }
    #expect(listed.sorted() == declared.sorted(), Self.advice)
  }

  @Test func everyCommandIsListed() throws {
    let declared = try declarations(
      below: "Sources/Commands",
      matching: #/(?:public )?(?:struct|enum|final class) ([A-Za-z]+): (?:[A-Za-z, ]*\b)?Command\b/#
    ) { $0.1 }
    #expect(!declared.isEmpty)
    #expect(
      try items(of: "Sources/Commands/RegisteredCommands.swift", #/([A-Za-z]+)\.self,/#) { $0.1 } == declared,
      Self.advice)
  }
}
