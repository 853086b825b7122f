import CommandLineKit

/// Where results go.
enum OutputOptions {
  static let output = OptionSpec(
    "output", short: "o", .file("OUT"), "Write the result to a file instead of standard output; - is standard output.")

  /// Where a command that only looks at documents writes its result.
  ///
  /// - Throws: a usage error for a document: it would be lost.
  static func report(_ arguments: ParsedArguments) throws -> String? {
    let output = arguments.string("output")
    if let output, output.hasSuffix(".xib") || output.hasSuffix(".storyboard") {
      throw arguments.usageError("The result is no document: \"\(output)\" would be lost.")
    }
    return output
  }

  /// Writes a result to a file whole or not at all, or to standard output.
  static func write(_ bytes: [UInt8], to path: String?, on console: Console) throws {
    guard let path, path != "-" else {
      try console.output.write(bytes: bytes)
      return
    }
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw CommandFailure(.cannotWrite, "Cannot write \"\(path)\": \(error.reason).")
    }
  }
}
