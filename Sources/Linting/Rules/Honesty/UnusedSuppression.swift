import Diagnostics

/// `suppression-unused`: something is said to be known that is not there.
public enum UnusedSuppression: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "suppression-unused", severity: .warning,
    summary: "A suppression, or an entry of a baseline, matches no finding.",
    why: """
      The fault was mended, or the rule's name is misspelled. What is left of the suppression would hide the next fault \
      of that kind at the same place.
      """,
    example: "<!-- xibc:disable ref-dangling --> before an element whose references are all there")

  static func message(rule: String?, where place: String) -> String {
    guard let rule else { return "\(place) hides nothing." }
    if rule.isEmpty { return "\(place) names no rule." }
    guard Linter.documentations[rule] != nil else { return "\(place) names \"\(rule)\", which is no rule." }
    return "\(place) hides no finding of \"\(rule)\"."
  }
}
