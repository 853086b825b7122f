extension NSAttributedString: DocumentConvertible {
  enum ParagraphAlignment: String, DocumentChoice { case natural, left, center, right, justified }

  public static let documentElements = [
    Vocabulary(value: "attributedString"),
    Vocabulary(value: "fragment", rows: [.attribute("content")]),
    Vocabulary(value: "attributes"),
    Vocabulary(
      value: "paragraphStyle",
      rows: [
        .attribute("alignment", ParagraphAlignment.self), .attribute("lineBreakMode"),
        .attribute("baseWritingDirection"), .attribute("allowsDefaultTighteningForTruncation", .bool),
      ]
        + [
          "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
          "tailIndent", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "tighteningFactorForTruncation",
          "hyphenationFactor", "defaultTabInterval",
        ].map { .attribute($0, .number) }),
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    NSAttributedString(fragments: element.children(named: "fragment").map { fragment($0, in: decoding) })
  }

  private static func fragment(_ element: ValueElement, in decoding: any DocumentDecoding) -> Fragment {
    let text = element.string("content") ?? element.child("content")?.text ?? ""
    var fragment = Fragment(text: text)
    for value in element.children(named: "attributes").flatMap(\.children) {
      switch (value.element, value.key) {
      case ("font", _): fragment.font = UIFont.make(from: value, in: decoding)
      case ("color", "NSColor"): fragment.color = UIColor.make(from: value, in: decoding)
      case ("integer", "NSUnderline"): fragment.isUnderlined = value.integer("value") != 0
      case ("integer", "NSStrikethrough"): fragment.isStruckThrough = value.integer("value") != 0
      case ("paragraphStyle", _): fragment.paragraphStyle = paragraphStyle(value)
      default: break
      }
    }
    return fragment
  }

  private static func paragraphStyle(_ value: ValueElement) -> NSParagraphStyle {
    var style = NSParagraphStyle()
    style.alignment = value.choice("alignment", as: ParagraphAlignment.self)
      .flatMap { NSTextAlignment(rawValue: $0.rawValue) }
    func length(_ name: String) -> CGFloat { value.number(name) ?? 0 }
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.lineSpacing = length("lineSpacing")
    style.paragraphSpacing = length("paragraphSpacing")
    style.paragraphSpacingBefore = length("paragraphSpacingBefore")
    return style
  }
}
