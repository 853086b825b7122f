import CommandLineKit
import Diagnostics
import HeadlessUIKit
import XibCompiler

/// `xibc inspect`: the view tree of documents.
struct Inspect: Command {
  static let spec = CommandSpec(
    "inspect", abstract: "Show the view tree of documents.",
    discussion: """
      With --query, --id or --tag only the objects that match are shown. A query is a class name, a custom class, \
      #ID, [PROPERTY] or [PROPERTY=VALUE], or several of them written together, such as UIButton[isHidden=true].
      """,
    positionals: [PositionalSpec("FILE", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("format", .choice(of: Form.self), default: "tree", "The form of the result."),
      OptionSpec("query", .text("QUERY"), "Show only the objects that a query finds."),
      OptionSpec("id", .text("ID"), "Show only the object with that id."),
      OptionSpec("tag", .integer("N"), "Show only the views with that tag."),
      OptionSpec("top-level", .flag, "Show the outermost objects only, without what is in them."),
      OutputOptions.output,
    ] + WorldOptions.specs,
    examples: [
      .init("xibc inspect Main.storyboard", "show the tree of every scene"),
      .init("xibc inspect --format json Cell.xib", "print it as JSON"),
      .init("xibc inspect --query 'UIButton[isHidden=true]' Screens/", "find hidden buttons in a folder of documents"),
    ])

  enum Form: String, CaseIterable { case tree, json, ndjson, html }

  let paths: [String]
  let form: Form
  let filter: TreeFilter
  let world: World
  let output: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("FILE")
    form = try arguments.choice("format", as: Form.self) ?? .tree
    world = try WorldOptions.world(arguments)
    output = try OutputOptions.report(arguments)
    filter = TreeFilter(
      query: try arguments.string("query").map { try Self.query($0, arguments) },
      id: arguments.string("id"), tag: try arguments.integer("tag"), isTopLevel: arguments.flag("top-level"))
  }

  private static func query(_ text: String, _ arguments: ParsedArguments) throws -> TreeQuery {
    do { return try TreeQuery(text) } catch { throw arguments.usageError(error.description) }
  }

  func run(on console: Console) async throws -> ExitCode {
    let search = Inputs.documents(paths, on: console)
    let files = search.documents
    guard form != .html else { return try writeHTML(files, on: console) }
    let compiler = XibCompiler(world: world)
    let (form, filter, style) = (form, filter, console.treeStyle)
    let results = await Batch.map(files) { path -> InspectResult in
      do {
        let (tree, diagnostics) = compiler.inspect(try Inputs.read(path))
        guard let tree else { return InspectResult(text: nil, diagnostics: diagnostics) }
        let shown = filter.apply(to: tree)
        return InspectResult(
          text: form.text(shown, style: style), diagnostics: diagnostics,
          classNames: shown.isEmpty ? tree.classNames : nil)
      } catch let failure as InputFailure {
        return InspectResult(text: nil, diagnostics: [failure.diagnostic])
      } catch {
        return InspectResult(text: nil, diagnostics: [])
      }
    }
    for result in results { console.tell(result.diagnostics) }
    try OutputOptions.write(
      Array(form.join(results.compactMap(\.text), count: files.count).utf8), to: output, on: console)
    if !results.isEmpty, results.allSatisfy({ $0.classNames != nil }) {
      console.tell(filter.foundNothing(among: Set(results.compactMap(\.classNames).joined()).sorted()))
    }
    return !search.problems.isEmpty || results.contains { $0.text == nil } ? .badInput : .ok
  }

  private func writeHTML(_ files: [String], on console: Console) throws -> ExitCode {
    guard files.count == 1 else { throw CommandFailure(.usage, "HTML shows one document; \(files.count) were given.") }
    let request = CompileRequest(template: try Inputs.require(files[0]))
    let result = XibCompiler(world: world).compile(request)
    console.tell(result.diagnostics)
    guard !result.hasErrors, let tree = result.tree, let view = result.view else { return .badInput }
    let html = try ResultFormat.html.write(tree, view: view, scale: tree.drawingScale, console: console)
    console.tell(html.warnings)
    try OutputOptions.write(html.bytes, to: output, on: console)
    return .ok
  }
}

/// What one document gave; no text when it could not be read.
private struct InspectResult: Sendable {
  var text: String?
  var diagnostics: [Diagnostic]
  /// The classes of all objects, when none of them is what was looked for.
  var classNames: [String]?
}

extension TreeFilter {
  /// What to say when no object of any document is what was looked for.
  fileprivate func foundNothing(among classNames: [String]) -> String {
    let near = className.map { NearNames.suggestions(for: $0, among: classNames) } ?? []
    let hint = near.isEmpty ? "" : " Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    return "No object is \(text).\(hint)"
  }
}

extension Inspect.Form {
  fileprivate func text(_ tree: FilteredTree, style: TreeStyle) -> String {
    switch (self, tree) {
    case (.tree, .whole(let tree)), (.html, .whole(let tree)): tree.text(style: style)
    case (.json, .whole(let tree)): JSONText.pretty(tree.json)
    case (.ndjson, .whole(let tree)): JSONText.compact(tree.json) + "\n"
    case (.tree, .nodes(_, let nodes)), (.html, .nodes(_, let nodes)): nodes.map { $0.text(style: style) }.joined()
    case (.json, .nodes(let document, let nodes)): JSONText.pretty(FilteredTree.json(document, nodes))
    case (.ndjson, .nodes(let document, let nodes)): JSONText.compact(FilteredTree.json(document, nodes)) + "\n"
    }
  }

  /// The documents one after the other; several as JSON are an array.
  fileprivate func join(_ texts: [String], count: Int) -> String {
    guard self == .json, count != 1 else { return texts.joined(separator: self == .tree ? "\n" : "") }
    return "[\n" + texts.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }.joined(separator: ",\n") + "\n]\n"
  }
}
