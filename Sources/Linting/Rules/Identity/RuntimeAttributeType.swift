public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `udra-type-mismatch`: a runtime attribute of another type than its value.
public struct RuntimeAttributeType: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "udra-type-mismatch", severity: .error,
    summary: "The value of a runtime attribute is not of the type that it says.",
    why: """
      ibtool stops with an internal error for a string attribute that holds a number, and for others of the kind \
      compiles a nil, which aborts the app when the property is a number or a truth value.
      """,
    example:
      #"<userDefinedRuntimeAttribute type="string" keyPath="a"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#
  )

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.elements(named: "userDefinedRuntimeAttribute").compactMap { node in
      let tree = document.tree
      guard let type = tree.attribute("type", of: node), let problem = problem(node, type, in: tree) else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "type",
        "The runtime attribute \"\(tree.attribute("keyPath", of: node) ?? "")\" is of the type \"\(type)\", but \(problem).",
        help: "Choose the type again in the identity inspector, which makes a value of it.")
    }
  }

  /// The elements that may hold a value of a type; no element is an attribute `value`.
  private static let elements: [String: Set<String>] = [
    "number": ["integer", "real"], "string": ["string", "mutableString"], "point": ["point"], "size": ["size"],
    "rect": ["rect"], "range": ["range"], "color": ["color"], "boolean": ["boolean", "bool"],
    "image": ["imageReference"],
  ]

  private func problem(_ node: XMLNode, _ type: String, in tree: XMLTree) -> String? {
    guard let allowed = Self.elements[type] else { return nil }
    let inner = tree.elements(of: node).first { tree.attribute("key", of: $0) == "value" }
    if let inner {
      let name = tree.name(of: inner)
      guard allowed.contains(name) else { return "its value is <\(name)>" }
      guard type == "number", let text = tree.attribute("value", of: inner) else { return nil }
      return Double(text) == nil ? "its value \"\(text)\" is no number" : nil
    }
    let text = tree.attribute("value", of: node)
    switch (type, text) {
    case ("boolean", let text?):
      return ["YES", "NO"].contains(text) ? nil : "its value \"\(text)\" is neither YES nor NO"
    case ("number", let text?): return Double(text) == nil ? "its value \"\(text)\" is no number" : nil
    case ("point", _?), ("size", _?), ("rect", _?), ("range", _?), ("color", _?): return "its value is a text"
    default: return nil
    }
  }
}
