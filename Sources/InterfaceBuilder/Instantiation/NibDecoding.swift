import Diagnostics
import HeadlessUIKit
import MarkupXML

/// What objects ask while they take their values: pictures, colours, other objects.
final class NibDecoding: DocumentDecoding {
  let document: IBDocument
  let options: InstantiationOptions
  /// Not owned: the contents own this.
  unowned let contents: NibContents
  /// The resources of the document, by element and name.
  private let resources: [String: XMLNode]
  private var images: [String: UIImage] = [:]
  private var colors: [String: UIColor?] = [:]

  init(document: IBDocument, options: InstantiationOptions, contents: NibContents) {
    self.document = document
    self.options = options
    self.contents = contents
    var resources: [String: XMLNode] = [:]
    for node in document.resources {
      resources["\(document.tree.name(of: node))/\(document.resourceName(node))"] = node
    }
    self.resources = resources
  }

  var toolsVersion: Double { document.toolsVersion }

  func image(named name: String, catalog: String?) -> UIImage {
    let key = "\(catalog ?? "")/\(name)"
    if let image = images[key] { return image }
    let image = findImage(named: name, catalog: catalog)
    images[key] = image
    return image
  }

  private func findImage(named name: String, catalog: String?) -> UIImage {
    let resource = resources["image/\(name)"]
    let size = resource.map { node in
      CGSize(width: number("width", of: node) ?? 0, height: number("height", of: node) ?? 0)
    }
    if catalog == "system" { return UIImage.symbol(named: name, proportions: size) }
    if let image = options.image(name) { return image }
    if !contents.missingImages.contains(name) { contents.missingImages.append(name) }
    return UIImage(name: name, size: size ?? .zero, source: .missing)
  }

  func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    colors[name] = .some(nil)  // a colour that is defined by itself has no value
    let found = options.color(name) ?? definedColor(named: name)
    colors[name] = .some(found)
    return found
  }

  private func definedColor(named name: String) -> UIColor? {
    guard let node = resources["namedColor/\(name)"] ?? resources["systemColor/\(name)"],
      let element = document.tree.element(named: "color", of: node),
      let color = UIColor.make(from: document.valueElement(of: element), in: self)
    else { return nil }
    return UIColor(light: color.light, dark: color.dark, name: name)
  }

  func object(withID id: String) -> NSObject? { contents.objectsByID[id] }

  func report(_ message: String, node: Int) {
    let node = XMLNode(node)
    contents.diagnostics.append(
      Diagnostic(
        rule: "value-unusable", severity: .warning, document: document.name,
        location: document.tree.location(of: node), objectID: document.objectID(of: node),
        path: document.labelPath(of: node), message: message))
  }

  private func number(_ name: String, of node: XMLNode) -> Double? {
    guard case .number(let value) = document.value(name, of: node) else { return nil }
    return value
  }
}
