/// All that a command sees of the world it was started in.
public struct Console: Sendable {
  /// A place to write to.
  public struct Channel: Sendable {
    /// What is at its other end.
    public let terminal: Terminal
    private let sink: @Sendable ([UInt8]) throws -> Void

    /// - Parameter sink: writes all bytes or throws.
    public init(terminal: Terminal, sink: @escaping @Sendable ([UInt8]) throws -> Void) {
      self.terminal = terminal
      self.sink = sink
    }

    /// Colours, if they are wanted there.
    public var style: Style { terminal.style }

    /// Writes text as UTF-8, without a line break of its own.
    ///
    /// - Throws: when it cannot be written.
    public func write(_ text: String) throws { try sink(Array(text.utf8)) }

    /// Writes bytes as they are.
    ///
    /// - Throws: when they cannot be written.
    public func write(bytes: [UInt8]) throws { try sink(bytes) }
  }

  /// For results.
  public let output: Channel
  /// For messages and progress.
  public let errors: Channel
  /// The environment variables the program was started with.
  public let environment: [String: String]

  /// Puts a console together from its channels; see ``standard(environment:)`` for those of the process.
  public init(output: Channel, errors: Channel, environment: [String: String]) {
    self.output = output
    self.errors = errors
    self.environment = environment
  }

  /// Writes one line for the person. A message that cannot be written is dropped, as there is no place left to say so.
  public func tell(_ line: String) {
    do { try errors.write(line + "\n") } catch {}
  }

  /// Tells what an error says and answers how the program ends.
  public func report(_ error: any Error) -> ExitCode {
    let style = errors.style
    guard let error = error as? any CommandError else {
      tell(style("internal error:", .bold, .red) + " \(error)")
      return .internalError
    }
    tell(style("error:", .bold, .red) + " \(error.message)")
    if !error.details.isEmpty { tell(error.details) }
    return error.exitCode
  }

  /// Progress on the error channel, silent unless that is a terminal.
  ///
  /// - Parameter total: how many steps there are; 0 or less when unknown.
  public func progress(_ label: String, total: Int) -> ProgressLine {
    let errors = errors
    let start = ContinuousClock.now
    return ProgressLine(label, total: total, terminal: errors.terminal) {
      ContinuousClock.now - start
    } write: { text in
      do { try errors.write(text) } catch {}
    }
  }
}
