public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `launch-custom-code`: code where none runs.
public struct LaunchCustomCode: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "launch-custom-code", severity: .error,
    summary: "A launch screen names a class of the app, or sets runtime attributes.",
    why: """
      No code of the app runs while the launch screen shows. ibtool stops: \"Launch screens may not set custom \
      classnames\", or \"… may not use user defined runtime attributes\".
      """,
    example: #"<view customClass="GradientView" …/> in a launch screen"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isLaunchScreen else { return [] }
    let tree = document.tree
    var found: [Diagnostic] = []
    for (_, node) in document.identified where tree.name(of: node) != "placeholder" {
      guard let name = tree.attribute("customClass", of: node), !name.hasPrefix("UI") else { continue }
      found.append(
        document.finding(
          Self.documentation, at: node, attribute: "customClass",
          "The launch screen names the class \"\(name)\", but no code of the app runs while it shows.",
          help: "Remove the class; draw what it does with plain views and pictures."))
    }
    found += document.elements(named: "userDefinedRuntimeAttribute").map { node in
      document.finding(
        Self.documentation, at: node, "A launch screen may not have runtime attributes.",
        help: "Remove it in the identity inspector.")
    }
    return found
  }
}
