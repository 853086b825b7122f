extension UIImage {
  /// The picture that an attribute names: `.string` with its name, or an element with name and catalogue.
  static func make(from value: DocumentValue, in decoding: any DocumentDecoding) -> UIImage? {
    switch value {
    case .string(let name): decoding.image(named: name, catalog: nil)
    case .element(let element): make(from: element, in: decoding)
    default: nil
    }
  }

  /// The picture that a value element has under a name: as an attribute, with the `catalog` beside it, or as an
  /// `<imageReference>`.
  static func make(of key: String, in element: ValueElement, _ decoding: any DocumentDecoding) -> UIImage? {
    if let name = element.string(key) { return decoding.image(named: name, catalog: element.string("catalog")) }
    return element.children(named: "imageReference").first { $0.key == key }.flatMap { make(from: $0, in: decoding) }
  }
}

extension UIImage: DocumentConvertible {
  /// How an `<imageReference>` says that a picture is drawn.
  enum RenderingModeName: String, DocumentChoice {
    case template, original

    var mode: RenderingMode { self == .template ? .alwaysTemplate : .alwaysOriginal }
  }

  public static let documentElements = [
    Vocabulary(
      value: "imageReference",
      rows: [
        .attribute("image", .image), .attribute("catalog"), .attribute("symbolScale", SymbolScale.self),
        .attribute("renderingMode", RenderingModeName.self), .attribute("variableValue", .number),
      ])
  ]

  /// The picture of an `<imageReference>`, or of an element with a `name` and perhaps a `catalog`.
  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIImage? {
    guard let name = element.string("image") ?? element.string("name") else { return nil }
    var image = decoding.image(named: name, catalog: element.string("catalog"))
    if let scale = element.choice("symbolScale", as: SymbolScale.self) {
      image = image.applyingSymbolConfiguration(SymbolConfiguration(scale: scale))
    }
    if let mode = element.choice("renderingMode", as: RenderingModeName.self) {
      image = image.withRenderingMode(mode.mode)
    }
    return image
  }
}

extension UIImage: Inspectable {
  /// The name.
  public var inspected: InspectedValue { .string(name) }
}
