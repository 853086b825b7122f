/// How a command ended, as scripts see it.
public enum ExitCode: Int32, Sendable, CaseIterable {
  case ok = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case internalError = 70
  case cannotWrite = 73

  /// A few words for the help.
  public var meaning: String {
    switch self {
    case .ok: "ok"
    case .findings: "findings at or above the level that fails"
    case .usage: "the command line cannot be understood"
    case .badInput: "bad or missing input"
    case .internalError: "internal error"
    case .cannotWrite: "the output cannot be written"
    }
  }
}
