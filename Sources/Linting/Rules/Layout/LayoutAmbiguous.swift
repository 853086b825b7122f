public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-ambiguous`: a view that could be somewhere else.
public struct LayoutAmbiguous: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-ambiguous", severity: .error,
    summary: "The constraints leave a view's place or size open.",
    why: """
      UIKit takes some frame that satisfies the constraints, which may be another one at the next layout, on another \
      device or system: the view jumps, has no size or covers others. Nothing is logged. \
      verifyAmbiguity="off" or "ignoreSizes" on the view says that code adds what is missing.
      """,
    example:
      #"<label translatesAutoresizingMaskIntoConstraints="NO" …/> with constraints for leading and trailing only"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.layout.openings.compactMap { opening in
      let showsNothing = Self.showsNothing(opening.view)
      let freedoms = opening.freedoms.filter {
        $0.quantity != .contentWidth && $0.quantity != .contentHeight && !(showsNothing && $0.quantity.isSize)
      }
      guard !freedoms.isEmpty, let node = document.node(of: opening.view) else { return nil }
      let label = document.document.label(of: node)
      let open = freedoms.map { Self.words($0) }.joined(separator: ", and its ")
      let dependents = Self.names(freedoms.flatMap(\.dependents), in: document)
      var finding = document.finding(
        Self.documentation, at: node,
        "The constraints of \(label) leave its \(open)\(dependents).", help: Self.help(freedoms))
      if isHarmless(freedoms, of: node, in: document) { finding.severity = .warning }
      return finding
    }
  }

  /// Whether it is a stack whose views are all hidden, which is small until one is shown. Interface Builder does not call
  /// that ambiguous.
  private static func showsNothing(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView else { return false }
    return stack.arrangedSubviews.allSatisfy(\.isHidden)
  }

  /// A class of the app may have a size of its own, or add constraints; a cell need not be as high as it is drawn; and
  /// what is open by a point or two may come from lengths of texts, which are estimates.
  private func isHarmless(_ freedoms: [LayoutFreedom], of node: XMLNode, in document: LintedDocument) -> Bool {
    let isCustom = document.tree.attribute("customClass", of: node) != nil
    return freedoms.allSatisfy { freedom in
      freedom.isPassing || (isCustom && freedom.quantity.isSize) || freedom.highest - freedom.lowest < 3
    }
  }

  /// What is open, and in which direction.
  private static func words(_ freedom: LayoutFreedom) -> String {
    let name: String =
      switch freedom.quantity {
      case .x: "horizontal position"
      case .y: "vertical position"
      default: freedom.quantity.rawValue
      }
    func number(_ value: CGFloat) -> String { LayoutAnalysis.number(value) }
    switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
    case (true, true): return "\(name) open between \(number(freedom.lowest)) and \(number(freedom.highest))"
    case (true, false): return "\(name) open from \(number(freedom.lowest)) upwards"
    case (false, true): return "\(name) open up to \(number(freedom.highest))"
    case (false, false): return "\(name) open"
    }
  }

  private static func names(_ views: [UIView], in document: LintedDocument) -> String {
    var labels: [String] = []
    for view in views {
      guard let node = document.node(of: view) else { continue }
      let label = document.document.label(of: node)
      if !labels.contains(label) { labels.append(label) }
    }
    guard !labels.isEmpty else { return "" }
    let rest = labels.count > 3 ? " and \(labels.count - 3) more" : ""
    return "; so are \(labels.prefix(3).joined(separator: ", "))\(rest)"
  }

  private static func help(_ freedoms: [LayoutFreedom]) -> String {
    let missing = freedoms.map { freedom in
      switch freedom.quantity {
      case .x: "a leading, trailing or horizontal centre constraint"
      case .y: "a top, bottom or vertical centre constraint"
      case .width, .contentWidth: "a width, or a constraint for the other edge"
      case .height, .contentHeight: "a height, or a constraint for the other edge"
      }
    }
    return "Add \(missing.joined(separator: ", and ")); between two contents, give one a higher priority."
  }
}
