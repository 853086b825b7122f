public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `class-not-allowed`: an object of a class that the team has done with.
public struct ClassNotAllowed: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "class-not-allowed", severity: .warning, summary: "An object is of a class that the team does not allow.",
    why: """
      UIWebView and UISearchDisplayController are no longer accepted or no longer work; a team adds its own classes \
      that are on their way out. Names are those of UIKit's classes and of the app's.
      """,
    example: #"<webView …/>, or <view customClass="OldCard" …/> with "classes": ["OldCard"]"#, isOnByDefault: false,
    parameters: [
      .init(
        "classes", default: .texts(["UIWebView", "UISearchDisplayController", "GLKView", "ADBannerView"]),
        "The classes that no object may have.")
    ])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    let classes = Set(document.settings.texts("classes", of: Self.documentation))
    return document.identified.compactMap { _, node in
      let custom = tree.attribute("customClass", of: node)
      guard let name = custom ?? document.frameworkClass(of: node), classes.contains(name) else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: custom == nil ? nil : "customClass",
        "The class \"\(name)\" is not allowed.", help: "Use the class that has taken its place.")
    }
  }
}
