/// A subcommand: its table, its options as typed values, and its work.
public protocol Command: Sendable {
  static var spec: CommandSpec { get }

  /// Turns what was typed into the command's own values.
  ///
  /// - Throws: a ``UsageError`` for what the table alone cannot rule out.
  init(_ arguments: ParsedArguments) throws

  /// Does the work.
  ///
  /// - Throws: a ``CommandError`` for what the person should know; any other error counts as internal.
  func run(on console: Console) async throws -> ExitCode
}
