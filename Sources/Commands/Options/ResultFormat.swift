import CommandLineKit
import Diagnostics
import HeadlessUIKit
import Rendering
import XibCompiler

/// The forms that a compiled tree can be written in; the raw values are file endings.
enum ResultFormat: String, CaseIterable {
  case txt, json, ndjson, svg, png, pdf, html

  /// What `--format` says, else what the ending of the output file says, else text.
  static func wanted(_ arguments: ParsedArguments, output: String?) throws -> ResultFormat {
    if let format = try arguments.choice("format", as: ResultFormat.self) { return format }
    guard let output, output != "-" else { return .txt }
    let name = output.split(separator: "/").last.map(String.init) ?? output
    guard let dot = name.lastIndex(of: ".") else { return .txt }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = ResultFormat(rawValue: ending) else {
      let near = NearNames.suggestions(for: ending, among: allCases.map(\.rawValue))
      let hint =
        near.first.map { "did you mean .\($0)?" } ?? "use " + allCases.map { ".\($0.rawValue)" }.joined(separator: " ")
      throw arguments.usageError("The ending .\(ending) of \"\(output)\" names no format: \(hint)")
    }
    return format
  }

  /// The tree, or a picture of the view, in this form.
  func write(_ tree: ViewTree, view: UIView, scale: Double, console: Console) throws -> (
    bytes: [UInt8], warnings: [Diagnostic]
  ) {
    switch self {
    case .txt: return (Array(tree.text(style: console.treeStyle).utf8), [])
    case .json: return (Array(JSONText.pretty(tree.json).utf8), [])
    case .ndjson:
      return (Array(tree.roots.map { JSONText.compact($0.json) + "\n" }.joined().utf8), [])
    case .svg, .png, .pdf, .html:
      do {
        return try Drawing.render(view, as: rawValue, scale: scale, document: tree.document)
      } catch {
        throw CommandFailure(.badInput, error.description)
      }
    }
  }
}

extension ViewTree {
  /// The pixels a point of a picture: the device's, and 2 for a document that was designed for none.
  var drawingScale: Double { device == nil ? 2 : scale }
}

extension Console {
  /// Colours for a tree on standard output.
  var treeStyle: TreeStyle {
    let style = output.style
    return TreeStyle { text, part in
      switch part {
      case .type: style(text, .bold)
      case .id, .frame: style(text, .dim)
      case .connection: style(text, .cyan)
      case .place: style(text, .yellow)
      case .bound: style(text, .green)
      }
    }
  }
}
