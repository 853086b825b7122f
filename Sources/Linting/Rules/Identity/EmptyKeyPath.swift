public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `udra-empty-keypath`: a runtime attribute for nothing.
public struct EmptyKeyPath: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "udra-empty-keypath", severity: .error,
    summary: "A runtime attribute has no key path.",
    why: """
      setValue(_:forKeyPath:) with an empty key path raises an unknown-key exception for the key \"\"; UIKit logs \
      that it failed to set the attribute and goes on without it.
      """,
    example: #"<userDefinedRuntimeAttribute type="number" keyPath=""/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.elements(named: "userDefinedRuntimeAttribute").compactMap { node in
      let keyPath = document.tree.attribute("keyPath", of: node)
      guard keyPath?.allSatisfy(\.isWhitespace) ?? true else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: keyPath == nil ? nil : "keyPath",
        "The runtime attribute has no key path.",
        help: "Say which property it sets, or remove it in the identity inspector.")
    }
  }
}
