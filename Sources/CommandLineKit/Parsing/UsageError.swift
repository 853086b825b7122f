/// A command line that cannot be understood: what is wrong in a sentence, and how it should look.
public struct UsageError: CommandError, Hashable {
  /// What is wrong, with a "Did you mean" where something is near.
  public var message: String
  /// The one-line usage of the command that was meant.
  public var usage: String
  /// The command line that explains more, such as `xibc compile --help`.
  public var helpLine: String

  /// States what is wrong and where to read on.
  public init(_ message: String, usage: String, helpLine: String) {
    self.message = message
    self.usage = usage
    self.helpLine = helpLine
  }

  /// Always ``ExitCode/usage``.
  public var exitCode: ExitCode { .usage }

  /// The usage line and the line that explains more.
  public var details: String { "Usage: \(usage)\nSee \"\(helpLine)\"." }
}
