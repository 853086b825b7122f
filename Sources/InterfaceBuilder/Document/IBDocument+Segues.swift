public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// A way from one scene to another.
  public struct Segue: Sendable, Hashable {
    /// Its id in the document.
    public var id: String
    /// Nil for a word that is not known, and for what a peek takes from the segue that it is in.
    public var kind: SegueKind?
    /// Its identifier; nil for none.
    public var identifier: String?
    /// The `id` of what it starts at.
    public var sourceID: String?
    /// The `id` of the controller, or of the exit for an unwind segue.
    public var destinationID: String?
    /// `rootViewController`, `viewControllers` … of a container, nil for other segues.
    public var relationship: String?
    /// The method that an unwind segue goes back to; nil for other segues.
    public var unwindAction: String?
    /// The app's own segue class; nil for one of the system's.
    public var customClass: String?
    /// The module of the app's own segue class; nil when none is said.
    public var customModule: String?
    /// Whether the transition is shown moving.
    public var isAnimated: Bool
    /// Nil is the destination's own.
    public var modalPresentationStyle: UIViewController.ModalPresentationStyle?
    /// How a presented controller comes onto the screen; nil is the destination's own.
    public var modalTransitionStyle: UIViewController.ModalTransitionStyle?
    /// The method that makes the destination.
    public var creationSelector: String?
    /// The `id` of the view or bar button that a popover points at.
    public var popoverAnchorID: String?
    /// The sides at which a popover may have its arrow: `up`, `down`, `left`, `right`.
    public var popoverArrowDirections: [String]
    /// The `id`s of the views that can be touched while a popover is open.
    public var popoverPassthroughIDs: [String]
    /// The number of its element.
    public var node: Int
  }

  /// The segues of all scenes in document order, without those that a peek brings inside another.
  public var segues: [Segue] {
    guard let name = tree.names.firstIndex(of: "segue") else { return [] }
    return (0..<tree.nodeCount).lazy.map(XMLNode.init).filter { node in
      self.tree.isElement(node) && self.tree.nameIndex(of: node) == name
        && self.tree.parent(of: node).map { self.tree.name(of: $0) } == "connections"
    }.map(segue)
  }

  private func segue(_ node: XMLNode) -> Segue {
    func text(_ name: String) -> String? { tree.attribute(name, of: node) }
    let source = tree.parent(of: node).flatMap { tree.parent(of: $0) }
    let arrows = tree.element(named: "popoverArrowDirection", of: node)
    let passthrough = tree.element(named: "popoverPassthroughViews", of: node)
    return Segue(
      id: text("id") ?? "", kind: choice("kind", of: node), identifier: text("identifier"),
      sourceID: source.flatMap { tree.attribute("id", of: $0) }, destinationID: text("destination"),
      relationship: text("relationship"), unwindAction: text("unwindAction"), customClass: text("customClass"),
      customModule: text("customModule"), isAnimated: value("animates", of: node) != .bool(false),
      modalPresentationStyle: choice("modalPresentationStyle", of: node),
      modalTransitionStyle: choice("modalTransitionStyle", of: node),
      creationSelector: text("destinationCreationSelector"),
      popoverAnchorID: text("popoverAnchorBarButtonItem") ?? text("popoverAnchorView"),
      popoverArrowDirections: ["up", "down", "left", "right"].filter { side in
        arrows.map { bool(side, of: $0) } == true
      },
      popoverPassthroughIDs: passthrough.map { list in
        tree.elements(of: list).compactMap { tree.attribute("reference", of: $0) }
      } ?? [], node: node.index)
  }
}
