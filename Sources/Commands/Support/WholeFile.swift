#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written beside the one it will replace, so that nobody ever sees half of it, nor sees more of it than
/// they may: it has the mode of the old file before it has any content.
enum WholeFile {
  /// The `errno` of what failed.
  struct Failure: Error { var code: Int32 }

  /// Replaces a file, or makes a new one. A link stays a link: what it leads to is replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let target = resolved(path)
    var old = stat()
    let isThere = stat(target, &old) == 0
    let (beside, descriptor) = try open(beside: target, mode: isThere ? 0o600 : 0o666)
    do throws(Failure) {
      if isThere {
        // Who owns the new file can be said by few; that it is another's must not stop the work.
        if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
        guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw Failure(code: errno) }
      }
      try write(bytes, to: descriptor)
      guard rename(beside, target) == 0 else { throw Failure(code: errno) }
    } catch {
      close(descriptor)
      unlink(beside)
      throw error
    }
    close(descriptor)
  }

  /// Whether it is a device or a pipe, which is written to and never replaced.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// The path without links, or as it is when there is nothing.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A new file in the same folder, under a name that nobody has.
  private static func open(beside target: String, mode: mode_t) throws(Failure) -> (path: String, descriptor: Int32) {
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    for number in 0..<1000 {
      // The name of the file itself may be as long as names can be.
      let path = "\(target[..<slash]).xibc-\(getpid())-\(number)"
      let descriptor = Self.open(path, mode)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { throw Failure(code: errno) }
    }
    throw Failure(code: EEXIST)
  }

  private static func open(_ path: String, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    #elseif canImport(Musl)
      Musl.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    #else
      Darwin.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    #endif
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
        #else
          Darwin.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: count < 0 ? errno : EIO) }
      start += count
    }
  }
}
