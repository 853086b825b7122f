import DataBinding
public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// The way of the data: read, understand, instantiate, bind, repeat, lay out.
public struct XibCompiler: Sendable {
  /// The world that documents are shown in.
  public var world: World

  /// A compiler for one world; it can be used for any number of documents.
  public init(world: World = World()) { self.world = world }

  /// Reads a document and makes its view tree.
  public func inspect(_ file: InputFile) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else { return (nil, reading.diagnostics) }
    let contents = world.instantiate(document)
    return (
      ViewTree(contents, of: document, in: world),
      reading.diagnostics + document.danglingReferences + contents.diagnostics
    )
  }

  /// Compiles a template: one instance a record, bound, placed and laid out, at the world's time.
  public func compile(_ request: CompileRequest) -> Compilation {
    let clock = AnimationClock()
    return clock.perform { compile(request, on: clock) }
  }

  private func compile(_ request: CompileRequest, on clock: AnimationClock) -> Compilation {
    var result = Compilation()
    let reading = IBDocument.read(request.template.bytes, name: request.template.name)
    result.diagnostics += reading.diagnostics
    guard let template = reading.document else { return result }
    result.diagnostics += template.danglingReferences

    var records: Records?
    if let data = request.data {
      let read = Records.read(bytes: data.bytes, name: data.name)
      result.diagnostics += read.diagnostics
      guard let found = read.records else { return result }
      records = found
    }

    guard let stage = Stage(request, template: template, world: world, result: &result) else { return result }
    guard let bindings = stage.bindings(for: records, result: &result) else { return result }
    guard stage.canDraw(records?.all.count ?? 1, result: &result) else { return result }
    let instances = stage.instances(of: records, bindings: bindings, result: &result)
    stage.place(instances, result: &result)
    stage.finish(instances, on: clock, result: &result)
    return result
  }
}
