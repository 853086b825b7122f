public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-required`: an object of UIKit's class where the team has its own.
public struct ClassRequired: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-required", severity: .warning, summary: "An object is of UIKit's class, where the team has its own.",
    why: """
      An app with its own button does not want UIKit's: a plain one misses the style, the tracking or the fonts that the \
      others have. "UIButton=AppButton" asks for a custom class AppButton at every button; several may be allowed: \
      "UIButton=AppButton|LinkButton", and any: "UIButton=*".
      """,
    example: #"<button …/> without customClass, with "classes": ["UIButton=AppButton"]"#, isOnByDefault: false,
    parameters: [
      .init(
        "classes", default: .texts([]), "UIKit's classes with those that must be in their place: UIButton=AppButton.")
    ])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    var required: [String: [String]] = [:]
    for pair in document.settings.texts("classes", of: Self.documentation) {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      required[String(parts[0])] = parts[1].split(separator: "|").map(String.init)
    }
    guard !required.isEmpty else { return [] }
    return document.identified.compactMap { _, node in
      let custom = tree.attribute("customClass", of: node)
      guard let name = document.frameworkClass(of: node), let wanted = required[name] else { return nil }
      let isRight = custom.map { wanted.contains($0) || wanted.contains("*") } ?? false
      guard !isRight else { return nil }
      let names = wanted == ["*"] ? "a class of the app" : wanted.map { "\"\($0)\"" }.joined(separator: " or ")
      return document.finding(
        Self.documentation, at: node, attribute: custom == nil ? nil : "customClass",
        "The class is \"\(custom ?? name)\", but must be \(names).", help: "Set it in the identity inspector.")
    }
  }
}
