#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs another program and takes what it writes.
enum Subprocess {
  /// How a program ended, and what it wrote.
  struct Result {
    /// Its exit code; 127 when there is no such program.
    var status: Int32
    var output: [UInt8]
  }

  /// Runs a program, which is looked for in `PATH`, to its end; its messages go where ours go, or nowhere.
  static func run(_ words: [String], isQuiet: Bool = false) -> Result {
    var ends: [Int32] = [0, 0]
    guard let program = words.first, pipe(&ends) == 0 else { return Result(status: 127, output: []) }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, program, &actions, nil, &arguments, environ)
    close(ends[1])
    guard failure == 0 else { return Result(status: 127, output: []) }
    let output = FileHandleReader.all(of: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output: output)
  }
}
