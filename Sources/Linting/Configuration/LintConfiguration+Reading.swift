import Diagnostics

extension LintConfiguration {
  /// The keys of a configuration, in the order of the documentation.
  static let keys = ["$schema", "rules", "overrides", "include", "exclude", "suppress", "failOn"]

  /// Reads a configuration: JSON, in which comments and trailing commas may stand.
  ///
  /// - Throws: a problem with its place; an unknown key or rule is one.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationProblem) {
    let reader = ConfigurationReader(file: file)
    self.init()
    self.file = file
    for entry in try reader.entries(try ConfigurationScanner.read(bytes, file: file), keys: Self.keys) {
      switch entry.key {
      case "rules": rules = try reader.rules(entry.value)
      case "overrides":
        overrides = try reader.list(entry.value).mapThrowing { value throws(ConfigurationProblem) in
          try reader.override(value)
        }
      case "include": include = try reader.patterns(entry.value)
      case "exclude": exclude = try reader.patterns(entry.value)
      case "suppress":
        suppressions = try reader.list(entry.value).mapThrowing { value throws(ConfigurationProblem) in
          try reader.suppression(value)
        }
      case "failOn": failOn = try reader.severity(entry.value)
      default: break
      }
    }
  }
}

/// Understands the values of a configuration.
private struct ConfigurationReader {
  let file: String

  func problem(
    _ value: ConfigurationValue, _ message: String, unknown word: String? = nil, known words: [String] = []
  ) -> ConfigurationProblem {
    ConfigurationProblem(
      file: file, location: value.location, message, unknownWord: word, knownWords: word == nil ? [] : words)
  }

  func entries(
    _ value: ConfigurationValue, keys: [String]? = nil
  ) throws(ConfigurationProblem) -> [ConfigurationValue.Entry] {
    guard case .entries(let entries) = value.content else {
      throw problem(value, "An object is wanted here, not \(value.kind).")
    }
    if let keys, let unknown = entries.first(where: { !keys.contains($0.key) }) {
      throw ConfigurationProblem(
        file: file, location: unknown.location, "There is no key \"\(unknown.key)\" here.", unknownWord: unknown.key,
        knownWords: keys)
    }
    return entries
  }

  func list(_ value: ConfigurationValue) throws(ConfigurationProblem) -> [ConfigurationValue] {
    guard case .list(let values) = value.content else {
      throw problem(value, "A list is wanted here, not \(value.kind).")
    }
    return values
  }

  func text(_ value: ConfigurationValue) throws(ConfigurationProblem) -> String {
    guard case .text(let text) = value.content, !text.isEmpty else {
      throw problem(value, "A text is wanted here, not \(value.kind == "a text" ? "an empty one" : value.kind).")
    }
    return text
  }

  func patterns(_ value: ConfigurationValue) throws(ConfigurationProblem) -> [GlobPattern] {
    try list(value).mapThrowing { value throws(ConfigurationProblem) in GlobPattern(try text(value)) }
  }

  func severity(_ value: ConfigurationValue) throws(ConfigurationProblem) -> Severity {
    let word = try text(value)
    guard let severity = Severity(rawValue: word) else {
      throw problem(
        value, "\"\(word)\" is no severity: error, warning or info is.", unknown: word,
        known: Severity.allCases.map(\.rawValue))
    }
    return severity
  }

  func level(_ value: ConfigurationValue) throws(ConfigurationProblem) -> RuleSettings.Level {
    switch value.content {
    case .bool(let isOn): return isOn ? .on : .off
    case .text("off"): return .off
    case .text("on"): return .on
    case .text(let word):
      guard let severity = Severity(rawValue: word) else {
        throw problem(
          value, "\"\(word)\" is no severity: error, warning, info, on or off is.", unknown: word,
          known: Severity.allCases.map(\.rawValue) + ["on", "off"])
      }
      return .severity(severity)
    default: throw problem(value, "A severity is wanted here, not \(value.kind).")
    }
  }

  func rule(_ id: String, at location: SourceLocation) throws(ConfigurationProblem) -> RuleDocumentation {
    guard let rule = Linter.documentations[id] else {
      throw ConfigurationProblem(
        file: file, location: location, "There is no rule \"\(id)\".", unknownWord: id,
        knownWords: Linter.allRules.map { $0.documentation.id })
    }
    return rule
  }

  func rules(_ value: ConfigurationValue) throws(ConfigurationProblem) -> [String: RuleSettings.Setting] {
    var rules: [String: RuleSettings.Setting] = [:]
    for entry in try entries(value) {
      let rule = try rule(entry.key, at: entry.location)
      rules[entry.key] = try setting(entry.value, of: rule)
    }
    return rules
  }

  func setting(
    _ value: ConfigurationValue, of rule: RuleDocumentation
  ) throws(ConfigurationProblem) -> RuleSettings.Setting {
    guard case .entries = value.content else { return RuleSettings.Setting(level: try level(value)) }
    // Who sets a parameter of a rule wants the rule.
    var setting = RuleSettings.Setting(level: rule.isOnByDefault ? nil : .on)
    for entry in try entries(value, keys: ["severity"] + rule.parameters.map(\.name)) {
      guard let parameter = rule.parameters.first(where: { $0.name == entry.key }) else {
        setting.level = try level(entry.value)
        continue
      }
      setting.parameters[entry.key] = try self.parameter(entry.value, like: parameter)
    }
    return setting
  }

  func parameter(
    _ value: ConfigurationValue, like parameter: RuleParameter
  ) throws(ConfigurationProblem) -> RuleParameter.Value {
    switch (parameter.defaultValue, value.content) {
    case (.flag, .bool(let flag)): return .flag(flag)
    case (.number, .number(let number)): return .number(number)
    case (.text, .text(let text)): return .text(text)
    case (.texts, .list(let values)):
      return .texts(try values.mapThrowing { value throws(ConfigurationProblem) in try text(value) })
    default:
      throw problem(value, "\"\(parameter.name)\" must be \(parameter.defaultValue.kind), not \(value.kind).")
    }
  }

  func override(_ value: ConfigurationValue) throws(ConfigurationProblem) -> LintConfiguration.Override {
    var override = LintConfiguration.Override(files: [], rules: [:])
    for entry in try entries(value, keys: ["files", "rules"]) {
      if entry.key == "files" {
        override.files = try patterns(entry.value)
      } else {
        override.rules = try rules(entry.value)
      }
    }
    guard !override.files.isEmpty else { throw problem(value, "An override needs \"files\": for which it is.") }
    return override
  }

  func suppression(_ value: ConfigurationValue) throws(ConfigurationProblem) -> Suppression {
    var suppression = Suppression(configuration: file, location: value.location)
    let entries = try entries(value, keys: ["rule", "object", "path", "reason"])
    for entry in entries {
      let text = try text(entry.value)
      switch entry.key {
      case "rule": suppression.rule = try rule(text, at: entry.value.location).id
      case "object": suppression.objectID = text
      case "path": suppression.path = GlobPattern(text)
      default: break
      }
    }
    guard suppression.rule != nil || suppression.objectID != nil || suppression.path != nil else {
      throw problem(value, "A suppression needs a \"rule\", an \"object\" or a \"path\".")
    }
    return suppression
  }
}

extension RuleParameter.Value {
  fileprivate var kind: String {
    switch self {
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .texts: "a list of texts"
    }
  }
}

extension Array {
  /// `map` that keeps the type of the error.
  fileprivate func mapThrowing<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
