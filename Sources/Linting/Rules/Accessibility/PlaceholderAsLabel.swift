public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `a11y-placeholder-as-label`: a field whose only name disappears.
public struct PlaceholderAsLabel: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-placeholder-as-label", severity: .warning,
    summary: "A text field is named by its placeholder only.",
    why: """
      The placeholder goes with the first letter that is typed. Then nobody sees what the field is for, and VoiceOver \
      reads the typed text alone. A field with a label above it or before it is not told, nor one that searches.
      """,
    example: #"<textField placeholder="Email" …/> without a label beside it and without an accessibility label"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.isLaunchScreen else { return [] }
    let tree = document.tree
    let fields = document.elements(named: "textField").filter { node in
      let placeholder = tree.attribute("placeholder", of: node) ?? ""
      return placeholder.contains(where: \.isLetter) && !document.accessibility(of: node).isTakenCareOf
        && !document.isOutOfReach(node) && tree.attribute("enabled", of: node) != "NO"
        && !placeholder.lowercased().contains("search")
    }
    guard !fields.isEmpty else { return [] }
    let solved = document.solved
    let words = solved.placements.filter { placement in
      (placement.view as? UILabel)?.text?.isEmpty == false || placement.view is UIButton
    }
    return fields.compactMap { node in
      guard let field = tree.attribute("id", of: node).flatMap({ solved[$0] }) else { return nil }
      let isNamed = words.contains { $0.root === field.root && isName($0.absoluteFrame, of: field.absoluteFrame) }
      guard !isNamed else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "placeholder",
        "Only the placeholder \"\(tree.attribute("placeholder", of: node) ?? "")\" says what the field is for.",
        help: "Give it an accessibility label, and a label that stays beside it.")
    }
  }

  /// Whether a text stands just above the field, or before it in its row.
  private func isName(_ text: CGRect, of field: CGRect) -> Bool {
    let isAbove = text.maxY <= field.minY + 4 && field.minY - text.maxY <= 24
    let isOver = text.minX < field.maxX && text.maxX > field.minX
    let isBefore = text.maxX <= field.minX + 4 || text.minX >= field.maxX - 4
    let isInRow = text.minY < field.maxY && text.maxY > field.minY
    let gap = max(field.minX - text.maxX, text.minX - field.maxX)
    return (isAbove && isOver) || (isBefore && isInRow && gap <= 60)
  }
}
