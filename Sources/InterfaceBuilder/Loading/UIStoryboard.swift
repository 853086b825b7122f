public import HeadlessUIKit
import MarkupXML

/// The scenes of an app: makes view controllers, which load their views when they are needed.
public final class UIStoryboard {
  /// The name without its ending.
  public let name: String
  /// The document that is meant.
  public let document: IBDocument
  let bundle: UIBundle
  /// Where each controller is: the scene, by the controller's `id`.
  private let sceneOfController: [String: XMLNode]
  private let controllers: [(id: String, identifier: String?)]
  private let segues: [String: [IBDocument.Segue]]
  private let programs = Cell<[Int: (generation: Int, program: NibProgram)]>([:])

  /// The storyboard of that name in a bundle; ``UIBundle/main`` when none is given.
  ///
  /// - Throws: `NSInvalidArgumentException` with UIKit's words when there is none.
  public convenience init(name: String, bundle: UIBundle? = nil) throws(NSException) {
    let bundle = bundle ?? .main
    let near = NearNames.hint(name, among: bundle.resourceNames(ofType: "storyboard"))
    let missing = NSException(
      .invalidArgument, "Could not find a storyboard named '\(name)' in bundle '\(bundle.path)'" + near)
    let document = try bundle.document(name, types: ["storyboard"], missing: missing)
    self.init(document: document, name: name, bundle: bundle)
  }

  /// A storyboard from a document.
  public init(document: IBDocument, name: String, bundle: UIBundle? = nil) {
    self.name = name
    self.document = document
    self.bundle = bundle ?? .main
    let tree = document.tree
    var scenes: [String: XMLNode] = [:]
    var controllers: [(String, String?)] = []
    for scene in document.scenes {
      guard let objects = tree.element(named: "objects", of: scene) else { continue }
      for node in tree.elements(of: objects) {
        guard let type = document.meanings[node.index].vocabulary?.objectType, type is UIViewController.Type,
          let id = tree.attribute("id", of: node), scenes[id] == nil
        else { continue }
        scenes[id] = scene
        controllers.append((id, tree.attribute("storyboardIdentifier", of: node)))
      }
    }
    sceneOfController = scenes
    self.controllers = controllers
    segues = Dictionary(
      grouping: document.segues,
      by: { segue in
        Self.scene(of: XMLNode(segue.node), in: tree).map { String($0.index) } ?? ""
      })
  }

  private static func scene(of node: XMLNode, in tree: XMLTree) -> XMLNode? {
    var current: XMLNode? = node
    while let candidate = current, tree.name(of: candidate) != "scene" { current = tree.parent(of: candidate) }
    return current
  }

  /// The identifiers that ``instantiateViewController(withIdentifier:)`` knows, in document order.
  public var identifiers: [String] { controllers.compactMap(\.identifier) }

  /// The controller that the app starts with, nil when the storyboard marks none.
  ///
  /// - Throws: what UIKit would stop the app with.
  public func instantiateInitialViewController() throws(NSException) -> UIViewController? {
    guard let id = document.initialViewControllerID else { return nil }
    return try controller(withID: id)
  }

  /// A new controller of that identifier.
  ///
  /// - Throws: `NSInvalidArgumentException` with UIKit's words when there is none.
  public func instantiateViewController(withIdentifier identifier: String) throws(NSException) -> UIViewController {
    guard let id = controllers.first(where: { $0.identifier == identifier })?.id else {
      let near = NearNames.hint(identifier, among: identifiers)
      throw NSException(
        .invalidArgument,
        "Storyboard ('\(name)') doesn't contain a view controller with identifier '\(identifier)'" + near)
    }
    return try controller(withID: id)
  }

  /// A new controller of that document `id`, with the scenes that its relationships bring.
  func controller(withID id: String) throws(NSException) -> UIViewController {
    guard let scene = sceneOfController[id] else {
      throw NSException(.internalInconsistency, "Storyboard ('\(name)') has no view controller with the id '\(id)'")
    }
    var made: UIViewController?
    try LoadingDepth.enter("\(name).storyboard") { () throws(NSException) in
      made = try SceneLoader(storyboard: self, program: program(of: scene)).load(controllerID: id)
    }
    guard let made else {
      throw NSException(.internalInconsistency, "The object with the id '\(id)' is no view controller")
    }
    return try resolved(made)
  }

  /// What a reference to another storyboard stands for.
  private func resolved(_ controller: UIViewController) throws(NSException) -> UIViewController {
    guard let reference = controller as? UIStoryboardViewControllerPlaceholder else { return controller }
    var found: UIViewController?
    try LoadingDepth.enter("\(name).storyboard") { () throws(NSException) in
      let other = try reference.storyboardName.map { name throws(NSException) in
        try UIStoryboard(name: name, bundle: bundle)
      }
      if let identifier = reference.referencedIdentifier {
        found = try (other ?? self).instantiateViewController(withIdentifier: identifier)
      } else {
        found = try other?.instantiateInitialViewController()
      }
    }
    return found ?? controller
  }

  func segues(inSceneAt node: XMLNode) -> [IBDocument.Segue] { segues[String(node.index)] ?? [] }

  func scene(ofControllerWithID id: String) -> XMLNode? { sceneOfController[id] }

  private func program(of scene: XMLNode) -> NibProgram {
    program(for: scene) { options in .compile(document, options, scene: scene, viewsWait: true) }
  }

  /// The program that makes a prototype anew.
  func program(ofPrototype node: XMLNode) -> NibProgram {
    program(for: node) { options in .compile(document, options, object: node) }
  }

  private func program(for node: XMLNode, compile: (InstantiationOptions) -> NibProgram) -> NibProgram {
    let generation = bundle.isFollowingSharedClasses ? bundle.classes.generation : 0
    if let known = programs.value[node.index], known.generation == generation { return known.program }
    let program = compile(bundle.options)
    programs.change { $0[node.index] = (generation, program) }
    return program
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from, nil for another one.
  public final var storyboard: UIStoryboard? { storyboardObject as? UIStoryboard }
}
