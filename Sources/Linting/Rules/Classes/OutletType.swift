public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-type`: an outlet to an object of another class.
public struct OutletType: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-type", severity: .warning, summary: "An outlet leads to an object of another class than it declares.",
    why: """
      Connecting does not check the class. The first message that only the declared class knows aborts with \
      "unrecognized selector sent to instance", or Swift stops the app at a cast.
      """,
    example: #"@IBOutlet var nameLabel: UILabel!, connected to a <textField>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.flatMap { object, info in
      document.connections(of: object.node, named: LintedDocument.outletNames).compactMap { connection in
        guard let name = document.tree.attribute("property", of: connection),
          let declared = info.outlet(named: name)?.type,
          let id = document.tree.attribute("destination", of: connection), let target = document.nodesByID[id],
          let actual = mismatch(target, declared, in: document)
        else { return nil }
        return document.finding(
          Self.documentation, at: connection, attribute: "destination",
          "The outlet \"\(name)\" of \"\(info.name)\" is declared as \(declared), but is connected to a \(actual).",
          help: "Connect another object, or change the type of the outlet in \(info.place).")
      }
    }
  }

  /// The class of an object when it is surely not of the declared one.
  private func mismatch(_ node: XMLNode, _ declared: String, in document: LintedDocument) -> String? {
    guard declared != "NSObject", let sources = document.sources else { return nil }
    if let object = document.customObjects.first(where: { $0.node == node }) {
      if let info = object.info { return info.isKind(of: declared) == .no ? info.name : nil }
      guard FrameworkClasses.contains(object.className) else { return nil }
      return sources.isKind(framework: object.className, of: declared) == .no ? object.className : nil
    }
    guard document.tree.attribute("customClass", of: node) == nil, let name = document.frameworkClass(of: node) else {
      return nil
    }
    return sources.isKind(framework: name, of: declared) == .no ? name : nil
  }
}
