public import Diagnostics

/// What people read about a rule.
public struct RuleDocumentation: Sendable, Hashable {
  /// Stable, in kebab case.
  public var id: String
  /// How serious a finding is unless the configuration says otherwise.
  public var severity: Severity
  /// What the rule finds, in one sentence.
  public var summary: String
  /// What would happen at run time, in UIKit's words, and why that matters.
  public var why: String
  /// Markup that the rule finds something in.
  public var example: String
  /// Whether it is checked without being asked for.
  public var isOnByDefault: Bool
  /// Whether `--strict` makes its findings errors.
  public var isErrorWhenStrict: Bool
  /// What the configuration may set.
  public var parameters: [RuleParameter]

  /// States what people read about a rule.
  public init(
    id: String, severity: Severity, summary: String, why: String, example: String, isOnByDefault: Bool = true,
    isErrorWhenStrict: Bool = false, parameters: [RuleParameter] = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.example = example
    self.isOnByDefault = isOnByDefault
    self.isErrorWhenStrict = isErrorWhenStrict
    self.parameters = parameters
  }
}

/// Something about a rule that the configuration may set.
public struct RuleParameter: Sendable, Hashable {
  /// As it stands in the configuration, such as `maximumBytes`.
  public var name: String
  /// What holds when the configuration says nothing; it also says the type.
  public var defaultValue: Value
  /// One sentence.
  public var summary: String

  /// The value of a parameter.
  public enum Value: Sendable, Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])
  }

  /// States a parameter.
  public init(_ name: String, default defaultValue: Value, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
