public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `udra-key-missing`: a runtime attribute that the class of its object does not have.
public struct UDRAKeyMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "udra-key-missing", severity: .warning,
    summary: "A user-defined runtime attribute sets a property that the class does not have.",
    why: """
      UIKit logs "Failed to set … user defined inspected property … not key value coding-compliant for the key" and goes \
      on: the property keeps its default.
      """,
    example: #"<userDefinedRuntimeAttribute keyPath="cornerRadios" …/>, where the class has cornerRadius"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.flatMap { object, info -> [Diagnostic] in
      guard let list = document.tree.element(named: "userDefinedRuntimeAttributes", of: object.node) else { return [] }
      return document.tree.elements(of: list).compactMap { attribute in
        guard let path = document.tree.attribute("keyPath", of: attribute),
          let key = path.split(separator: ".").first.map(String.init), info.accepts(key: key) == .no
        else { return nil }
        let near = EditDistance.nearest(to: key, among: info.settableKeys)
        let hidden = info.hasHiddenProperty(named: key)
        return document.finding(
          Self.documentation, at: attribute, attribute: "keyPath",
          hidden
            ? "The property \"\(key)\" of \"\(info.name)\" (\(info.place)) is no @IBInspectable and cannot be set."
            : "The class \"\(info.name)\" (\(info.place)) has no property \"\(key)\" to set.\(near.hint)",
          help: "Correct or remove the runtime attribute in the identity inspector.")
      }
    }
  }
}
