extension UIFont: DocumentConvertible {
  /// How a `<fontDescription>` says which font it means.
  enum Kind: String, DocumentChoice { case system, boldSystem, italicSystem }

  /// The words that a `<fontDescription>` has for weights.
  enum WeightName: String, DocumentChoice {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  public static let documentElements = [
    Vocabulary(
      value: "fontDescription",
      rows: [
        .attribute("type", Kind.self), .attribute("pointSize", .number), .attribute("weight", WeightName.self),
        .attribute("style"), .attribute("name"), .attribute("family"), .attribute("size"), .attribute("width"),
      ]),
    Vocabulary(
      value: "font", rows: [.attribute("size", .number), .attribute("name"), .attribute("metaFont")]),
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIFont? {
    if let name = element.string("style") {
      if let style = TextStyle(documentValue: name) {
        return preferredFont(forTextStyle: style, category: decoding.preferredContentSizeCategory)
      }
      decoding.report("\"\(name)\" is no text style.", node: element.node)
    }
    if let meta = element.string("metaFont") { return metaFont(meta, size: element.number("size")) }
    let size =
      element.number("pointSize") ?? element.number("size")
      ?? (element.string("size") == "button" ? buttonFontSize : systemFontSize)
    if let name = element.string("name") {
      return UIFont(family: .named(name, family: element.string("family")), pointSize: size)
    }
    let weight = element.choice("weight", as: WeightName.self)?.weight
    switch element.choice("type", as: Kind.self) {
    case .boldSystem: return UIFont(pointSize: size, weight: weight ?? .bold)
    case .italicSystem: return UIFont(pointSize: size, weight: weight ?? .regular, isItalic: true)
    default: return UIFont(pointSize: size, weight: weight ?? .regular)
    }
  }
}

extension UIFont: Inspectable {
  /// `system 13`, `system semibold 17`, `Avenir-Heavy 14`, `UICTFontTextStyleBody 17`.
  public var inspected: InspectedValue {
    var words: [String] = []
    switch family {
    case .system: words.append("system")
    case .systemMonospaced: words.append("system monospaced")
    case .systemRounded: words.append("system rounded")
    case .systemSerif: words.append("system serif")
    case .named(let name, _): words.append(name)
    }
    if let textStyle { words = [textStyle] }
    if weight != .regular, let name = WeightName.allCases.first(where: { $0.weight == weight }) {
      words.append(name.rawValue)
    }
    if isItalic { words.append("italic") }
    words.append(spell(pointSize))
    return .string(words.joined(separator: " "))
  }
}
