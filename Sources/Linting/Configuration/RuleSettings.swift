public import Diagnostics

/// What holds for the rules in one document: which are on, how serious their findings are, their parameters.
public struct RuleSettings: Sendable, Hashable {
  /// What a configuration says of one rule.
  public struct Setting: Sendable, Hashable {
    /// How serious its findings are; nil leaves it as it is.
    public var level: Level?
    /// By name.
    public var parameters: [String: RuleParameter.Value]

    /// States what holds for a rule.
    public init(level: Level? = nil, parameters: [String: RuleParameter.Value] = [:]) {
      self.level = level
      self.parameters = parameters
    }
  }

  /// How serious a rule's findings are, or that it is not checked.
  public enum Level: Sendable, Hashable {
    case off
    /// Checked, with the rule's own severity.
    case on
    case severity(Severity)
  }

  /// By the id of the rule.
  public var rules: [String: Setting] = [:]
  /// Whether what is not understood is an error.
  public var isStrict = false

  /// Every rule as it is by default.
  public init() {}

  /// The severity of a rule's findings, nil when it is off.
  public func severity(of rule: RuleDocumentation) -> Severity? { severity(of: RuleStance(rule)) }

  /// The severity of a rule's findings, nil when it is off.
  func severity(of rule: RuleStance) -> Severity? {
    let own = isStrict && rule.isErrorWhenStrict ? .error : rule.severity
    switch rules.isEmpty ? nil : rules[rule.id]?.level {
    case .off: return nil
    case .severity(let severity): return severity
    case .on: return own
    case nil: return rule.isOnByDefault ? own : nil
    }
  }

  /// Whether a rule that there is, by its id, is not checked.
  public func isOff(_ id: String) -> Bool {
    Linter.documentations[id].map { severity(of: $0) == nil } ?? false
  }

  /// These settings with others over them.
  public func overridden(by others: [String: Setting]) -> RuleSettings {
    var settings = self
    for (id, setting) in others {
      settings.rules[id, default: Setting()].parameters.merge(setting.parameters) { _, new in new }
      if let level = setting.level { settings.rules[id]?.level = level }
    }
    return settings
  }

  func parameter(_ name: String, of rule: RuleDocumentation) -> RuleParameter.Value? {
    rules[rule.id]?.parameters[name] ?? rule.parameters.first { $0.name == name }?.defaultValue
  }

  func number(_ name: String, of rule: RuleDocumentation) -> Double {
    guard case .number(let number) = parameter(name, of: rule) else { return 0 }
    return number
  }

  func text(_ name: String, of rule: RuleDocumentation) -> String {
    guard case .text(let text) = parameter(name, of: rule) else { return "" }
    return text
  }

  func flag(_ name: String, of rule: RuleDocumentation) -> Bool {
    parameter(name, of: rule) == .flag(true)
  }

  func texts(_ name: String, of rule: RuleDocumentation) -> [String] {
    guard case .texts(let texts) = parameter(name, of: rule) else { return [] }
    return texts
  }
}

/// Whether a rule is checked and how serious its findings are, unless the configuration says otherwise.
struct RuleStance: Sendable {
  let id: String
  let severity: Severity
  let isOnByDefault: Bool
  let isErrorWhenStrict: Bool

  init(_ documentation: RuleDocumentation) {
    id = documentation.id
    severity = documentation.severity
    isOnByDefault = documentation.isOnByDefault
    isErrorWhenStrict = documentation.isErrorWhenStrict
  }
}
