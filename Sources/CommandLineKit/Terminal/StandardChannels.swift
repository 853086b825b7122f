#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Terminal {
  /// What is at the other end of a file descriptor.
  public init(descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    self.init(
      isTerminal: isatty(descriptor) == 1, systemColumns: isKnown ? Int(size.ws_col) : nil, environment: environment)
  }
}

extension Console {
  /// The standard output and the standard error of this process, unbuffered.
  public static func standard(environment: [String: String]) -> Console {
    Console(
      output: channel(STDOUT_FILENO, "standard output", environment),
      errors: channel(STDERR_FILENO, "standard error", environment), environment: environment)
  }

  private static func channel(_ descriptor: Int32, _ name: String, _ environment: [String: String]) -> Channel {
    Channel(terminal: Terminal(descriptor: descriptor, environment: environment)) { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 {
          let code = errno
          if code == EINTR { continue }
          throw CommandFailure(.cannotWrite, "Cannot write to \(name): \(String(cString: strerror(code))).")
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
