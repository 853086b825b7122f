import HeadlessUIKit
import MarkupXML

extension NibProgram {
  /// Makes the program of a whole document, or of one scene of it.
  ///
  /// - Parameters:
  ///   - scene: The scene; nil for all there is.
  ///   - waits: Whether the views of controllers are left to be loaded later.
  /// - Complexity: linear in the elements.
  static func compile(
    _ document: IBDocument, _ options: InstantiationOptions, scene: XMLNode? = nil, viewsWait waits: Bool = false
  ) -> NibProgram {
    make(document, options, viewsWait: waits) { $0.run(scene: scene) }
  }

  /// Makes the program of one object of a document and all in it, such as a prototype. Other objects that it is connected
  /// to are placeholders, by their `id`s.
  ///
  /// - Complexity: linear in the elements of the object.
  static func compile(_ document: IBDocument, _ options: InstantiationOptions, object: XMLNode) -> NibProgram {
    make(document, options, viewsWait: false) { $0.run(object: object) }
  }

  private static func make(
    _ document: IBDocument, _ options: InstantiationOptions, viewsWait waits: Bool,
    _ compile: (inout NibCompiler) -> Void
  ) -> NibProgram {
    let program = NibProgram(document: document, options: options)
    // What values have to say while they are decoded is the same for all runs.
    let scratch = NibContents(program)
    var compiler = NibCompiler(program: program, decoding: scratch.nibDecoding, viewsWait: waits)
    compile(&compiler)
    program.diagnostics = scratch.diagnostics
    program.missingImages = scratch.missingImages
    return program
  }
}
