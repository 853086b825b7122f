public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `attribute-enforced`: an attribute that the team wants everywhere.
public struct AttributeEnforced: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "attribute-enforced", severity: .warning, summary: "An element lacks an attribute that the team wants.",
    why: """
      A switch that is easily forgotten in the inspector is checked for every object: \
      "label.adjustsFontForContentSizeCategory=YES" asks for the value, "viewController.storyboardIdentifier" for any \
      value, and "label.text!=Label" forbids one.
      """,
    example: #"<label …/> with "attributes": ["label.adjustsFontForContentSizeCategory=YES"]"#, isOnByDefault: false,
    parameters: [
      .init("attributes", default: .texts([]), "What is wanted: element.attribute, …=VALUE, or …!=VALUE.")
    ])

  public init() {}

  private struct Demand {
    var element: String
    var attribute: String
    var value: String?
    var isForbidden = false

    init?(_ text: String) {
      let isForbidden = text.contains("!=")
      let sides = text.split(separator: isForbidden ? "!=" : "=", maxSplits: 1).map(String.init)
      let path = (sides.first ?? "").split(separator: ".", maxSplits: 1).map(String.init)
      guard path.count == 2 else { return nil }
      (element, attribute) = (path[0], path[1])
      value = sides.count > 1 ? sides[1] : nil
      self.isForbidden = isForbidden
    }
  }

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    let demands = document.settings.texts("attributes", of: Self.documentation).compactMap { Demand($0) }
    return demands.flatMap { demand in
      document.elements(named: demand.element).compactMap { node -> Diagnostic? in
        let found = tree.attribute(demand.attribute, of: node)
        let isWrong =
          demand.isForbidden
          ? found == demand.value && found != nil : found == nil || demand.value.map { $0 != found } ?? false
        guard isWrong else { return nil }
        let wish =
          demand.isForbidden
          ? "may not be \"\(demand.value ?? "")\"" : demand.value.map { "must be \"\($0)\"" } ?? "must be set"
        return document.finding(
          Self.documentation, at: node, attribute: found == nil ? nil : demand.attribute,
          "The attribute \"\(demand.attribute)\" of <\(demand.element)> \(wish).", help: "Set it in the inspector.")
      }
    }
  }
}
