public import Diagnostics
import HeadlessUIKit
import MarkupXML

/// `constraint-out-of-range`: numbers that no layout can be calculated with.
public struct ConstraintOutOfRange: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-out-of-range", severity: .warning,
    summary: "A constant, a multiplier or a priority of a constraint is beyond what UIKit takes.",
    why: """
      UIKit puts a smaller value into the place of a constant that exceeds its limits, and logs that. A priority must \
      be above 0 and at most 1000: setting another one stops the app. Interface Builder writes neither; such numbers \
      come from merges and scripts.
      """,
    example: #"<constraint firstAttribute="width" constant="1e308" id="…"/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    return document.elements(named: "constraint").flatMap { node -> [Diagnostic] in
      var found: [Diagnostic] = []
      let limit = NSLayoutConstraint.largestConstant
      for (name, help) in [
        ("constant", "Write the distance in points; no screen has more than a few thousand."),
        ("multiplier", "Write the ratio of the two sides, such as 2 or 16:9."),
      ] {
        guard let text = document.tree.attribute(name, of: node), let number = Double(text),
          !(number.magnitude <= limit)
        else { continue }
        found.append(
          document.finding(
            Self.documentation, at: node, attribute: name,
            "The \(name) \(text) exceeds what a layout can be calculated with.", help: help))
      }
      if let text = document.tree.attribute("priority", of: node), let priority = Double(text),
        !(priority > 0 && priority <= 1000)
      {
        found.append(
          document.finding(
            Self.documentation, at: node, attribute: "priority", "The priority \(text) is not from 1 to 1000.",
            help: "Write 1000 for what must hold, 750 or 250 for what should."))
      }
      return found
    }
  }
}
