import Diagnostics
import HeadlessUIKit
import MarkupXML

/// What objects ask while they take their values: pictures, colours, other objects.
final class NibDecoding: DocumentDecoding {
  private let program: NibProgram
  var document: IBDocument { program.document }
  var options: InstantiationOptions { program.options }
  /// Not owned: the contents own this.
  unowned let contents: NibContents
  private var images: [String: UIImage] = [:]
  private var colors: [String: UIColor?] = [:]

  init(_ program: NibProgram, contents: NibContents) {
    self.program = program
    self.contents = contents
  }

  var toolsVersion: Double { document.toolsVersion }
  var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: program.traits.preferredContentSizeCategory)
  }

  func image(named name: String, catalog: String?) -> UIImage {
    let key = "\(catalog ?? "")/\(name)"
    if let image = images[key] { return image }
    let image = findImage(named: name, catalog: catalog)
    images[key] = image
    return image
  }

  private func findImage(named name: String, catalog: String?) -> UIImage {
    let resource = program.resources["image/\(name)"]
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
    guard let node = program.resources["namedColor/\(name)"] ?? program.resources["systemColor/\(name)"],
      let element = document.tree.element(named: "color", of: node),
      let color = UIColor.make(from: document.valueElement(of: element), in: self)
    else { return nil }
    return UIColor(light: color.light, dark: color.dark, name: name)
  }

  func object(withID id: String) -> NSObject? { contents.object(withID: id) }

  func report(_ message: String, node: Int) { note("value-unusable", .warning, message, node: XMLNode(node)) }

  /// Notes a finding at an element.
  func note(_ rule: String, _ severity: Severity, _ message: String, node: XMLNode) {
    contents.diagnostics.append(diagnostic(rule, severity, message, node: node))
  }

  /// A finding at an element.
  func diagnostic(
    _ rule: String, _ severity: Severity, _ message: String, node: XMLNode, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, document: document.name, location: document.tree.location(of: node),
      objectID: document.objectID(of: node), path: document.labelPath(of: node), message: message, help: help)
  }

  private func number(_ name: String, of node: XMLNode) -> Double? {
    guard case .number(let value) = document.value(name, of: node) else { return nil }
    return value
  }
}
