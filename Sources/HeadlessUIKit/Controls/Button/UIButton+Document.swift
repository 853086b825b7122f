extension UIButton {
  /// The states that a document's `<state>` names.
  enum StateName: String, DocumentChoice {
    case normal, highlighted, disabled, selected, focused

    var state: State {
      switch self {
      case .normal: .normal
      case .highlighted: .highlighted
      case .disabled: .disabled
      case .selected: .selected
      case .focused: .focused
      }
    }
  }

  /// Takes one `<state>`. A missing key is normal's.
  func apply(state element: ValueElement, in decoding: any DocumentDecoding) {
    let state = (element.string("key").flatMap { StateName(rawValue: $0) } ?? .normal).state
    if let title = element.string("title") ?? element.child("title").map(\.text) { setTitle(title, for: state) }
    if let image = UIImage.make(of: "image", in: element, decoding) { setImage(image, for: state) }
    if let image = UIImage.make(of: "backgroundImage", in: element, decoding) { setBackgroundImage(image, for: state) }
    for child in element.children {
      switch (child.element, child.key) {
      case ("color", "titleColor"): setTitleColor(UIColor.make(from: child, in: decoding), for: state)
      case ("color", "titleShadowColor"): setTitleShadowColor(UIColor.make(from: child, in: decoding), for: state)
      case ("preferredSymbolConfiguration", _):
        setPreferredSymbolConfiguration(
          UIImage.SymbolConfiguration.make(from: child, in: decoding), forImageIn: state)
      case ("attributedString", _): setAttributedTitle(NSAttributedString.make(from: child, in: decoding), for: state)
      default: break
      }
    }
  }

  /// The states for an inspector, by name.
  var inspectedStates: InspectedValue? {
    let entries = contents.map { content in
      InspectedValue.Entry(
        StateName.allCases.first { $0.state == content.state }?.rawValue ?? "state \(content.state.rawValue)",
        .dictionary(present: [
          "title": content.title?.inspected, "attributedTitle": content.attributedTitle?.inspected,
          "titleColor": content.titleColor?.inspected, "titleShadowColor": content.titleShadowColor?.inspected,
          "image": content.image?.inspected, "backgroundImage": content.backgroundImage?.inspected,
          "preferredSymbolConfiguration": content.preferredSymbolConfiguration?.inspected,
        ]))
    }
    return entries.isEmpty ? nil : .dictionary(entries)
  }
}

extension Vocabulary {
  /// `<button>`
  public static let button = Vocabulary("button", UIButton.self, inherits: .control, make: { UIButton() }) { row in
    [
      row.choice("buttonType", \.buttonType, default: .custom, nibKey: "UIButtonType", set: { $0.buttonType = $1 }),
      row.choice(
        "lineBreakMode", \.lineBreakMode, default: .byTruncatingMiddle, nibKey: "UILineBreakMode",
        set: { $0.lineBreakMode = $1 }),
      row.value("fontDescription", \.titleFont, property: "font", nibKey: "UIFont", set: { $0.titleFont = $1 }),
      row.value("contentEdgeInsets", \.contentEdgeInsets, default: .zero, nibKey: "UIContentEdgeInsets"),
      row.value("titleEdgeInsets", \.titleEdgeInsets, default: .zero, nibKey: "UITitleEdgeInsets"),
      row.value("imageEdgeInsets", \.imageEdgeInsets, default: .zero, nibKey: "UIImageEdgeInsets"),
      row.value("titleShadowOffset", \.titleShadowOffset, nibKey: "UITitleShadowOffset"),
      row.bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, default: true),
      row.bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, default: true),
      row.bool("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
      row.bool("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
      row.choice("role", \.role, default: .normal),
      row.each(
        "state", in: \.contents, copy: { $0.contents = $1 }, property: "states", nibKey: "UIButtonStatefulContent"
      ) {
        button, element, decoding in
        button.apply(state: element, in: decoding)
      } inspect: {
        $0.inspectedStates
      },
      row.value("configuration", \.configuration, nibKey: "UIButtonConfiguration"),
      row.object("menu", current: \.menu) { button, menu in button.menu = menu },
      row.bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      row.bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
      row.bool(
        "pointerInteraction", \.isPointerInteractionEnabled, property: "isPointerInteractionEnabled"),
      row.bool("springLoaded", \.isSpringLoaded, property: "isSpringLoaded"),
      row.bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
      row.designTime("hasAttributedTitle", .bool),
    ]
  }

  /// `<state>`, what a button shows in one state.
  public static let buttonState = Vocabulary(
    value: "state",
    rows: [
      .attribute("title"), .attribute("image", .image), .attribute("backgroundImage", .image), .attribute("catalog"),
      .attribute("attributedTitle", .element("attributedString")), .attribute("titleColor", .element("color")),
      .attribute("titleShadowColor", .element("color")),
      .attribute("preferredSymbolConfiguration", .element("preferredSymbolConfiguration")),
      .attribute("preferredSymbolConfigurationForImage", .element("preferredSymbolConfiguration")),
    ])
}
