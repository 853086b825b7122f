public import HeadlessUIKit
public import InterfaceBuilder
public import MarkupXML

/// Every view of a document where it lies once constraints and masks have had their say, at the size and on the device
/// that the document is designed for.
///
/// It is made when the first rule asks for it, and shared by all of them.
public final class SolvedScenes {
  /// One view of the document.
  public struct Placement {
    /// The `id` of its element.
    public let id: String
    /// Its element.
    public let node: XMLNode
    /// The live object, laid out.
    public let view: UIView
    /// In the superview's coordinates, in points.
    public let frame: CGRect
    /// In the coordinates of ``root``, in points.
    public let absoluteFrame: CGRect
    /// The outermost view: a scene's, a xib's top-level one.
    public let root: UIView
  }

  /// The views in document order; those that the device's traits leave out are not there.
  public let placements: [Placement]
  private let byID: [String: Int]

  /// What constraints contradict each other, what they leave open, what is drawn elsewhere; found when first asked for.
  public let analysis: LayoutAnalysis

  /// The outermost views, in document order.
  public let roots: [UIView]

  /// Lays out the objects of a document, on another screen than its own if one is named. They keep the frames that come
  /// of it.
  public init(_ contents: NibContents, of document: IBDocument, canvas: LayoutCanvas? = nil) {
    contents.layOut(on: document, canvas: canvas)
    analysis = LayoutAnalysis(contents, of: document, isAsDrawn: canvas == nil)
    roots = contents.rootViews
    let uninstalled = Set(contents.uninstalledObjects.map { ObjectIdentifier($0) })
    var found: [Placement] = []
    var positions: [String: Int] = [:]
    for view in contents.views {
      guard let identity = view.documentIdentity, !identity.id.isEmpty, positions[identity.id] == nil,
        !uninstalled.contains(ObjectIdentifier(view))
      else { continue }
      positions[identity.id] = found.count
      found.append(
        Placement(
          id: identity.id, node: XMLNode(identity.node), view: view, frame: view.frame,
          absoluteFrame: view.convert(view.bounds, to: nil), root: Self.outermost(view)))
    }
    placements = found
    byID = positions
  }

  /// The view of an `id`; nil when it has none, or is left out on the device.
  public subscript(id: String) -> Placement? { byID[id].map { placements[$0] } }

  /// The view of a live object.
  public subscript(view: UIView) -> Placement? { view.documentIdentity.flatMap { self[$0.id] } }

  private static func outermost(_ view: UIView) -> UIView {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }
}
