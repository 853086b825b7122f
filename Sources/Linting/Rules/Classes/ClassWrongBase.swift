public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-wrong-base`: the class of an object is not of the kind that its element is.
public struct ClassWrongBase: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-wrong-base", severity: .error,
    summary: "The class of an object does not inherit from the class that its element stands for.",
    why: """
      UIKit makes an object of the custom class and treats it as the element's: what the other class does not \
      understand is lost, and the first message to it that only the element's class knows aborts with \
      "unrecognized selector sent to instance".
      """,
    example: #"<tableViewCell customClass="BadgeView" …/>, where BadgeView is a UIView"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.compactMap { object, info in
      guard let base = document.frameworkClass(of: object.node), info.isKind(of: base) == .no else { return nil }
      let actual = info.frameworkClass.map { "a \($0)" } ?? "no object of UIKit"
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "The class \"\(info.name)\" is \(actual) (\(info.place)), but <\(object.element)> needs a \(base).",
        help: "Let \"\(info.name)\" inherit from \(base), or use the element that fits it.")
    }
  }
}
