public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `module-missing`: a Swift class without the module that its name at run time begins with.
public struct ModuleMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "module-missing", severity: .error, summary: "A Swift class is named without its module.",
    why: """
      At run time a Swift class is called Module.Class. Without the module UIKit logs "Unknown class … in Interface \
      Builder file" and makes an object of the element's own class, whose missing outlets then abort.
      """,
    example: #"<viewController customClass="LoginViewController" …/> for a Swift class, without customModule"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard object.module == nil, !object.followsTarget, info.isSwift, !info.hasRuntimeName, !info.isNested,
        !object.className.contains("."), !object.className.hasPrefix("_Tt")
      else { return nil }
      let name = info.runtimeName.map { ", whose name at run time is \"\($0)\"" } ?? ""
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "\"\(object.className)\" is a Swift class\(name) (\(info.place)) and is named without a module.",
        help: "Choose the module, or Inherit Module From Target, in the identity inspector.")
    }
  }
}
