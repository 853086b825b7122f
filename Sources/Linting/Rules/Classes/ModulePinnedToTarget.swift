public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `module-pinned-to-target`: the name of the target is written where "inherit" would do.
public struct ModulePinnedToTarget: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "module-pinned-to-target", severity: .warning,
    summary: "A class names the module of one target where it could inherit it.",
    why: """
      When the target is renamed or a second target builds the document, the class is in another module: UIKit logs \
      "Unknown class … in Interface Builder file" and makes an object of the element's own class.
      """,
    example: #"<view customClass="BadgeView" customModule="App" …/> without customModuleProvider="target""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard let module = object.module, !object.followsTarget, info.isSwift,
        document.sources?.targets(building: document.document.name).contains(module) == true,
        info.modules.contains(module)
      else { return nil }
      return document.finding(
        Self.documentation, at: object.node, attribute: "customModule",
        "The class \"\(info.name)\" is pinned to the target \"\(module)\".",
        help: "Tick Inherit Module From Target in the identity inspector.")
    }
  }
}
