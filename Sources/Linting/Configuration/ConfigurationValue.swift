public import Diagnostics

/// A JSON value that remembers where it stands, so that messages can point at it.
struct ConfigurationValue: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([ConfigurationValue])
    case entries([Entry])
  }

  struct Entry: Sendable, Hashable {
    var key: String
    var location: SourceLocation
    var value: ConfigurationValue
  }

  var content: Content
  var location: SourceLocation

  /// What it is, as the end of "not …".
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .entries: "an object"
    }
  }
}

/// Why a configuration or a baseline cannot be used.
public struct ConfigurationProblem: Error, Sendable, Hashable {
  /// The file as the caller named it.
  public var file: String
  /// Where it stands; nil for nowhere.
  public var location: SourceLocation?
  /// One sentence.
  public var message: String
  /// The word that is not known, and those that are.
  public var unknownWord: String?
  /// The words that would have been right in the unknown one's place.
  public var knownWords: [String] = []

  init(
    file: String, location: SourceLocation?, _ message: String, unknownWord: String? = nil, knownWords: [String] = []
  ) {
    self.file = file
    self.location = location
    self.message = message
    self.unknownWord = unknownWord
    self.knownWords = knownWords
  }

  /// The problem as a finding.
  public var diagnostic: Diagnostic {
    Diagnostic(rule: "", severity: .error, document: file, location: location, message: message)
  }
}
