public import Diagnostics

/// What a team says of the rules: a `.xibc.json`.
public struct LintConfiguration: Sendable, Hashable {
  /// The name of the file that is looked for, from each document's folder upwards.
  public static let fileName = ".xibc.json"

  /// Rules that hold for some documents only.
  public struct Override: Sendable, Hashable {
    /// Seen from the folder of the configuration.
    public var files: [GlobPattern]
    /// By the id of the rule.
    public var rules: [String: RuleSettings.Setting]
  }

  /// The file as the caller named it; empty when there is none.
  public var file = ""
  /// By the id of the rule.
  public var rules: [String: RuleSettings.Setting] = [:]
  /// In the order of the file; later ones win.
  public var overrides: [Override] = []
  /// The documents that are checked, seen from the folder of the configuration; none is all of them.
  public var include: [GlobPattern] = []
  /// The documents that are not.
  public var exclude: [GlobPattern] = []
  /// What is known and need not be told.
  public var suppressions: [Suppression] = []
  /// The severity from which on a run fails; nil leaves it to the caller.
  public var failOn: Severity?

  /// Every rule as it is by default.
  public init() {}

  /// Whether it says the same of every document, wherever that lies.
  public var isSameForAll: Bool {
    overrides.isEmpty && include.isEmpty && exclude.isEmpty && suppressions.allSatisfy { $0.path == nil }
  }

  /// Whether a document is checked at all, by its path from the folder of the configuration.
  public func includes(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
  }

  /// What holds for a document, by its path from the folder of the configuration.
  public func settings(for path: String, isStrict: Bool = false) -> RuleSettings {
    var settings = RuleSettings()
    settings.isStrict = isStrict
    settings = settings.overridden(by: rules)
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      settings = settings.overridden(by: override.rules)
    }
    return settings
  }

  /// The suppressions for a document, by its path from the folder of the configuration.
  public func suppressions(for path: String) -> [Suppression] {
    suppressions.filter { $0.path?.matches(path) ?? true }
  }
}
