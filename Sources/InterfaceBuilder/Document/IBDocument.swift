public import Diagnostics
import HeadlessUIKit
public import MarkupXML

/// A document of Interface Builder, understood: every element has its kind and its place in its parent, every
/// attribute its typed value. What is not understood stays in the tree and is listed.
public final class IBDocument {
  /// The markup, lossless; of an archive from before Xcode 5, what it is in today's form.
  public let tree: XMLTree
  /// The markup as it was read: ``tree`` itself, but for an archive.
  public let sourceTree: XMLTree
  /// The `<document>` element.
  public let root: XMLNode
  /// Whether it holds scenes.
  public let isStoryboard: Bool
  /// The version of Interface Builder that wrote it, such as 22505; 0 when it says none.
  public let toolsVersion: Double
  /// What was found while reading: values of the wrong type, elements and attributes that are not understood.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The keys of an archive that today's form has no word for, as `CLASS.KEY`, with how often each occurs.
  public internal(set) var untranslatedKeys: [String: Int] = [:]

  /// By node number.
  var meanings: [Meaning] = []
  /// By position of the attribute in the tree.
  var values: [StoredValue] = []
  /// By position of the attribute: the place of its row in the element's ``Vocabulary/allRows``, -1 for none.
  var attributeRows: [Int16] = []

  init(tree: XMLTree, root: XMLNode, source: XMLTree? = nil) {
    self.tree = tree
    sourceTree = source ?? tree
    self.root = root
    isStoryboard = tree.attribute("type", of: root)?.mentions("Storyboard") == true
    let version = tree.attribute("toolsVersion", of: root) ?? ""
    toolsVersion = Double(version.split(separator: ".", maxSplits: 2).prefix(2).joined(separator: ".")) ?? 0
  }

  /// The document as the caller named it.
  public var name: String { tree.documentName }

  /// Whether it was read from an archive of Interface Builder from before Xcode 5.
  public var isLegacyArchive: Bool { sourceTree !== tree }

  /// The version of Interface Builder whose sizes the document has. Of a number that no Xcode ever had, 32700, nothing is
  /// known; its documents have the sizes of Xcode 16's.
  public var layoutGeneration: Double {
    guard toolsVersion > 0 else { return UITraitCollection.standard.toolsVersion }
    return toolsVersion < 30_000 ? toolsVersion : 24_000
  }

  /// What it is for, such as `iOS.CocoaTouch`; empty when it does not say.
  public var targetRuntime: String { tree.attribute("targetRuntime", of: root) ?? "" }

  /// The element that holds the top-level objects of a xib.
  var objects: XMLNode? { tree.element(named: "objects", of: root) }

  /// The scenes of a storyboard in document order.
  var scenes: [XMLNode] {
    tree.element(named: "scenes", of: root).map { scenes in
      tree.elements(of: scenes).filter { tree.name(of: $0) == "scene" }
    } ?? []
  }

  /// How many elements are objects of their own.
  var objectCount: Int { meanings.reduce(0) { $0 + ($1.role == .object ? 1 : 0) } }

  /// The elements that are children of `<resources>`.
  var resources: [XMLNode] {
    tree.element(named: "resources", of: root).map { Array(tree.elements(of: $0)) } ?? []
  }

  /// The decoded value of an attribute, nil when it is missing, not understood or of the wrong type.
  func value(_ name: String, of node: XMLNode) -> DocumentValue? {
    guard let index = tree.nameIndex(named: name) else { return nil }
    return tree.position(ofAttribute: index, of: node).flatMap { value(at: $0) }
  }

  /// The decoded value of the attribute at a position of ``XMLTree/attributes(of:)``.
  func value(at position: Int) -> DocumentValue? {
    guard position < values.count else { return nil }
    switch values[position] {
    case .none: return nil
    case .bool(let flag): return .bool(flag)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .choice(let index): return .choice(Int(index))
    case .text: return .string(tree.value(ofAttributeAt: position))
    case .reference: return .reference(tree.value(ofAttributeAt: position))
    }
  }

  /// The row of the attribute at a position of ``XMLTree/attributes(of:)``; nil when its element's vocabulary has none.
  func row(ofAttributeAt position: Int, in vocabulary: Vocabulary) -> Row? {
    guard position < attributeRows.count, case let row = Int(attributeRows[position]), row >= 0 else { return nil }
    return vocabulary.allRows[row]
  }
}
