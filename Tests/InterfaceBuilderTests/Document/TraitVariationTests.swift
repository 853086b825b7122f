import HeadlessUIKit
import InterfaceBuilder
import Testing

struct TraitVariationTests {
  private let phone = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)

  @Test(arguments: [
    ("default", true), ("widthClass=compact", true), ("heightClass=regular-widthClass=compact", true),
    ("widthClass=regular", false), ("heightClass=compact-widthClass=compact", false),
    ("userInterfaceIdiom=phone", true), ("userInterfaceIdiom=mac", false), ("userInterfaceStyle=light", true),
    ("device=watch42mm", false), ("", true), ("=", false), ("widthClass", false), ("widthClass=compact=x", false),
  ])
  func matchesKeys(key: String, isInForce: Bool) {
    #expect(TraitVariation(key: key).matches(phone) == isInForce)
  }

  @Test func anUnspecifiedSizeClassMatchesNone() {
    let canvas = UITraitCollection(horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
    #expect(!TraitVariation(key: "widthClass=compact").matches(canvas))
    #expect(TraitVariation(key: "default").matches(canvas))
  }
}
