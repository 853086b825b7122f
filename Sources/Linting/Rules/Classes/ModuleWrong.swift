public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `module-wrong`: a class that is not in the module that the document says.
public struct ModuleWrong: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "module-wrong", severity: .error, summary: "A class is not in the module that the document says.",
    why: """
      UIKit looks for Module.Class, finds nothing, logs "Unknown class … in Interface Builder file" and makes an object \
      of the element's own class. A class of Objective-C is in no module.
      """,
    example: #"<view customClass="BadgeView" customModule="OldApp" …/>, where BadgeView belongs to the target NewApp"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard let module = object.module else { return nil }
      if info.isObjectiveC {
        return document.finding(
          Self.documentation, at: object.node, attribute: "customModule",
          "\"\(info.name)\" is a class of Objective-C (\(info.place)) and is in no module, but \"\(module)\" is given.",
          help: "Empty the module in the identity inspector.")
      }
      guard !object.followsTarget, info.isSwift, !info.modules.isEmpty, !info.modules.contains(module) else {
        return nil
      }
      let modules = info.modules.prefix(3).map { "\"\($0)\"" }.joined(separator: " or ")
      return document.finding(
        Self.documentation, at: object.node, attribute: "customModule",
        "The class \"\(info.name)\" is in the module \(modules) (\(info.place)), not in \"\(module)\".",
        help: "Choose the right module, or Inherit Module From Target, in the identity inspector.")
    }
  }
}
