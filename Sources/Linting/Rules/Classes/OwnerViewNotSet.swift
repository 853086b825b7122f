public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `owner-view-not-set`: the nib of a controller whose view is not connected.
public struct OwnerViewNotSet: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "owner-view-not-set", severity: .error,
    summary: "The File's Owner is a view controller whose view outlet is not connected.",
    why: """
      A controller loads the nib of its own name when its view is needed. Without the outlet it aborts: "loaded the … \
      nib but the view outlet was not set".
      """,
    example: #"LoginViewController.xib with the File's Owner LoginViewController and no <outlet property="view" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let owner = document.filesOwner, let name = document.tree.attribute("customClass", of: owner),
      isLoadedByName(name, document.fileName), isViewController(name, owner, in: document),
      document.topLevelObjects.contains(where: { isView($0, in: document) }),
      !document.connections(of: owner, named: ["outlet"]).contains(where: {
        document.tree.attribute("property", of: $0) == "view"
      })
    else { return [] }
    return [
      document.finding(
        Self.documentation, at: owner,
        "The view outlet of File's Owner \"\(name)\" is not connected; the controller aborts when it loads.",
        help: "Connect the outlet \"view\" of File's Owner to the view.")
    ]
  }

  /// `LoginViewController` loads `LoginViewController.xib` or `LoginView.xib`, with `~ipad` or `~iphone`.
  private func isLoadedByName(_ className: String, _ file: String) -> Bool {
    let name = file.prefix { $0 != "." && $0 != "~" }
    return name == className || className == "\(name)Controller"
  }

  private func isViewController(_ name: String, _ owner: XMLNode, in document: LintedDocument) -> Bool {
    guard let info = document.customObjects.first(where: { $0.node == owner })?.info else {
      return name.hasSuffix("ViewController") && document.document.targetRuntime.contains("CocoaTouch")
    }
    return info.isKind(of: "UIViewController") == .yes && !info.overridesLoadView
  }

  private func isView(_ node: XMLNode, in document: LintedDocument) -> Bool {
    guard let name = document.frameworkClass(of: node) else { return false }
    return name == "UIView" || FrameworkClasses.ancestors(of: name).contains("UIView")
  }
}
