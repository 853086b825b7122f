import CommandLineKit
import Diagnostics
import HeadlessUIKit
import Linting
import XibCompiler

/// `xibc layout`: where views lie, why, and what is wrong with that.
struct Layout: Command {
  static let spec = CommandSpec(
    "layout", abstract: "Lay out documents: print the tree, check it on several devices, or explain a frame.",
    discussion: """
      Alone it prints the view tree with the frames that constraints and masks give. With --check it says which \
      constraints contradict each other, what they leave open, what is drawn elsewhere than it will be, and which texts \
      and views are cut off: the rules layout-… of xibc validate, on as many devices as you name. With --explain it says \
      where each of the four numbers of a view's frame comes from.
      """,
    positionals: [PositionalSpec("FILE", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("check", .flag, "Say what is wrong with the layout; exit 1 when there are findings."),
      OptionSpec("explain", .text("ID"), "Say where the frame of the view with that id comes from."),
      OptionSpec("format", .choice(of: Form.self), default: "text", "The form of the result."),
      OutputOptions.output,
    ]
      + [
        OptionSpec(
          "devices", .text("ID,ID…"), repeatable: true,
          "Check on these devices; the document's own unless given. \"all\" is every one that xibc knows."),
        OptionSpec(
          "fail-on", .choice(["error", "warning", "info"]),
          "The severity from which on the exit code is 1: error, unless the configuration says otherwise."),
        OptionSpec("config", .file("FILE"), "The configuration of the rules, instead of those that are found."),
      ].grouped("Checking") + WorldOptions.specs + [WorldOptions.width, WorldOptions.designTime].grouped("World"),
    examples: [
      .init("xibc layout Main.storyboard", "print the tree with solved frames"),
      .init(
        "xibc layout --check Main.storyboard --devices retina4_0,retina6_1,ipad9_7 --content-size AX3",
        "find what breaks on three devices at a large text size"),
      .init("xibc layout --explain 4A0-QC-P7n Templates/AppCell.xib", "say where a view's frame comes from"),
    ])

  enum Form: String, CaseIterable { case text, json }

  let paths: [String]
  let isCheck: Bool
  let explained: String?
  let form: Form
  let output: String?
  let world: World
  /// The devices to check on; none is the one of the world.
  let devices: [UIDevice]
  let failOn: Severity?
  let configuration: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("FILE")
    isCheck = arguments.flag("check")
    explained = arguments.string("explain")
    form = try arguments.choice("format", as: Form.self) ?? .text
    output = try OutputOptions.report(arguments)
    var world = try WorldOptions.world(arguments)
    world.width = try arguments.number("width")
    world.holdsDrawnSizes = arguments.flag("design-time")
    self.world = world
    failOn = arguments.string("fail-on").flatMap { Severity(rawValue: $0) }
    configuration = arguments.string("config")
    let ids = arguments.strings("devices").flatMap { $0.split(separator: ",").map(String.init) }
    devices = ids == ["all"] ? UIDevice.all : try ids.map { try WorldOptions.device($0, arguments) }
    if isCheck, explained != nil {
      throw arguments.usageError("The options \"--check\" and \"--explain\" do not go together.")
    }
    if isCheck, world.holdsDrawnSizes {
      throw arguments.usageError("The option \"--check\" is about devices, and does not go with \"--design-time\".")
    }
    if !devices.isEmpty, !isCheck {
      throw arguments.usageError("The option \"--devices\" needs \"--check\"; the tree is shown on one \"--device\".")
    }
  }

  func run(on console: Console) async throws -> ExitCode {
    if isCheck { return try await check(on: console) }
    let compiler = XibCompiler(world: world)
    let (explained, form) = (explained, form)
    let style = output == nil || output == "-" ? console.treeStyle : .plain
    let search = Inputs.documents(paths, on: console)
    let results = await Batch.map(search.documents) { path -> (text: String?, diagnostics: [Diagnostic]) in
      do {
        let file = try Inputs.read(path)
        if let explained {
          let (found, diagnostics) = compiler.explainLayout(of: explained, in: file)
          return (found.map { form == .json ? JSONText.pretty($0.json) : $0.text }, diagnostics)
        }
        let (tree, diagnostics) = compiler.layOut(file)
        let errors = diagnostics.filter { $0.severity > .info }
        return (tree.map { form == .json ? JSONText.pretty($0.json) : $0.text(style: style) }, errors)
      } catch let failure as InputFailure {
        return (nil, [failure.diagnostic])
      } catch {
        return (nil, [])
      }
    }
    for result in results { console.tell(result.diagnostics) }
    try OutputOptions.write(Array(results.compactMap(\.text).joined().utf8), to: output, on: console)
    return !search.problems.isEmpty || results.contains { $0.text == nil } ? .badInput : .ok
  }

  // MARK: Checking

  private func check(on console: Console) async throws -> ExitCode {
    var finder = try ConfigurationFinder(configuration)
    let search = Inputs.documents(paths, on: console)
    let worlds = worlds
    let work = search.documents.compactMap { path -> LayoutWork? in
      guard let found = finder.usableConfiguration(for: path) else { return nil }
      let seen = found.path(of: path)
      guard found.configuration.includes(seen) else { return nil }
      var settings = found.configuration.settings(for: seen, isStrict: false)
      // Comments and suppressions of other rules are of no use here, and not to be blamed for it.
      settings.rules["suppression-unused"] = .init(level: .off)
      return LayoutWork(path: path, settings: settings, suppressions: found.configuration.suppressions(for: seen))
    }
    console.tell(finder.problems)
    let linter = Linter(assets: world.assets)
    let results = await Batch.map(work) { $0.inspect(with: linter, in: worlds) }
    console.tell(results.compactMap(\.failure))
    let lints = results.compactMap(\.lint)
    let outcome = linter.conclude(lints, in: LintedProject(isPartial: true))
    var report = FindingsReport(documents: lints.count, findings: outcome.findings)
    report.suppressed = outcome.suppressed
    let format: FindingsFormat = form == .json ? .json : .text
    let text = format.writer(text: TextFindings(on: console, output: output)).text(of: report)
    try OutputOptions.write(Array(text.utf8), to: output, on: console)
    if !search.problems.isEmpty || !finder.problems.isEmpty || lints.count < work.count || report.hasUnread(of: lints) {
      return .badInput
    }
    let fails = report.findings.contains { $0.severity >= failOn ?? finder.failOn(for: $0.document) }
    return fails ? .findings : .ok
  }

  /// The document's own world, or one for each device, with what people call it.
  private var worlds: [(name: String, world: World)] {
    guard !devices.isEmpty else { return [("", world)] }
    return devices.map { device in
      var world = world
      world.device = device
      return (world.isLandscape ? "\(device.id) on its side" : device.id, world)
    }
  }
}

/// One document to check, with what its configuration says.
private struct LayoutWork: Sendable {
  let path: String
  let settings: RuleSettings
  let suppressions: [Suppression]

  func inspect(
    with linter: Linter, in worlds: [(name: String, world: World)]
  ) -> (lint: DocumentLint?, failure: Diagnostic?) {
    do {
      let file = try Inputs.read(path)
      return (
        XibCompiler.checkLayout(file, with: linter, in: worlds, settings: settings, suppressions: suppressions), nil
      )
    } catch {
      return (nil, error.diagnostic)
    }
  }
}
