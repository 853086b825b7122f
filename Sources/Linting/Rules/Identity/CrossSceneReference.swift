public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `ref-cross-scene`: a reference out of its scene.
public struct CrossSceneReference: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "ref-cross-scene", severity: .error,
    summary: "An object of one scene refers to an object of another.",
    why: """
      Each scene becomes nibs of its own, and an outlet or a constraint cannot reach into another: the outlet \
      stays nil, the action is sent to nobody, the constraint is dropped. It comes from moving objects between \
      scenes.
      """,
    example: #"<outlet property="nameLabel" destination="abc-De-fGh" …/>, where the label is in another scene"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isStoryboard, document.elements(named: "scene").count > 1 else { return [] }
    let tree = document.tree
    /// An id that is used twice may be one of the same scene all the same.
    lazy var scenes = Dictionary(
      document.identified.map { ($0.id, [document.scene(of: $0.node)]) }, uniquingKeysWith: +)
    return document.references.compactMap { reference in
      // A segue leads to another scene: that is what it is for.
      guard let first = document.nodesByID[reference.id], let scene = document.scene(of: reference.node),
        let other = document.scene(of: first), other != scene, tree.name(of: reference.node) != "segue",
        let there = scenes[reference.id], !there.contains(scene), !there.contains(nil)
      else { return nil }
      let element = tree.name(of: reference.node)
      let owner = document.nodesByID[reference.id].map { document.document.label(of: $0) } ?? reference.id
      return document.finding(
        Self.documentation, at: reference.node, attribute: reference.attribute,
        "The \(reference.attribute) of <\(element)> is \"\(reference.id)\" (\(owner)), which is in another scene.",
        help: "Remove the <\(element)>, or connect it to an object of its own scene.")
    }
  }
}
