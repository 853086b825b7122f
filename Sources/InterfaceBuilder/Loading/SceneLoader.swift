import HeadlessUIKit
import MarkupXML

/// Makes the objects of one scene, and hands their views to the controllers to be loaded later.
struct SceneLoader {
  let storyboard: UIStoryboard
  let program: NibProgram

  /// The controller of that `id`, connected to all that is in its scene but its view.
  func load(controllerID id: String) throws(NSException) -> UIViewController? {
    let contents = NibContents(program)
    let run = NibRun(program, contents: contents, isStrict: true)
    guard let main = program.sections.first else { return nil }
    try run.load(main)
    guard let controller = contents.object(withID: id) as? UIViewController else { return nil }
    controller.storyboardObject = storyboard
    controller.companions = program.topLevel.flatMap(\.objects).compactMap { contents.objects[$0] }.filter {
      $0 !== controller
    }
    wait(for: program.sections.dropFirst(), run)
    takeSegues(of: controller, id, contents)
    try adoptRelationships(of: controller, id)
    log(contents, from: 0)
    return controller
  }

  private func log(_ contents: NibContents, from start: Int) {
    if let log = storyboard.bundle.log { contents.diagnostics.dropFirst(start).forEach(log) }
  }

  /// Leaves the views to their controllers. What waits must not keep the controller alive that it waits for.
  private func wait(for sections: ArraySlice<NibProgram.Section>, _ run: NibRun) {
    let contents = run.contents
    for section in sections {
      guard let number = section.controller, let controller = contents.objects[number] as? UIViewController else {
        continue
      }
      controller.setViewLoader { [program, storyboard] (controller) throws(NSException) in
        contents.objects[number] = controller
        let said = contents.diagnostics.count
        try LoadingDepth.enter("\(storyboard.name).storyboard") { () throws(NSException) in try run.load(section) }
        contents.giveTraits()
        // From here on the controller has what the document made for it.
        _ = program
        if let log = storyboard.bundle.log { contents.diagnostics.dropFirst(said).forEach(log) }
        let loader = SceneLoader(storyboard: storyboard, program: program)
        loader.takeTouchedSegues(of: controller, contents)
        loader.registerPrototypes(of: controller, contents)
        contents.objects.removeAll()
        try LoadingDepth.enter("\(storyboard.name).storyboard") { () throws(NSException) in
          try controller.performEmbedSegues()
        }
      }
    }
    for section in sections { section.controller.map { contents.objects[$0] = nil } }
  }

  // MARK: Segues

  /// The segues that start at the controller itself or anywhere in its scene.
  private func takeSegues(of controller: UIViewController, _ id: String, _ contents: NibContents) {
    guard let scene = storyboard.scene(ofControllerWithID: id) else { return }
    let others = storyboard.segues(inSceneAt: scene).filter { $0.kind != .relationship }
    controller.segueTemplates = others.map { segue in
      let template = template(segue, of: controller)
      if let source = segue.sourceID.flatMap({ contents.object(withID: $0) }) { template.start(by: source) }
      return template
    }
  }

  /// What is in a view that was just loaded starts its segues when it is touched, embed segues know their
  /// place.
  private func takeTouchedSegues(of controller: UIViewController, _ contents: NibContents) {
    guard let id = controller.documentIdentity?.id, let scene = storyboard.scene(ofControllerWithID: id) else { return }
    let segues = storyboard.segues(inSceneAt: scene).filter { $0.kind != .relationship }
    for (segue, template) in zip(segues, controller.segueTemplates) {
      guard let source = segue.sourceID.flatMap({ contents.object(withID: $0) }) else { continue }
      if segue.kind == .embed {
        template.setContainer(source as? UIView)
      } else {
        template.start(by: source)
      }
    }
  }

  private func template(_ segue: IBDocument.Segue, of controller: UIViewController) -> UIStoryboardSegueTemplate {
    let classes = storyboard.bundle.classes
    let custom = segue.customClass.flatMap { classes.type(named: $0, module: segue.customModule, isTarget: true) }
    return UIStoryboardSegueTemplate(
      kind: segue.kind?.rawValue ?? "", identifier: segue.identifier, unwindAction: segue.unwindAction,
      owner: controller, container: nil, type: custom as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
    ) { [storyboard] () throws(NSException) in
      guard let id = segue.destinationID else { return nil }
      return try storyboard.controller(withID: id)
    }
  }

  /// Puts the scenes into a container that belong in it.
  private func adoptRelationships(of controller: UIViewController, _ id: String) throws(NSException) {
    guard let scene = storyboard.scene(ofControllerWithID: id) else { return }
    for segue in storyboard.segues(inSceneAt: scene) where segue.kind == .relationship && segue.sourceID == id {
      guard let destination = segue.destinationID else { continue }
      let child = try storyboard.controller(withID: destination)
      switch controller {
      case let navigation as UINavigationController: navigation.pushViewController(child)
      case let tabs as UITabBarController: tabs.addTab(child)
      default: controller.addChild(child)
      }
    }
  }
}
