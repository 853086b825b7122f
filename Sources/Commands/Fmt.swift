import CommandLineKit
import Diagnostics
import XibCompiler

/// `xibc fmt`: documents as Xcode writes them.
struct Fmt: Command {
  static let spec = CommandSpec(
    "fmt", abstract: "Write documents as Xcode itself would.",
    discussion: "A document that Xcode saved comes back byte for byte.",
    positionals: [PositionalSpec("FILE", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("check", .flag, "Write nothing; list the documents that would change and exit 1 if there are any."),
      OptionSpec("stdout", .flag, "Write the result to standard output and leave the file alone."),
    ],
    examples: [
      .init("xibc fmt --check Screens/", "find the documents that are not in Xcode's form"),
      .init("xibc fmt Main.storyboard", "bring a document into Xcode's form"),
    ])

  let paths: [String]
  let isCheck: Bool
  let isStandardOutput: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("FILE")
    isCheck = arguments.flag("check")
    isStandardOutput = arguments.flag("stdout")
  }

  func run(on console: Console) async throws -> ExitCode {
    let search = Inputs.documents(paths, on: console)
    let results = await Batch.map(search.documents) { path -> FmtResult in
      do {
        let file = try Inputs.read(path)
        let (bytes, problems) = XibCompiler.format(file)
        return FmtResult(path: path, bytes: bytes, isChanged: bytes != file.bytes, problems: problems)
      } catch let failure as InputFailure {
        return FmtResult(path: path, problems: [failure.diagnostic])
      } catch {
        return FmtResult(path: path)
      }
    }
    var code = search.problems.isEmpty ? ExitCode.ok : .badInput
    var failure: ExitCode?
    for result in results {
      console.tell(result.problems)
      guard let bytes = result.bytes else {
        code = .badInput
        continue
      }
      if isCheck {
        guard result.isChanged else { continue }
        try console.output.write(result.path + "\n")
        if code == .ok { code = .findings }
      } else if isStandardOutput || result.path == "-" {
        try console.output.write(bytes: bytes)
      } else if result.isChanged {
        do {
          try OutputOptions.write(bytes, to: result.path, on: console)
          console.tell("wrote \(result.path)")
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
private struct FmtResult: Sendable {
  var path: String
  var bytes: [UInt8]?
  var isChanged = false
  var problems: [Diagnostic] = []
}
