extension UIButton.Configuration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "buttonConfiguration",
      rows: [
        .attribute("style", Style.self), .attribute("title"), .attribute("subtitle"),
        .attribute("attributedTitle", .element("attributedString")),
        .attribute("attributedSubtitle", .element("attributedString")),
        .attribute("titleFontDescription", .element("fontDescription")),
        .attribute("subtitleFontDescription", .element("fontDescription")),
        .attribute("titleAlignment", TitleAlignment.self), .attribute("titleLineBreakMode", NSLineBreakMode.self),
        .attribute("titlePadding", .number), .attribute("image", .image), .attribute("catalog"),
        .attribute("imagePlacement", ImagePlacement.self), .attribute("imagePadding", .number),
        .attribute("preferredSymbolConfigurationForImage", .element("preferredSymbolConfiguration")),
        .attribute("showsActivityIndicator", .bool), .attribute("indicator", Indicator.self),
        .attribute("buttonSize", Size.self), .attribute("cornerStyle", CornerStyle.self),
        .attribute("baseForegroundColor", .element("color")), .attribute("baseBackgroundColor", .element("color")),
        .attribute("contentInsets", .element("directionalEdgeInsets")),
        .attribute("background", .element("backgroundConfiguration")),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = UIButton.Configuration(style: element.choice("style", as: Style.self) ?? .plain)
    func text(_ key: String) -> String? { element.string(key) ?? element.child(key)?.text }
    func value<Value: DocumentConvertible>(_ key: String, as type: Value.Type = Value.self) -> Value? {
      element.child(key).flatMap { Value.make(from: $0, in: decoding) }
    }
    made.title = text("title")
    made.subtitle = text("subtitle")
    made.attributedTitle = value("attributedTitle")
    made.attributedSubtitle = value("attributedSubtitle")
    made.titleFont = value("titleFontDescription")
    made.subtitleFont = value("subtitleFontDescription")
    made.titleAlignment = element.choice("titleAlignment", as: TitleAlignment.self) ?? .automatic
    made.titleLineBreakMode = element.choice("titleLineBreakMode", as: NSLineBreakMode.self)
    made.titlePadding = element.number("titlePadding") ?? 1
    made.image = UIImage.make(of: "image", in: element, decoding)
    made.imagePlacement = element.choice("imagePlacement", as: ImagePlacement.self) ?? .leading
    made.imagePadding = element.number("imagePadding") ?? 0
    made.preferredSymbolConfigurationForImage =
      element.children(named: "preferredSymbolConfiguration").first.flatMap {
        UIImage.SymbolConfiguration.make(from: $0, in: decoding)
      }
    made.showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
    made.indicator = element.choice("indicator", as: Indicator.self) ?? .automatic
    made.buttonSize = element.choice("buttonSize", as: Size.self) ?? .medium
    made.cornerStyle = element.choice("cornerStyle", as: CornerStyle.self) ?? .dynamic
    made.baseForegroundColor = value("baseForegroundColor")
    made.baseBackgroundColor = value("baseBackgroundColor")
    made.contentInsets = value("contentInsets")
    made.background = value("background") ?? UIBackgroundConfiguration()
    return made
  }

  public var inspected: InspectedValue {
    let standard = UIButton.Configuration(style: style)
    func word<Word: DocumentChoice>(_ path: KeyPath<UIButton.Configuration, Word>) -> InspectedValue? {
      self[keyPath: path] == standard[keyPath: path] ? nil : .string(self[keyPath: path].rawValue)
    }
    return .dictionary(present: [
      "style": .string(style.rawValue), "title": title?.inspected, "attributedTitle": attributedTitle?.inspected,
      "subtitle": subtitle?.inspected, "attributedSubtitle": attributedSubtitle?.inspected,
      "titleFont": titleFont?.inspected, "subtitleFont": subtitleFont?.inspected,
      "titleAlignment": word(\.titleAlignment),
      "titleLineBreakMode": titleLineBreakMode.map { .string($0.rawValue) },
      "titlePadding": titlePadding == 1 ? nil : .number(titlePadding), "image": image?.inspected,
      "imagePlacement": word(\.imagePlacement), "imagePadding": imagePadding == 0 ? nil : .number(imagePadding),
      "preferredSymbolConfigurationForImage": preferredSymbolConfigurationForImage?.inspected,
      "showsActivityIndicator": showsActivityIndicator ? .bool(true) : nil, "indicator": word(\.indicator),
      "buttonSize": word(\.buttonSize), "cornerStyle": word(\.cornerStyle),
      "baseForegroundColor": baseForegroundColor?.inspected, "baseBackgroundColor": baseBackgroundColor?.inspected,
      "contentInsets": contentInsets?.inspected,
      "background": background == UIBackgroundConfiguration() ? nil : background.inspected,
    ])
  }
}
