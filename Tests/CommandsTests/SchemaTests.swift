import CommandLineKit
import TestSupport
import Testing

@testable import Commands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is written against the schemas that say what is written.
@Suite struct SchemaTests {
  /// Errors, warnings and remarks, some with objects; one is suppressed, one known to a baseline; names that URIs must
  /// not have; one document that is no document.
  private static func place() throws -> TemporaryFolder {
    let folder = try workplace()
    try folder.write(
      SampleDocument.xib("<view id=\"a\" alpha=\"much\"/>\n<view id=\"a\" odd=\"1\"/>"), to: "Ä ö/wei rd#%?.xib")
    try folder.write(
      SampleDocument.xib("<!-- xibc:disable id-duplicate -->\n<view id=\"a\"/>\n<view id=\"a\"/>"), to: "hidden.xib")
    try folder.write("", to: "empty.xib")
    return folder
  }

  private static func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(try Repository.text(of: "Documentation/\(name)"))
  }

  @Test func findingsAreAsTheirSchemaSays() async throws {
    let folder = try Self.place()
    let known = folder.file("known.json")
    _ = await xibc("validate", "--baseline", known, "--write-baseline", folder.file("finding.xib"))
    let outcome = await xibc(
      "validate", "--format", "json", "--fail-on", "info", "--baseline", known, folder.path, folder.file("gone.xib"))
    let value = try JSONValue(outcome.output)
    #expect(try Self.schema("findings.schema.json").failures(in: value) == [])
    let severities = Set((value["findings"]?.elements ?? []).compactMap { $0["severity"]?.string })
    #expect(severities == ["error", "warning", "info"])
    #expect((value["summary"]?["baselined"]?.number ?? 0) > 0)
  }

  /// The schema of SARIF is not ours: who has a copy names it in `XIBC_SARIF_SCHEMA`.
  @Test func sarifIsAsItsSchemaSays() async throws {
    guard let file = ProcessInfo.processInfo.environment["XIBC_SARIF_SCHEMA"] else { return }
    let schema = try JSONSchema(String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self))
    let folder = try Self.place()
    for paths in [[folder.path, folder.file("gone.xib")], [folder.file("good.xib")]] {
      let outcome = await xibc(["validate", "--format", "sarif"] + paths)
      #expect(schema.failures(in: try JSONValue(outcome.output)) == [])
    }
  }

  @Test func theConfigurationsSchemaIsMadeFromTheRules() async throws {
    let outcome = await xibc("explain", "--schema")
    #expect(
      try outcome.output == Repository.text(of: "Documentation/xibc.schema.json"),
      "Run xibc explain --schema > Documentation/xibc.schema.json and commit it.")
  }

  @Test func whatIsPrintedOfAConfigurationIsAsTheSchemaSays() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {
        // A comment, which the schema does not see.
        "rules": {"doc-too-large": {"severity": "warning", "maximumBytes": 300000}, "ref-dangling": true},
        "exclude": ["Pods"], "failOn": "warning",
        "suppress": [{"rule": "ref-dangling", "object": "a", "path": "b/**"}],
      }
      """, to: "c.json")
    let outcome = await xibc("validate", "--print-config", "--config", file)
    let printed = try JSONValue(outcome.output)
    let schema = try Self.schema("xibc.schema.json")
    #expect(outcome.code == .ok && schema.failures(in: printed) == [])
    #expect(printed["rules"]?["doc-too-large"]?["maximumBytes"] == .number(300_000))
  }

  /// What the reader refuses, the schema must refuse, and the other way round.
  @Test(arguments: [
    (#"{}"#, true), (#"{"$schema": "x", "rules": {"ref-dangling": "off"}}"#, true),
    (#"{"rules": {"strict-fonts": {"severity": "warning", "allowed": ["system"]}}}"#, true),
    (#"{"overrides": [{"files": ["a/**"], "rules": {"ref-dangling": {"severity": "info"}}}]}"#, true),
    (#"{"suppress": [{"rule": "outlet-missing"}]}"#, true), (#"{"rules": {"ref-dangling": "loud"}}"#, false),
    (#"{"rules": {"ref-dangling": {"maximumBytes": 1}}}"#, false), (#"{"rules": []}"#, false),
    (#"{"rules": {"no-such-rule": "off"}}"#, false), (#"{"rule": {}}"#, false), (#"{"include": "a"}"#, false),
    (#"{"include": [""]}"#, false), (#"{"overrides": [{"rules": {}}]}"#, false),
    (#"{"overrides": [{"files": []}]}"#, false), (#"{"suppress": [{"reason": "r"}]}"#, false),
    (#"{"suppress": [{"rule": "nope"}]}"#, false), (#"{"failOn": "off"}"#, false), (#"[]"#, false),
    (#"{"rules": {"doc-too-large": {"maximumBytes": "many"}}}"#, false),
  ])
  func theConfigurationsSchemaAgreesWithItsReader(_ text: String, _ isValid: Bool) async throws {
    let failures = try Self.schema("xibc.schema.json").failures(in: try JSONValue(text))
    #expect(failures.isEmpty == isValid, "\(failures)")
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "c.json")
    let outcome = await xibc("validate", "--print-config", "--config", file)
    #expect(outcome.code == (isValid ? .ok : .badInput), "\(outcome.errors)")
  }
}
