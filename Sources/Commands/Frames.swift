import CommandLineKit
import Diagnostics
import XibCompiler

/// `xibc frames`: where every view lies.
struct Frames: Command {
  static let spec = CommandSpec(
    "frames", abstract: "Print the frames of all views, solved at the document's design size.",
    discussion: """
      One JSON object a line and document: {"document": PATH, "frames": {ID: [x, y, width, height]}}, in the \
      superview's coordinates, in points.
      """,
    positionals: [PositionalSpec("FILE", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("stored", .flag, "Print the frames that the document stores instead of solving."),
      WorldOptions.width, WorldOptions.designTime,
      OutputOptions.output,
    ] + WorldOptions.specs,
    examples: [.init("xibc frames Main.storyboard", "print the solved frames")])

  let paths: [String]
  let isStored: Bool
  let output: String?
  let world: World

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("FILE")
    isStored = arguments.flag("stored")
    output = try OutputOptions.report(arguments)
    var world = try WorldOptions.world(arguments)
    world.width = try arguments.number("width")
    world.holdsDrawnSizes = arguments.flag("design-time")
    self.world = world
  }

  func run(on console: Console) async throws -> ExitCode {
    let compiler = XibCompiler(world: world)
    let isStored = isStored
    let search = Inputs.documents(paths, on: console)
    let results = await Batch.map(search.documents) { path -> (line: String?, diagnostics: [Diagnostic]) in
      do {
        let (frames, diagnostics) = compiler.frames(try Inputs.read(path), stored: isStored)
        return (frames.map { JSONText.compact($0) + "\n" }, diagnostics.filter { $0.severity > .info })
      } catch let failure as InputFailure {
        return (nil, [failure.diagnostic])
      } catch {
        return (nil, [])
      }
    }
    for result in results { console.tell(result.diagnostics) }
    try OutputOptions.write(Array(results.compactMap(\.line).joined().utf8), to: output, on: console)
    return !search.problems.isEmpty || results.contains { $0.line == nil } ? .badInput : .ok
  }
}
