import MarkupXML

extension ArchiveKind {
  /// What every control says. An archive that says nothing of the alignments means UIControl's own: left and top.
  static let control = ArchiveKind(
    "IBUIControl", "control", inherits: view,
    [
      .bool("IBUIEnabled", "enabled", default: true), .bool("IBUIHighlighted", "highlighted", default: false),
      .bool("IBUISelected", "selected", default: false),
      .choice(
        "IBUIContentHorizontalAlignment", "contentHorizontalAlignment", ["center", "left", "right", "fill"],
        missing: "left"),
      .choice(
        "IBUIContentVerticalAlignment", "contentVerticalAlignment", ["center", "top", "bottom", "fill"], missing: "top"),
    ])

  static let buttons = [
    ArchiveKind(
      "IBUIButton", "button", inherits: control,
      [
        .choice(
          "IBUIButtonType", "buttonType",
          ["", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"]),
        .bool("IBUIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted", default: false),
        .bool("IBUIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted", default: false),
        .bool("IBUIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", default: true),
        .bool("IBUIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled", default: true),
        .choice("IBUILineBreakMode", "lineBreakMode", lineBreakModes, missing: "middleTruncation"),
        .font(),
        .insets("IBUIContentEdgeInsets", "contentEdgeInsets"),
        .insets("IBUITitleEdgeInsets", "titleEdgeInsets"),
        .insets("IBUIImageEdgeInsets", "imageEdgeInsets"),
        .size("IBUITitleShadowOffset", "titleShadowOffset"),
        state("Normal"), state("Disabled"), state("Selected"), state("Highlighted"),
      ])
  ]

  /// Archives keep a button's states in keys such as `IBUIHighlightedTitleColor`.
  private static func state(_ name: String) -> ArchiveRow {
    let rows: [ArchiveRow] = [
      .string("IBUI\(name)Title", "title"), .image("IBUI\(name)Image", "image"),
      .image("IBUI\(name)BackgroundImage", "backgroundImage"), .color("IBUI\(name)TitleColor", "titleColor"),
      .color("IBUI\(name)TitleShadowColor", "titleShadowColor"),
    ]
    let keys = rows.flatMap(\.keys)
    return ArchiveRow(keys) { object, element, translator in
      guard let place = keys.lazy.compactMap({ object[$0] }).first else { return }
      let state = translator.add("state", key: name.lowercased(), to: element, from: place)
      for row in rows { row.translate(object, state, translator) }
    }
  }
}
