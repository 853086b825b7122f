import Diagnostics
public import HeadlessUIKit
public import Linting

extension LintConfiguration {
  /// What holds for every rule, as a configuration that could be read again.
  public func json(settings: RuleSettings) -> InspectedValue {
    func patterns(_ patterns: [GlobPattern]) -> InspectedValue { .array(patterns.map { .string($0.text) }) }
    return .dictionary(present: [
      "rules": .dictionary(Linter.allRules.map { .init($0.documentation.id, settings.json(of: $0.documentation)) }),
      "include": include.isEmpty ? nil : patterns(include), "exclude": exclude.isEmpty ? nil : patterns(exclude),
      "suppress": suppressions.isEmpty
        ? nil
        : .array(
          suppressions.map { suppression in
            .dictionary(present: [
              "rule": suppression.rule.map { .string($0) }, "object": suppression.objectID.map { .string($0) },
              "path": suppression.path.map { .string($0.text) },
            ])
          }), "failOn": .string((failOn ?? .error).rawValue),
    ])
  }
}

extension RuleSettings {
  fileprivate func json(of rule: RuleDocumentation) -> InspectedValue {
    let level = InspectedValue.string(severity(of: rule)?.rawValue ?? "off")
    guard !rule.parameters.isEmpty else { return level }
    return .dictionary(
      [.init("severity", level)]
        + rule.parameters.map { .init($0.name, (rules[rule.id]?.parameters[$0.name] ?? $0.defaultValue).json) })
  }
}

extension RuleParameter.Value {
  var json: InspectedValue {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .texts(let texts): .array(texts.map { .string($0) })
    }
  }
}
