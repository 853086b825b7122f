import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// An object of a document whose class is one of the app's.
struct CustomObject {
  var node: XMLNode
  /// The name of its element.
  var element: String
  var className: String
  /// `customModule`, nil when it says none.
  var module: String?
  /// Whether the module is that of the target that is being built.
  var followsTarget: Bool
  var lookup: ClassLookup

  /// What the sources say of the class, nil when they say nothing.
  var info: ClassInfo? {
    guard case .found(let info) = lookup else { return nil }
    return info
  }

  var isPlaceholder: Bool { element == "placeholder" }
}

extension LintedDocument {
  /// The objects with a custom class, in document order; none without sources, and none for macOS, whose classes the
  /// tables don't have.
  func findCustomObjects() -> [CustomObject] {
    guard let sources, !sources.isEmpty, !document.targetRuntime.contains("MacOSX") else { return [] }
    return identified.compactMap { _, node in
      guard let name = tree.attribute("customClass", of: node), !name.isEmpty else { return nil }
      let module = tree.attribute("customModule", of: node).flatMap { $0.isEmpty ? nil : $0 }
      let followsTarget = tree.attribute("customModuleProvider", of: node) == "target"
      return CustomObject(
        node: node, element: tree.name(of: node), className: name, module: module, followsTarget: followsTarget,
        lookup: sources.lookup(className: name, module: followsTarget ? nil : module, document: document.name))
    }
  }

  /// The objects whose class the sources declare.
  var foundObjects: [(object: CustomObject, info: ClassInfo)] {
    customObjects.compactMap { object in object.info.map { (object, $0) } }
  }

  /// The custom object of an id.
  func customObject(id: String) -> CustomObject? {
    guard let node = nodesByID[id] else { return nil }
    return customObjects.first { $0.node == node }
  }

  /// The connections of an object, by the names of their elements.
  func connections(of node: XMLNode, named names: Set<String>) -> [XMLNode] {
    guard let list = tree.element(named: "connections", of: node) else { return [] }
    return tree.elements(of: list).filter { names.contains(tree.name(of: $0)) }
  }

  static let outletNames: Set<String> = ["outlet", "outletCollection"]

  /// Every connection of that name, with the object that it belongs to, in document order.
  func allConnections(named name: String) -> [(source: XMLNode, connection: XMLNode)] {
    elements(named: name).compactMap { node in
      guard let list = tree.parent(of: node), tree.name(of: list) == "connections", let source = tree.parent(of: list)
      else { return nil }
      return (source, node)
    }
  }

  /// The top-level objects of a xib without placeholders, in document order; none in a storyboard.
  var topLevelObjects: [XMLNode] {
    guard !document.isStoryboard, let objects = tree.element(named: "objects", of: document.root) else { return [] }
    return tree.elements(of: objects).filter { tree.name(of: $0) != "placeholder" }
  }

  /// The placeholder that stands for who loads a xib.
  var filesOwner: XMLNode? {
    guard let objects = tree.element(named: "objects", of: document.root) else { return nil }
    return tree.elements(of: objects).first {
      tree.attribute("placeholderIdentifier", of: $0) == "IBFilesOwner"
    }
  }

  /// The class of Apple's that an element makes when it has no custom class, nil when that is not known.
  func frameworkClass(of node: XMLNode) -> String? { Self.elementClasses[tree.name(of: node)] }

  private static let elementClasses: [String: String] = {
    var classes: [String: String] = ["segue": "UIStoryboardSegue"]
    for vocabulary in Vocabulary.objectKinds where FrameworkClasses.contains(vocabulary.className) {
      classes[vocabulary.element] = vocabulary.className
    }
    // Anything may stand for these.
    for element in ["placeholder", "exit", "customObject", "object"] { classes[element] = nil }
    return classes
  }()

  /// The objects around a node, itself first.
  func ancestors(of node: XMLNode) -> some Sequence<XMLNode> {
    sequence(first: node) { [tree] in tree.parent(of: $0) }
  }
}

extension [String] {
  /// A sentence to append to a message, empty when nothing is near.
  var hint: String {
    guard let last else { return "" }
    let list = count == 1 ? "\"\(last)\"" : dropLast().map { "\"\($0)\"" }.joined(separator: ", ") + " or \"\(last)\""
    return " Did you mean \(list)?"
  }
}
