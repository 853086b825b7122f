public import HeadlessUIKit
import MarkupXML

/// What is to be said of the layout of a document's views, with the frames that its constraints give.
///
/// The rules and the layout command both ask it; each part is found when it is first asked for.
public final class LayoutAnalysis {
  /// The document that is meant.
  public let document: IBDocument
  /// Its objects, laid out.
  public let contents: NibContents
  /// What each outermost view's constraints come to, in document order.
  public private(set) lazy var reports: [LayoutReport] = contents.rootViews.filter(\.usesConstraints).map { root in
    root.layoutReport(
      isVerified: { self.isVerified($0, $1) }, isResizable: { self.isResizable($0) },
      drawn: { self.drawnFrame(of: $0) })
  }
  /// Views whose stored frames are not what the constraints say, in document order.
  public private(set) lazy var misplacements = findMisplacements()

  private lazy var drawn = Dictionary(document.storedFrames.map { ($0.id, $0.frame) }) { first, _ in first }

  /// Whether the objects are laid out on the screen that the document is drawn on, so that stored frames can be compared.
  public let isAsDrawn: Bool

  /// An analysis of objects that are laid out already.
  public init(_ contents: NibContents, of document: IBDocument, isAsDrawn: Bool = true) {
    self.contents = contents
    self.document = document
    self.isAsDrawn = isAsDrawn
  }

  /// The frame that the document stores for the view, in its superview's coordinates, in points; nil when it stores none.
  public func drawnFrame(of view: UIView) -> CGRect? { view.documentIdentity.flatMap { drawn[$0.id] } }

  // MARK: Ambiguity

  /// Whether the document wants to know when a measure of the view is open.
  private func isVerified(_ view: UIView, _ quantity: LayoutFreedom.Quantity) -> Bool {
    guard let identity = view.documentIdentity else { return true }
    // Bars and cells place what they hold, and nobody can say what a view does that is kept as it was drawn.
    guard isListed(XMLNode(identity.node)) else { return false }
    if quantity.isSize, (view as? UIStackView)?.arrangedSubviews.contains(where: \.isFixedFrame) == true {
      return false
    }
    switch document.tree.attribute("verifyAmbiguity", of: XMLNode(identity.node)) {
    case "off": return false
    case "ignoreSizes": return !quantity.isSize
    default: return true
    }
  }

  /// Whether the view stands in the list of another one.
  private func isListed(_ node: XMLNode) -> Bool {
    document.tree.parent(of: node).map { document.tree.name(of: $0) == "subviews" } ?? false
  }

  /// Whether the size that the view has in the document is only that of the canvas: the contents of cells, and the views
  /// of nibs, which somebody else gives their size.
  private func isResizable(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return view.viewController == nil }
    return (superview as? UITableViewCell)?.contentView === view
      || (superview as? UICollectionViewCell)?.contentView === view
  }

  /// What is open in the frames of one view, or in the size of its content.
  public struct Opening {
    /// The view that is meant.
    public var view: UIView
    /// In the order in which they were found.
    public var freedoms: [LayoutFreedom]
  }

  /// What constraints leave open, by view, in document order.
  public var openings: [Opening] {
    var found: [Opening] = []
    var places: [UIView: Int] = [:]
    for freedom in reports.flatMap(\.freedoms) {
      if let place = places[freedom.view] {
        found[place].freedoms.append(freedom)
      } else {
        places[freedom.view] = found.count
        found.append(Opening(view: freedom.view, freedoms: [freedom]))
      }
    }
    return found
  }

  // MARK: Misplacement

  /// A view that is drawn elsewhere than its constraints put it.
  public struct Misplacement {
    /// The view that is meant.
    public var view: UIView
    /// As the document stores it, in the superview's coordinates, in points.
    public var drawn: CGRect
    /// As the constraints give it.
    public var solved: CGRect
    /// The constraint that the stored frames break most.
    public var constraint: NSLayoutConstraint
    /// By how much, in points.
    public var distance: CGFloat
  }

  private func findMisplacements() -> [Misplacement] {
    guard isAsDrawn else { return [] }
    var found: [Misplacement] = []
    var places: [UIView: Int] = [:]
    let contradicted = Set(reports.flatMap(\.conflicts).flatMap(\.constraints))
    for broken in reports.flatMap(\.broken)
    where broken.distance > 1 && isExact(broken.constraint) && !contradicted.contains(broken.constraint) {
      guard let view = broken.views.first(where: { isElsewhere($0) }), let drawn = drawnFrame(of: view) else {
        continue
      }
      let misplacement = Misplacement(
        view: view, drawn: drawn, solved: view.frame, constraint: broken.constraint, distance: broken.distance)
      guard let place = places[view] else {
        places[view] = found.count
        found.append(misplacement)
        continue
      }
      if found[place].distance < broken.distance { found[place] = misplacement }
    }
    return found.sorted { ($0.view.documentIdentity?.node ?? 0) < ($1.view.documentIdentity?.node ?? 0) }
  }

  /// Whether nothing that is only estimated goes into the constraint: texts' baselines, margins, the insets of symbols.
  private func isExact(_ constraint: NSLayoutConstraint) -> Bool {
    guard !usesEstimates(constraint) else { return false }
    let items = [constraint.firstItem ?? constraint.holder, constraint.secondItem ?? constraint.holder]
    return items.allSatisfy { item in
      !(item is UILayoutGuide) && (item as? UIImageView)?.image?.isSymbolImage != true
        && (item as? UIView).map { drawnFrame(of: $0) != nil } ?? true
    }
  }

  /// Whether the constraint speaks of margins, baselines or the guides from before safe areas, of which only estimates are
  /// known.
  public func usesEstimates(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.firstAttribute.isEstimated || constraint.secondAttribute.isEstimated { return true }
    return [constraint.firstItem, constraint.secondItem].contains { $0 is ViewControllerLayoutGuide }
  }

  private func isElsewhere(_ view: UIView) -> Bool {
    guard let drawn = drawnFrame(of: view) else { return false }
    let frame = view.frame
    return abs(drawn.minX - frame.minX) > 1 || abs(drawn.minY - frame.minY) > 1
      || abs(drawn.width - frame.width) > 1 || abs(drawn.height - frame.height) > 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether where it lies depends on a text or on the kind of place.
  fileprivate var isEstimated: Bool {
    rawValue.hasSuffix("Margin") || rawValue.hasSuffix("WithinMargins") || rawValue.lowercased().hasSuffix("baseline")
  }
}

extension UIView {
  /// Whether anything in the view is placed by constraints.
  fileprivate var usesConstraints: Bool {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if !view.constraints.isEmpty || view is UIStackView || !view.translatesAutoresizingMaskIntoConstraints {
        return true
      }
      waiting.append(contentsOf: view.subviews)
    }
    return false
  }
}
