public import HeadlessUIKit
import Linting

/// The JSON schema of `.xibc.json`, from the rules themselves: editors complete and check by it.
public enum ConfigurationSchema {
  /// The schema, of draft 2020-12.
  public static var json: InspectedValue {
    let rules = Linter.allRules.map { $0.documentation }
    return object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("xibc.schema.json")), .init("title", .string(".xibc.json")),
      .init(
        "description",
        .string("What a team says of the rules of xibc validate. Comments and trailing commas may stand in it.")),
      .init(
        "properties",
        .dictionary([
          .init("$schema", ofType("string")), .init("rules", .dictionary([.init("$ref", .string("#/$defs/rules"))])),
          .init("overrides", list("Rules for some documents only; later ones win.", of: override)),
          .init(
            "include",
            list("The documents that are checked, seen from the folder of the configuration.", of: pattern)),
          .init("exclude", list("The documents that are not checked.", of: pattern)),
          .init("suppress", list("What is known and need not be told.", of: suppression(rules))),
          .init("failOn", words(["error", "warning", "info"])),
        ])),
      .init(
        "$defs",
        .dictionary([
          .init(
            "level",
            .dictionary([
              .init(
                "enum",
                .array(
                  ["error", "warning", "info", "on", "off"].map { .string($0) } + [.bool(true), .bool(false)]))
            ])),
          .init("setting", .dictionary([setting([])])),
          .init(
            "rules",
            object([.init("properties", .dictionary(rules.map { .init($0.id, setting(of: $0)) }))])),
        ])),
    ])
  }

  private static func setting(of rule: RuleDocumentation) -> InspectedValue {
    let description = InspectedValue.Entry("description", .string(rule.summary))
    guard !rule.parameters.isEmpty else {
      return .dictionary([description, .init("$ref", .string("#/$defs/setting"))])
    }
    let parameters = rule.parameters.map { parameter -> InspectedValue.Entry in
      guard case .dictionary(let entries) = schema(of: parameter.defaultValue) else {
        return .init(parameter.name, .null)
      }
      return .init(
        parameter.name,
        .dictionary(
          [.init("description", .string(parameter.summary))] + entries
            + [.init("default", parameter.defaultValue.json)]))
    }
    return .dictionary([description, setting(parameters)])
  }

  /// A severity alone, or an object of it and parameters.
  private static func setting(_ parameters: [InspectedValue.Entry]) -> InspectedValue.Entry {
    let level = InspectedValue.dictionary([.init("$ref", .string("#/$defs/level"))])
    return .init(
      "anyOf", .array([level, object([.init("properties", .dictionary([.init("severity", level)] + parameters))])]))
  }

  private static let override = object([
    .init("required", .array([.string("files")])),
    .init(
      "properties",
      .dictionary([
        .init("files", .dictionary(listed(pattern) + [.init("minItems", .number(1))])),
        .init("rules", .dictionary([.init("$ref", .string("#/$defs/rules"))])),
      ])),
  ])

  private static func suppression(_ rules: [RuleDocumentation]) -> InspectedValue {
    let text: [InspectedValue.Entry] = [.init("type", .string("string")), .init("minLength", .number(1))]
    return object([
      .init(
        "anyOf", .array(["rule", "object", "path"].map { .dictionary([.init("required", .array([.string($0)]))]) })),
      .init(
        "properties",
        .dictionary([
          .init("rule", words(rules.map(\.id))),
          .init("object", .dictionary([.init("description", .string("The id of the object."))] + text)),
          .init("path", .dictionary(text)), .init("reason", .dictionary(text)),
        ])),
    ])
  }

  private static let pattern = InspectedValue.dictionary([
    .init("type", .string("string")), .init("minLength", .number(1)),
  ])

  private static func object(_ entries: [InspectedValue.Entry]) -> InspectedValue {
    .dictionary([.init("type", .string("object")), .init("additionalProperties", .bool(false))] + entries)
  }

  private static func listed(_ items: InspectedValue) -> [InspectedValue.Entry] {
    [.init("type", .string("array")), .init("items", items)]
  }

  private static func list(_ description: String, of items: InspectedValue) -> InspectedValue {
    .dictionary([.init("description", .string(description))] + listed(items))
  }

  private static func words(_ words: [String]) -> InspectedValue {
    .dictionary([.init("enum", .array(words.map { .string($0) }))])
  }

  private static func ofType(_ name: String) -> InspectedValue { .dictionary([.init("type", .string(name))]) }

  private static func schema(of value: RuleParameter.Value) -> InspectedValue {
    switch value {
    case .flag: ofType("boolean")
    case .number: ofType("number")
    case .text: ofType("string")
    case .texts: .dictionary(listed(pattern))
    }
  }
}
