public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-image-label`: a picture that people are led to, and that says nothing.
public struct ImageLabel: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-image-label", severity: .warning,
    summary: "An image view can be reached or tapped, and has no accessibility label.",
    why: """
      VoiceOver stops at an image view that is an accessibility element and reads the name of the file, or "image". One \
      that only has a tap recognizer is not reached at all: whoever listens cannot do what the tap does. Image views \
      that are neither are decoration and passed by.
      """,
    example: #"<imageView …> with <bool key="isElement" value="YES"/> and no label"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.isLaunchScreen else { return [] }
    return document.elements(named: "imageView").compactMap { node in
      let facts = document.accessibility(of: node)
      guard facts.label == nil, facts.isElement != false, !document.isOutOfReach(node) else { return nil }
      if facts.isElement == true {
        return document.finding(
          Self.documentation, at: node, "The image view is an accessibility element without a label.",
          help: "Say in a few words what the picture shows, or make it no element.")
      }
      guard document.tree.attribute("userInteractionEnabled", of: node) == "YES", document.hasTapRecognizer(node) else {
        return nil
      }
      return document.finding(
        Self.documentation, at: node, "The image view can be tapped, but VoiceOver does not reach it.",
        help: "Make it an accessibility element with a label and the trait Button, or use a button.")
    }
  }
}
