import Diagnostics

/// Which outlets are filled from which keys, and what is left over. Everything is sorted by name.
public struct MatchReport: Sendable, Hashable {
  /// Names between which several matches are equally good, so that none was made.
  public struct Ambiguity: Sendable, Hashable {
    /// The names of the outlets, sorted.
    public let outlets: [String]
    /// The keys, sorted.
    public let keys: [String]
  }

  /// The matches, sorted by outlet.
  public var bindings: [Binding] = []
  /// Outlets that could show a value, but no key has their name.
  public var unmatchedOutlets: [String] = []
  /// Keys that no outlet has the name of.
  public var unmatchedKeys: [String] = []
  /// Groups in which no match was made, sorted by their first outlet.
  public var ambiguous: [Ambiguity] = []
  /// Outlets of classes that show no value, such as plain views.
  public var otherOutlets: [String] = []

  /// What is left over as findings (rules `binding-unmatched-outlet`, `binding-unmatched-key`, `binding-ambiguous`).
  ///
  /// - Parameter isStrict: makes them errors; otherwise they are only told.
  public func diagnostics(document: String, isStrict: Bool) -> [Diagnostic] {
    func finding(_ rule: String, _ message: String, _ help: String) -> Diagnostic {
      Diagnostic(
        rule: rule, severity: isStrict ? .error : .info, document: document, message: message, help: help)
    }
    return ambiguous.map {
      finding(
        "binding-ambiguous",
        "\($0.outlets.count == 1 ? "Outlet" : "Outlets") \(Self.quoted($0.outlets)) and "
          + "\($0.keys.count == 1 ? "key" : "keys") \(Self.quoted($0.keys)) match in more than one way.",
        "Say which with --bind OUTLET.PROPERTY=KEYPATH.")
    }
      + unmatchedOutlets.map {
        finding(
          "binding-unmatched-outlet", "No key of the data matches the outlet \"\($0)\".",
          "Bind it with --bind \($0).PROPERTY=KEYPATH.")
      }
      + unmatchedKeys.map {
        finding(
          "binding-unmatched-key", "No outlet matches the key \"\($0)\".",
          "Bind it with --bind OUTLET.PROPERTY=\(RecordKeyPath(key: $0)).")
      }
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
