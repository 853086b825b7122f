public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `storyboard-id-duplicate`: two scenes of one name.
public struct DuplicateStoryboardID: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "storyboard-id-duplicate", severity: .error,
    summary: "Two scenes of a storyboard have the same storyboard identifier.",
    why: """
      instantiateViewController(withIdentifier:) makes the one that was compiled last and never the other. The \
      compiler says nothing.
      """,
    example: #"<viewController storyboardIdentifier="Login" …/> in two scenes"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    var first: [String: XMLNode] = [:]
    return document.controllers.compactMap { node in
      guard let name = document.tree.attribute("storyboardIdentifier", of: node), !name.isEmpty else { return nil }
      guard let other = first[name] else {
        first[name] = node
        return nil
      }
      return document.finding(
        Self.documentation, at: node, attribute: "storyboardIdentifier",
        "The storyboard identifier \"\(name)\" is used twice: the scene in line \(document.tree.location(of: other).line) has it too.",
        help: "Give one of the two scenes another identifier.")
    }
  }
}
