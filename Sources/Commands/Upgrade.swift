import CommandLineKit
import Diagnostics
import XibCompiler

/// `xibc upgrade`: archives from before Xcode 5 in today's form.
struct Upgrade: Command {
  static let spec = CommandSpec(
    "upgrade", abstract: "Bring documents from before Xcode 5 into today's form.",
    discussion: "A document that is in today's form already stays as it is.",
    positionals: [PositionalSpec("FILE", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OutputOptions.output,
      OptionSpec("stdout", .flag, "Write the result to standard output and leave the file alone."),
    ],
    examples: [
      .init("xibc upgrade Classes/", "upgrade every old document below a folder"),
      .init("xibc upgrade MainWindow.xib -o Main.xib", "keep the old document beside the new one"),
    ])

  let paths: [String]
  let output: String?
  let isStandardOutput: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("FILE")
    output = arguments.string("output")
    isStandardOutput = arguments.flag("stdout")
    if output != nil, paths.count > 1 {
      throw arguments.usageError("--output takes the result of one document; \(paths.count) are given.")
    }
  }

  func run(on console: Console) async throws -> ExitCode {
    let search = Inputs.documents(paths, on: console)
    let documents = search.documents
    if output != nil, documents.count > 1 {
      throw CommandFailure(.usage, "--output takes the result of one document; \(documents.count) are given.")
    }
    let results = await Batch.map(documents) { path -> UpgradeResult in
      do {
        let file = try Inputs.read(path)
        let (bytes, findings) = XibCompiler.upgrade(file)
        return UpgradeResult(path: path, bytes: bytes, isChanged: bytes != file.bytes, findings: findings)
      } catch let failure as InputFailure {
        return UpgradeResult(path: path, findings: [failure.diagnostic])
      } catch {
        return UpgradeResult(path: path)
      }
    }
    var code = search.problems.isEmpty ? ExitCode.ok : .badInput
    var failure: ExitCode?
    for result in results {
      console.tell(result.findings)
      guard let bytes = result.bytes else {
        code = .badInput
        continue
      }
      if isStandardOutput || output != nil || result.path == "-" {
        try OutputOptions.write(bytes, to: isStandardOutput ? nil : output, on: console)
      } else if result.isChanged {
        do {
          try OutputOptions.write(bytes, to: result.path, on: console)
          console.tell("upgraded \(result.path)")
        } catch {
          // The other documents are written all the same.
          failure = console.report(error)
        }
      }
    }
    return failure ?? code
  }
}

/// What one document gave; no bytes when it could not be read.
private struct UpgradeResult: Sendable {
  var path: String
  var bytes: [UInt8]?
  var isChanged = false
  var findings: [Diagnostic] = []
}
