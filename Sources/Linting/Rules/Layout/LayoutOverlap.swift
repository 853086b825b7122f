public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-overlap`: two views that stand in each other's way.
public struct LayoutOverlap: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-overlap", severity: .info, summary: "Two texts or controls of a view lie over each other.",
    why: "Texts cannot be read, and of two controls only the one in front takes the touch.",
    example: "two labels whose frames share some points")

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    var byParent: [ObjectIdentifier: [SolvedScenes.Placement]] = [:]
    var order: [ObjectIdentifier] = []
    for placement in document.solved.placements where isSolid(placement.view) {
      guard let parent = placement.view.superview, !(parent is UIStackView) else { continue }
      if byParent[ObjectIdentifier(parent)] == nil { order.append(ObjectIdentifier(parent)) }
      byParent[ObjectIdentifier(parent), default: []].append(placement)
    }
    return order.flatMap { overlaps(of: byParent[$0] ?? [], in: document) }
  }

  /// The views in order of their left edges, so that each is compared with its neighbours only.
  private func overlaps(of views: [SolvedScenes.Placement], in document: LintedDocument) -> [Diagnostic] {
    let sorted = views.sorted { ($0.frame.minX, $0.node.index) < ($1.frame.minX, $1.node.index) }
    var found: [Diagnostic] = []
    for (position, one) in sorted.enumerated() {
      for other in sorted[(position + 1)...] {
        guard other.frame.minX < one.frame.maxX - 1, found.count < Self.most else { break }
        guard hides(one.frame, other.frame) else { continue }
        let (back, front) = one.node.index < other.node.index ? (one, other) : (other, one)
        found.append(
          document.finding(
            Self.documentation, at: front.node,
            "\(document.document.label(of: front.node)) lies over \(document.document.label(of: back.node)) in line \(document.tree.location(of: back.node).line).",
            help: "Keep them apart by a constraint, or put one into the other."))
      }
    }
    return found
  }

  /// How many are told of one view.
  private static let most = 20

  /// Whether two frames share a good part of the smaller one. Frames of texts are higher than the letters in them.
  private func hides(_ one: CGRect, _ other: CGRect) -> Bool {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    guard width > 2, height > 2 else { return false }
    return width * height > 0.25 * min(one.width * one.height, other.width * other.height)
  }

  private func isSolid(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0.01 else { return false }
    if let label = view as? UILabel { return label.text?.hasWords == true }
    return view is UIControl
  }
}
