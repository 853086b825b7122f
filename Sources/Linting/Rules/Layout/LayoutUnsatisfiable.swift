public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-unsatisfiable`: constraints that contradict each other.
public struct LayoutUnsatisfiable: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-unsatisfiable", severity: .error, summary: "Required constraints cannot all hold.",
    why: """
      UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of them, not always the same one. The \
      layout looks right on one device and wrong on the next.
      """,
    example: #"width = 50 and width = 60 of one view, both with priority 1000"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let layout = document.layout
    let conflicts = layout.reports.flatMap { report in
      report.conflicts.enumerated().map { ($0.element, isPassing: report.passingConflicts.contains($0.offset)) }
    }
    let givenUp = layout.reports.filter(\.isGivenUp).compactMap { report -> Diagnostic? in
      document.node(of: report.root).map { node in
        document.finding(
          Self.documentation, at: node,
          "The layout of \(document.document.label(of: node)) was given up: too many constraints contradict each other, or their numbers cannot be reckoned with.",
          help: "Its views are taken as they are drawn. Mend the contradictions that are told, and check again.")
      }
    }
    let lasting = Set(conflicts.filter { !$0.isPassing }.compactMap { $0.0.broken })
    return givenUp
      + conflicts.compactMap { conflict, isPassing in
        if isPassing, let broken = conflict.broken, lasting.contains(broken) { return nil }
        guard let blamed = conflict.broken ?? conflict.constraints.last, let node = document.node(of: blamed) else {
          return nil
        }
        var others: [String] = []
        for reason in conflict.reasons where reason.constraint !== blamed {
          // The parts of one arrangement read alike.
          let statement = layout.statement(of: reason)
          if !others.contains(statement) { others.append(statement) }
        }
        let size = isPassing ? " at the size that it is drawn with" : ""
        let against =
          others.isEmpty
          ? "cannot hold\(size)"
          : "cannot hold together with the others\(size), against: \(others.joined(separator: "; "))"
        var finding = document.finding(
          Self.documentation, at: node,
          "The constraint \(layout.equation(of: blamed)) \(against).",
          help: conflict.broken == nil
            ? "Remove one of them, or lower its priority; the content of a view gives way."
            : "Remove one of them, or lower its priority; this one is broken.")
        // A cell or the view of a nib may be given another size; margins, baselines and the sizes of pictures are estimates.
        if isPassing || conflict.broken == nil || conflict.constraints.contains(where: layout.usesEstimates) {
          finding.severity = .warning
        }
        return finding
      }
  }
}
