import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// How much of the document is understood; a document of a platform without UIKit is only counted as such.
  ///
  /// - Complexity: linear in the document, times the number of different names that are not understood.
  public func coverage() -> Coverage {
    var coverage = Coverage()
    guard isSupported else {
      coverage.countUnsupportedDocument()
      return coverage
    }
    coverage.countDocument()
    visitUnderstanding { finding in
      switch finding {
      case .element(let node, let isUnderstood):
        coverage.countElement(isUnderstood: isUnderstood)
        guard !isUnderstood else { return }
        coverage.note(.init(element: tree.name(of: node)), in: name) { tree.location(of: node) }
      case .attribute(let attribute, let node, let isUnderstood):
        coverage.countAttribute(isUnderstood: isUnderstood)
        guard !isUnderstood, isUnderstoodElement(node) else { return }
        coverage.note(.init(element: tree.name(of: node), attribute: attribute), in: name) {
          tree.location(ofAttribute: attribute, of: node)
        }
      case .key(let key, let node, let parent):
        coverage.countAttribute(isUnderstood: false)
        coverage.note(.init(element: tree.name(of: parent), attribute: key), in: name) { tree.location(of: node) }
      }
    }
    return coverage
  }

  /// One thing that is understood or not.
  enum Understood {
    case element(XMLNode, isUnderstood: Bool)
    case attribute(String, of: XMLNode, isUnderstood: Bool)
    /// A child element whose `key` its parent's vocabulary does not have.
    case key(String, XMLNode, parent: XMLNode)
  }

  /// Goes through all elements and attributes in document order.
  func visitUnderstanding(_ body: (Understood) -> Void) {
    let (names, key) = (tree.names, tree.nameIndex(named: "key") ?? -1)
    for number in 0..<min(tree.nodeCount, meanings.count) {
      let node = XMLNode(number)
      guard tree.isElement(node) else { continue }
      let isUnderstood = isUnderstoodElement(node)
      body(.element(node, isUnderstood: isUnderstood))
      let attributes = tree.attributes(of: node)
      for position in attributes.indices {
        let attribute = attributes[position]
        let isKey = attribute.nameIndex == key
        if isKey, isUnderstood, let parent = unknowingParent(of: node) {
          body(.key(tree.string(attribute.value), node, parent: parent))
        } else {
          let isKeyOfList = isKey && meanings[number].role == .list
          body(
            .attribute(
              names[attribute.nameIndex], of: node,
              isUnderstood: isKeyOfList || (isUnderstood && isDecoded(at: position))))
        }
      }
    }
  }

  /// Whether the attribute has a value of its type.
  private func isDecoded(at position: Int) -> Bool {
    guard position < values.count else { return false }
    if case .none = values[position] { return false }
    return true
  }

  func isUnderstoodElement(_ node: XMLNode) -> Bool {
    let meaning = meanings[node.index]
    return meaning.role != .none && !meaning.isGeneric
  }

  /// The object that the element stands in by a key that the object's vocabulary does not have.
  private func unknowingParent(of node: XMLNode) -> XMLNode? {
    guard let parent = tree.parent(of: node) else { return nil }
    if meanings[parent.index].vocabulary === Vocabulary.variation {
      guard let owner = tree.parent(of: parent), let key = tree.attribute("key", of: node),
        let vocabulary = meanings[owner.index].vocabulary, tree.name(of: node) != "mask",
        vocabulary.position(of: key) == nil
      else { return nil }
      return parent
    }
    guard meanings[parent.index].role == .object, meanings[node.index].row == nil else { return nil }
    return meanings[node.index].vocabulary === Vocabulary.variation ? nil : parent
  }
}
