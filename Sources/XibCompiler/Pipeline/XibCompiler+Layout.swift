public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
public import Linting

extension XibCompiler {
  /// Reads a document and makes its view tree with the frames that the layout gives in the compiler's world.
  public func layOut(_ file: InputFile) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else { return (nil, reading.diagnostics) }
    let contents = world.instantiate(document)
    contents.layOut(on: document, canvas: world.canvas(for: document))
    return (
      ViewTree(contents, of: document, in: world),
      reading.diagnostics + document.danglingReferences + contents.diagnostics
    )
  }

  /// Where the four numbers of a view's frame come from; nil when no view has the id.
  public func explainLayout(of id: String, in file: InputFile) -> (found: LayoutExplained?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else { return (nil, reading.diagnostics) }
    let contents = world.instantiate(document)
    let canvas = world.canvas(for: document)
    contents.layOut(on: document, canvas: canvas)
    guard let view = contents.object(withID: id) as? UIView else {
      if let other = document.explainedThrough(id) { return (nil, [other]) }
      let near = contents.views.compactMap { $0.documentIdentity?.id }
        .filter { $0.lowercased() == id.lowercased() || $0.hasPrefix(id) }
      let hint = near.isEmpty ? "Print the ids with \"xibc layout FILE\"." : "Did you mean \"\(near[0])\"?"
      return (
        nil,
        [
          Diagnostic(
            rule: "layout-no-view", severity: .error, document: file.name,
            message: "No view of the document has the id \"\(id)\".", help: hint)
        ]
      )
    }
    let analysis = LayoutAnalysis(contents, of: document, isAsDrawn: canvas == nil)
    return (
      LayoutExplained(
        document: file.name, id: id, label: analysis.label(of: view), frame: view.frame,
        numbers: analysis.explanations(of: view)), []
    )
  }

  /// What is wrong with the layout of a document in one or several worlds; the compiler's own is not asked.
  ///
  /// - Parameter worlds: each with a name for people, empty for the document's own world.
  public static func checkLayout(
    _ file: InputFile, with linter: Linter, in worlds: [(name: String, world: World)], settings: RuleSettings,
    suppressions: [Suppression]
  ) -> DocumentLint {
    linter.inspectLayout(
      file.bytes, name: file.name, settings: settings, suppressions: suppressions,
      worlds: worlds.map { name, world in
        Linter.LayoutWorld(
          name: name, canvas: { world.canvas(for: $0) }, instantiate: { world.instantiate($0) })
      })
  }
}
