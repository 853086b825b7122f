import HeadlessUIKit
import MarkupXML

/// A prototype of a table or collection: a nib of its own, made anew for each cell.
final class PrototypeNib: ReusableViewSource {
  private let storyboard: UIStoryboard
  private let node: XMLNode
  private weak var controller: UIViewController?

  init(_ node: XMLNode, in storyboard: UIStoryboard, of controller: UIViewController) {
    self.node = node
    self.storyboard = storyboard
    self.controller = controller
  }

  func makeReusableView() throws(NSException) -> UIView {
    let program = storyboard.program(ofPrototype: node)
    let contents = NibContents(program)
    let run = NibRun(program, contents: contents, isStrict: true)
    run.place(owner: nil, externalObjects: externalObjects(program))
    try LoadingDepth.enter("\(storyboard.name).storyboard") { () throws(NSException) in
      for section in program.sections { try run.load(section) }
    }
    startSegues(contents)
    if let log = storyboard.bundle.log { contents.diagnostics.forEach(log) }
    guard let view = contents.topLevelObjects.first as? UIView else {
      throw NSException(.internalInconsistency, "A prototype of \(storyboard.name).storyboard is no view")
    }
    return view
  }

  /// What a prototype may be connected to: its controller, and what stands beside that in its scene.
  private func externalObjects(_ program: NibProgram) -> [String: NSObject] {
    guard let controller else { return [:] }
    var found: [String: NSObject] = [:]
    for object in [controller] + controller.companions {
      if let id = object.documentIdentity?.id, found[id] == nil { found[id] = object }
    }
    return found
  }

  private func startSegues(_ contents: NibContents) {
    guard let controller, let id = controller.documentIdentity?.id,
      let scene = storyboard.scene(ofControllerWithID: id)
    else { return }
    let segues = storyboard.segues(inSceneAt: scene).filter { $0.kind != .relationship }
    for (segue, template) in zip(segues, controller.segueTemplates) {
      guard segue.kind != .embed, let source = segue.sourceID.flatMap({ contents.object(withID: $0) }) else { continue }
      template.startAlso(by: source)
    }
  }
}

extension SceneLoader {
  /// Has the tables of a view that was just loaded make their prototypes.
  func registerPrototypes(of controller: UIViewController, _ contents: NibContents) {
    for view in contents.views {
      if let table = view as? UITableView {
        for cell in table.prototypes {
          register(cell, of: controller) { table.register($0, forCellReuseIdentifier: $1) }
        }
      }
    }
  }

  private func register(
    _ cell: UITableViewCell, of controller: UIViewController, _ register: (PrototypeNib, String) -> Void
  ) {
    guard let identifier = cell.reuseIdentifier, let node = cell.documentIdentity?.node else { return }
    register(PrototypeNib(XMLNode(node), in: storyboard, of: controller), identifier)
  }
}
