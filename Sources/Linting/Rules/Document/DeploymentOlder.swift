public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-deployment-older`: written for a system that the team left behind.
public struct DeploymentOlder: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-deployment-older", severity: .warning,
    summary: "The document says that it is for an older system than the project.",
    why: """
      ibtool compiles for the older system: it warns about attributes that the project may well use, and keeps fallbacks \
      that nobody needs.
      """,
    example: #"<deployment version="2048" identifier="iOS"/>"#, isOnByDefault: false,
    parameters: [.init("minimum", default: .number(13), "The oldest system that the project runs on, such as 15.4.")])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let minimum = document.settings.number("minimum", of: Self.documentation)
    return document.elements(named: "deployment").compactMap { node in
      guard let text = document.tree.attribute("version", of: node), let version = SystemVersion(text),
        version.number < minimum
      else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "version",
        "The document is for \(document.tree.attribute("identifier", of: node) ?? "iOS") \(version.text), "
          + "the project for \(SystemVersion.text(minimum)).",
        help: "Choose \"Project Deployment Target\" in the document's file inspector.")
    }
  }
}

/// A version of a system as documents write it: `8.0`, or as a number of 256ths: `2048`.
private struct SystemVersion {
  var number: Double

  init?(_ text: String) {
    guard let value = Double(text), value.isFinite, value >= 0, value < 1e6 else { return nil }
    // 0x0830 is 8.3: a byte for the major version, half a byte for each of the others.
    let code = Int(value)
    number = value < 256 ? value : Double(code / 256) + Double(code % 256 / 16) / 10
  }

  var text: String { Self.text(number) }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(exactly: number) ?? 0) + ".0" : String(number)
  }
}
