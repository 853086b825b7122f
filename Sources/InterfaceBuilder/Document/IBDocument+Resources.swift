public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// A picture that the document names.
  public struct ImageResource: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// `system` for a symbol, nil for a picture of the app.
    public var catalog: String?
    /// The size that Interface Builder saw, in points.
    public var size: CGSize
    /// A keyed archive of the picture itself, which few documents bring.
    public var archive: [UInt8]?
    /// The number of its element.
    public var node: Int
  }

  /// A colour that the document names, with the value that Interface Builder saw.
  public struct ColorResource: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Nil when the document says none.
    public var color: UIColor?
    /// The number of its element.
    public var node: Int
  }

  /// A font file that the document brings.
  public struct CustomFont: Sendable, Hashable {
    /// `NanumGothic-Bold.ttf`
    public var file: String
    /// The PostScript names of the fonts in it.
    public var names: [String]
  }

  /// The pictures in document order.
  public var imageResources: [ImageResource] {
    resources.filter { tree.name(of: $0) == "image" }.map { node in
      let archive = tree.element(named: "mutableData", of: node) ?? tree.element(named: "data", of: node)
      return ImageResource(
        name: resourceName(node), catalog: tree.attribute("catalog", of: node),
        size: CGSize(width: number("width", of: node) ?? 0, height: number("height", of: node) ?? 0),
        archive: archive.flatMap { Base64.decode(tree.text(of: $0)) }, node: node.index)
    }
  }

  /// The colours of asset catalogues in document order.
  public var namedColors: [ColorResource] { colors(named: "namedColor") }

  /// The system's colours in document order.
  public var systemColors: [ColorResource] { colors(named: "systemColor") }

  /// The font files in document order.
  public var customFonts: [CustomFont] {
    guard let holder = tree.element(named: "customFonts", of: root) else { return [] }
    return tree.elements(of: holder).map { node in
      CustomFont(
        file: tree.attribute("key", of: node) ?? "",
        names: tree.elements(of: node).filter { tree.name(of: $0) == "string" }.map { decodedText(of: $0) })
    }
  }

  private func colors(named element: String) -> [ColorResource] {
    let decoding = PlainDecoding(toolsVersion: toolsVersion)
    return resources.filter { tree.name(of: $0) == element }.map { node in
      let color = tree.element(named: "color", of: node).flatMap {
        UIColor.make(from: valueElement(of: $0), in: decoding)
      }
      return ColorResource(name: resourceName(node), color: color, node: node.index)
    }
  }

  /// A name with characters that XML cannot hold is a `<string key="name">`.
  func resourceName(_ node: XMLNode) -> String {
    if let name = tree.attribute("name", of: node) { return name }
    let child = tree.elements(of: node).first {
      tree.name(of: $0) == "string" && tree.attribute("key", of: $0) == "name"
    }
    return child.map { decodedText(of: $0) } ?? ""
  }
}

/// Decodes values that need nothing of the world around the document. What cannot be used is reported when the
/// document's objects are made.
final class PlainDecoding: DocumentDecoding {
  let toolsVersion: Double

  init(toolsVersion: Double) { self.toolsVersion = toolsVersion }

  func image(named name: String, catalog: String?) -> UIImage {
    UIImage(name: name, size: .zero, source: catalog == "system" ? .system(name) : .missing)
  }

  func color(named name: String) -> UIColor? { nil }
  func object(withID id: String) -> NSObject? { nil }
  func report(_ message: String, node: Int) {}
}
