public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-unconnected`: an outlet with `!` that nothing is connected to.
public struct OutletUnconnected: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-unconnected", severity: .warning,
    summary: "An outlet that is declared with ! is not connected.",
    why: """
      The property stays nil, and the first use of it stops the app: "Unexpectedly found nil while implicitly \
      unwrapping an Optional value".
      """,
    example: #"@IBOutlet var nameLabel: UILabel!, and no <outlet property="nameLabel" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      let connected = Set(
        document.connections(of: object.node, named: LintedDocument.outletNames).compactMap {
          document.tree.attribute("property", of: $0)
        })
      // A controller may load a nib of a part of its view; only with the view is it the nib of the controller.
      if object.isPlaceholder, info.isKind(of: "UIViewController") != .no, !connected.contains("view") { return nil }
      guard info.isSwift, info.isUnambiguous else { return nil }
      let missing = info.ownOutlets.filter { $0.isImplicitlyUnwrapped && !connected.contains($0.name) }.map(\.name)
      guard !missing.isEmpty else { return nil }
      let names = missing.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      let subject = missing.count == 1 ? "The outlet \(names)" : "The outlets \(names)\(rest)"
      let verb = missing.count == 1 ? "is not connected and stays nil." : "are not connected and stay nil."
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass", "\(subject) of \"\(info.name)\" \(verb)",
        help: "Connect it, or declare it with ? in \(info.place).")
    }
  }
}
