import Testing

@testable import HeadlessUIKit

@Suite struct TextStyleTests {
  @Test(arguments: [
    ("UICTFontTextStyleTitle0", 34.0, 41.0), ("UICTFontTextStyleTitle1", 28, 34), ("UICTFontTextStyleTitle2", 22, 28),
    ("UICTFontTextStyleTitle3", 20, 25), ("UICTFontTextStyleHeadline", 17, 22), ("UICTFontTextStyleBody", 17, 22),
    ("UICTFontTextStyleCallout", 16, 21), ("UICTFontTextStyleSubhead", 15, 20), ("UICTFontTextStyleFootnote", 13, 18),
    ("UICTFontTextStyleCaption1", 12, 16), ("UICTFontTextStyleCaption2", 11, 13),
  ])
  func knowsTheStylesOfDocuments(name: String, size: CGFloat, leading: CGFloat) throws {
    let style = try #require(UIFont.TextStyle(documentValue: name))
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.textStyle == name)
    #expect(font.weight == (name == "UICTFontTextStyleHeadline" ? .semibold : .regular))
    #expect(TextMetrics().lineAdvance(of: font) == leading)
  }

  @Test func growsWithTheContentSizeCategory() {
    for style in [UIFont.TextStyle.largeTitle, .body, .headline, .footnote, .caption2] {
      let sizes = UIContentSizeCategory.allCases.map {
        UIFont.preferredFont(forTextStyle: style, category: $0).pointSize
      }
      #expect(sizes == sizes.sorted())
      #expect(sizes.count == 12)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body, category: .extraSmall).pointSize == 14)
    #expect(UIFont.preferredFont(forTextStyle: .body, category: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func fallsBackForUnknownNames() {
    #expect(UIFont.TextStyle(documentValue: "UICTFontTextStyleNone") == nil)
    #expect(UIFont.TextStyle(documentValue: "UICTFontTextStyleLargeTitle") == .largeTitle)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "nonsense")).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, category: .init(rawValue: "nonsense")).pointSize == 17)
  }

  @Test func resolvesMetaFonts() {
    #expect(UIFont.metaFont("smallSystem")?.pointSize == 11)
    #expect(UIFont.metaFont("system", size: 17) == .systemFont(ofSize: 17))
    #expect(UIFont.metaFont("systemBold", size: 17) == .boldSystemFont(ofSize: 17))
    #expect(UIFont.metaFont("cellTitle")?.pointSize == 12)
    #expect(UIFont.metaFont("nonsense", size: 17) == nil)
  }

  @Test func usesPlainLineHeightWhenTheSizeIsNotTheStyles() {
    var font = UIFont.preferredFont(forTextStyle: .body)
    font.pointSize = 17.5
    let metrics = TextMetrics()
    #expect(metrics.lineAdvance(of: font) == metrics.lineHeight(of: font))
  }

  @Test func readsLineBreakModes() {
    for mode in NSLineBreakMode.allCases {
      #expect(NSLineBreakMode(documentValue: mode.documentValue) == mode)
    }
    #expect(NSLineBreakMode(documentValue: "truncatingTail") == .byTruncatingTail)
    #expect(NSLineBreakMode(documentValue: "") == nil)
  }
}
