public import Diagnostics
public import HeadlessUIKit
import InterfaceBuilder

extension XibCompiler {
  /// The frames of all views of a document by id, in the superview's coordinates, in points:
  /// `{"document": …, "frames": {ID: [x, y, width, height]}}`. Nil for what is no document.
  ///
  /// - Parameter stored: the frames that the document stores, instead of those that the layout gives.
  public func frames(_ file: InputFile, stored: Bool) -> (InspectedValue?, [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else { return (nil, reading.diagnostics) }
    let frames = stored ? document.storedFrames : solvedFrames(of: document)
    return (
      .dictionary([
        .init("document", .string(file.name)),
        .init("frames", .dictionary(frames.map { .init($0.id, $0.frame.inspected) })),
      ]), reading.diagnostics
    )
  }

  private func solvedFrames(of document: IBDocument) -> [(id: String, frame: CGRect)] {
    let contents = world.instantiate(document)
    contents.layOut(on: document, canvas: world.canvas(for: document))
    return contents.views.compactMap { view in
      guard let id = view.documentIdentity?.id, !id.isEmpty else { return nil }
      return (id, view.frame)
    }
  }
}
