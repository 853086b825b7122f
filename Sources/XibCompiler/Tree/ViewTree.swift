public import HeadlessUIKit
import InterfaceBuilder

/// What a document's objects look like from outside: the value behind every text and JSON output.
public struct ViewTree: Sendable, Hashable {
  /// One scene of a storyboard.
  public struct Scene: Sendable, Hashable {
    /// The `sceneID`.
    public var id: String
    /// The scene's objects in document order, without placeholders.
    public var objects: [TreeNode]
  }

  /// The document as the caller named it.
  public var document: String
  /// The device that it is shown on, nil when neither the caller nor the document names one.
  public var device: String?
  /// Pixels a point.
  public var scale: CGFloat
  /// The objects of a xib, empty for a storyboard.
  public var topLevelObjects: [TreeNode]
  /// The scenes of a storyboard, nil for a xib.
  public var scenes: [Scene]?
  /// What hangs on File's Owner, nil when nothing does.
  public var filesOwner: TreeNode?

  /// Every outermost node in document order.
  public var roots: [TreeNode] { topLevelObjects + (scenes ?? []).flatMap(\.objects) }
}

extension ViewTree {
  init(
    _ contents: NibContents, of document: IBDocument, in world: World,
    instances: [ObjectIdentifier: TreeContext.Instance] = [:]
  ) {
    let context = TreeContext(contents: contents, instances: instances)
    self.document = document.name
    device = world.device?.id ?? document.designDeviceID
    scale = world.traits(for: document).displayScale
    topLevelObjects = contents.topLevelObjects.map { TreeNode($0, in: context) }
    scenes =
      document.isStoryboard
      ? contents.scenes.map { scene in Scene(id: scene.id, objects: scene.objects.map { TreeNode($0, in: context) }) }
      : nil
    if let owner = contents.filesOwner {
      let node = TreeNode(owner, in: context)
      filesOwner = node.outlets.isEmpty && node.actions.isEmpty ? nil : node
    }
  }
}
