/// An error that knows what to tell the person and how the program ends.
public protocol CommandError: Error {
  /// One sentence: what is wrong, and what to do.
  var message: String { get }
  /// Lines below the message, without a line break at the end; empty if there are none.
  var details: String { get }
  var exitCode: ExitCode { get }
}

extension CommandError {
  /// None.
  public var details: String { "" }
}

/// The ordinary way for a command to give up.
public struct CommandFailure: CommandError, Hashable {
  /// How the program ends.
  public var exitCode: ExitCode
  /// One sentence: what is wrong, and what to do.
  public var message: String

  /// Gives up with an exit code and a sentence.
  public init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }
}
