import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// A place where an object names a picture or a colour.
struct ResourceUse {
  var name: String
  var node: XMLNode
  var attribute: String
}

extension LintedDocument {
  /// The pictures of the app that objects name, in document order; none that the system or the document itself has.
  var imageUses: [ResourceUse] {
    guard isSupported else { return [] }
    var own: Set<String> = []
    for image in document.imageResources where image.catalog == "system" || image.archive != nil {
      own.insert(image.name)
    }
    return uses { attribute, node in
      attribute == "image" || attribute.hasSuffix("Image") ? tree.attribute("catalog", of: node) != "system" : false
    }.filter { !own.contains($0.name) }
  }

  /// The colours of asset catalogues that objects name, in document order.
  var namedColorUses: [ResourceUse] {
    guard isSupported else { return [] }
    return elements(named: "color").compactMap { node in
      guard let name = tree.attribute("name", of: node), !name.isEmpty, !isResource(node),
        tree.attribute("catalog", of: node) == nil, UIColor.system(named: name) == nil
      else { return nil }
      return ResourceUse(name: name, node: node, attribute: "name")
    }
  }

  private func uses(_ isMeant: (String, XMLNode) -> Bool) -> [ResourceUse] {
    let names = tree.names.map { $0 == "image" || $0.hasSuffix("Image") }
    var found: [ResourceUse] = []
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      let node = XMLNode(number)
      for attribute in tree.attributes(of: node) where names.indices.contains(attribute.nameIndex) {
        guard names[attribute.nameIndex] else { continue }
        let name = tree.names[attribute.nameIndex]
        let value = tree.string(attribute.value)
        guard !value.isEmpty, value != "YES", value != "NO", isMeant(name, node), !isResource(node) else { continue }
        found.append(ResourceUse(name: value, node: node, attribute: name))
      }
    }
    return found
  }

  /// Whether the element is in the document's list of resources.
  func isResource(_ node: XMLNode) -> Bool { enclosing("resources", of: node) != nil }

  /// The child element that stands for a property.
  func child(_ key: String, of node: XMLNode) -> XMLNode? {
    tree.elements(of: node).first { tree.attribute("key", of: $0) == key }
  }

  /// The runtime attribute that sets a key path of an object.
  func runtimeAttribute(_ keyPath: String, of node: XMLNode) -> XMLNode? {
    guard let list = tree.element(named: "userDefinedRuntimeAttributes", of: node) else { return nil }
    return tree.elements(of: list).first { tree.attribute("keyPath", of: $0) == keyPath }
  }

  /// The element of the object that a value belongs to.
  func owner(of node: XMLNode) -> XMLNode? {
    var current = tree.parent(of: node)
    while let candidate = current {
      if tree.attribute("id", of: candidate) != nil { return candidate }
      current = tree.parent(of: candidate)
    }
    return nil
  }
}
