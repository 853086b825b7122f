extension ArchiveKind {
  static let labels = [
    ArchiveKind(
      "IBUILabel", "label", inherits: view,
      [
        .string("IBUIText", "text"),
        .choice("IBUITextAlignment", "textAlignment", textAlignments),
        .choice("IBUILineBreakMode", "lineBreakMode", lineBreakModes, missing: "tailTruncation"),
        .integer("IBUINumberOfLines", "numberOfLines"),
        .choice(
          "IBUIBaselineAdjustment", "baselineAdjustment", ["alignBaselines", "alignCenters", "none"],
          missing: "alignBaselines"),
        .number("IBUIMinimumFontSize", "minimumFontSize"),
        .bool("IBUIEnabled", "enabled", default: true),
        .bool("IBUIHighlighted", "highlighted", default: false),
        .bool("IBUIAdjustsFontSizeToFit", "adjustsFontSizeToFit", default: true),
        .number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth"),
        .font(missing: "17"),
        .color("IBUITextColor", "textColor"),
        .color("IBUIHighlightedColor", "highlightedColor", isNilWritten: true),
        .color("IBUIShadowColor", "shadowColor"),
        .size("IBUIShadowOffset", "shadowOffset"),
      ])
  ]

  /// In the order of UIKit's alignments; the first one goes without saying.
  static let textAlignments = ["", "center", "right", "justified", "natural"]

  /// In the order of UIKit's line break modes.
  static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]
}
