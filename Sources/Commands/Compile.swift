import CommandLineKit
import Diagnostics
import HeadlessUIKit
import XibCompiler

/// `xibc compile`: the main job.
struct Compile: Command {
  static let spec = CommandSpec(
    "compile", abstract: "Fill a template with data and write the laid-out view tree.",
    discussion: """
      An array in the data gives one instance a record, a dictionary gives one. Outlets are matched to the keys of the \
      data by name (iconView and imgViewIcon to icon) unless --bind or --bindings say otherwise; what was matched is \
      told on standard error. The margin of a grid is (width - columns x cell width) / (columns + 1).
      """,
    positionals: [PositionalSpec("TEMPLATE", "A .xib or .storyboard file; - is standard input.")],
    options: [
      OptionSpec("data", .file("FILE"), "A property list (XML, binary, old-style), JSON or JSON Lines."),
      OptionSpec(
        "bind", .text("OUTLET.PROPERTY=KEYPATH"), repeatable: true, "Bind a property of an outlet to a key of the data."
      ),
      OptionSpec(
        "bindings", .file("FILE"), "A JSON or property list file of bindings: {\"iconView.image\": \"icon\"}."),
      OptionSpec("state", .text("OUTLET=STATE"), repeatable: true, "Put a control into a state, such as disabled."),
      OptionSpec(
        "at", .number("SECONDS", in: 0...86_400), default: "0",
        "Show what is seen at that time of the animation clock."),
      OptionSpec("strict", .flag, "Make unmatched names and missing images errors."),
      OutputOptions.output,
      OptionSpec("format", .choice(of: ResultFormat.self), "The form of the result; the ending of OUT unless given."),
    ]
      + [
        OptionSpec("columns", .integer("N", in: 1...10_000), "Cells side by side; as many as fit unless given."),
        OptionSpec("cell", .size("WxH"), "The size of a cell in points; the template's own unless given."),
        OptionSpec("top", .number("N"), default: "0", "The distance of the first row from the top, in points."),
        OptionSpec(
          "row-spacing", .number("N", or: ["auto"]), default: "auto",
          "The space between rows in points; auto is the margin."),
        OptionSpec("width", .number("W", in: 1...100_000), "The width that the columns share, in points."),
        OptionSpec("in", .text("STORYBOARD[#ID]"), "Put the instances into the view of that scene."),
      ].grouped("Repetition")
      + WorldOptions.specs,
    examples: [
      .init(
        "xibc compile AppCell.xib --data apps.plist --columns 3 --width 320 -o grid.png",
        "draw a grid with a cell for each record"),
      .init("xibc compile AppCell.xib --data apps.plist --format json", "print the bound view tree"),
      .init(
        "xibc compile AppCell.xib --data apps.json --bind nameLabel.text=title -o apps.svg",
        "bind a label to a key of another name"),
    ])

  let request: CompileRequest
  let world: World
  let output: String?
  let format: ResultFormat
  let scale: Double?

  init(_ arguments: ParsedArguments) throws {
    output = arguments.string("output")
    format = try ResultFormat.wanted(arguments, output: output)
    var world = try WorldOptions.world(arguments)
    world.time = try arguments.number("at") ?? 0
    // What is compiled is for a device.
    world.contentSize = world.contentSize ?? .large
    self.world = world
    scale = try arguments.number("scale")
    let path = try arguments.positional("TEMPLATE")
    var request = CompileRequest(template: try Inputs.require(path))
    request.data = try arguments.string("data").map(Inputs.require)
    request.bindings = arguments.strings("bind")
    request.bindingsFile = try arguments.string("bindings").map(Inputs.require)
    request.states = arguments.strings("state")
    request.isStrict = arguments.flag("strict")
    if let place = arguments.string("in") {
      let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      request.container = try Inputs.require(parts[0])
      request.containerID = parts.count > 1 ? parts[1] : nil
    }
    request.grid.columns = try arguments.integer("columns")
    request.grid.cellSize = try arguments.size("cell").map { CGSize(width: $0.width, height: $0.height) }
    request.grid.top = try arguments.number("top") ?? 0
    if arguments.string("row-spacing") != "auto" { request.grid.rowSpacing = try arguments.number("row-spacing") }
    request.grid.width = try arguments.number("width")
    if [.png, .pdf, .svg, .html].contains(format) {
      request.picture = .init(scale: scale, isBitmap: format == .png)
    }
    self.request = request
  }

  func run(on console: Console) throws -> ExitCode {
    let result = XibCompiler(world: world).compile(request)
    for line in result.bindingReport { console.tell(line) }
    console.tell(result.diagnostics)
    guard !result.hasErrors, let tree = result.tree, let view = result.view else { return .badInput }
    let drawn = try format.write(tree, view: view, scale: scale ?? tree.drawingScale, console: console)
    console.tell(drawn.warnings)
    if request.isStrict, !drawn.warnings.isEmpty { return .badInput }
    try OutputOptions.write(drawn.bytes, to: output, on: console)
    return .ok
  }
}
