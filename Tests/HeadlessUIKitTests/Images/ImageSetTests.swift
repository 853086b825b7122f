import Diagnostics
import HeadlessUIKit
import Testing

@Suite struct ImageSetTests {
  private let assets: TemporaryAssets

  init() throws { assets = try TemporaryAssets() }

  private var library: AssetLibrary { AssetLibrary(directories: [assets.path]) }

  private func width(_ name: String, _ traits: ImageTraits = ImageTraits()) -> CGFloat? {
    library.image(named: name, traits: traits)?.size.width
  }

  private func file(_ name: String, _ traits: ImageTraits = ImageTraits()) -> String? {
    guard case .file(let path)? = library.image(named: name, traits: traits)?.source else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  private let scales = [
    (file: "a.png", pixels: 10, keys: "\"idiom\": \"universal\", \"scale\": \"1x\""),
    (file: "b.png", pixels: 20, keys: "\"idiom\": \"universal\", \"scale\": \"2x\""),
    (file: "c.png", pixels: 30, keys: "\"idiom\": \"universal\", \"scale\": \"3x\""),
  ]

  @Test func takesExactScaleAndDividesPixels() throws {
    try assets.imageSet("A.xcassets/Icon.imageset", scales)
    let image = try #require(library.image(named: "Icon", traits: ImageTraits(scale: 3)))
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.source == .file(assets.path + "/A.xcassets/Icon.imageset/c.png"))
    #expect(image.name == "Icon")
  }

  @Test func prefersNextLargerScaleThenSmaller() throws {
    try assets.imageSet("A.xcassets/Ends.imageset", [scales[0], scales[2]])
    try assets.imageSet("A.xcassets/Low.imageset", [scales[0], scales[1]])
    #expect(file("Ends", ImageTraits(scale: 2)) == "c.png")
    #expect(file("Low", ImageTraits(scale: 3)) == "b.png")
  }

  @Test func fallsToOneTimesWithItsPixelsAsPoints() throws {
    try assets.png(44, 44, at: "A.xcassets/One.imageset/one.png")
    try assets.write(
      "{\"images\": [{\"scale\": \"1x\", \"filename\": \"one.png\"}, {\"scale\": \"2x\"}]}",
      to: "A.xcassets/One.imageset/Contents.json")
    #expect(width("One") == 44)
    #expect(library.problems().isEmpty)
  }

  @Test func acceptsScalesAsNumbersAndReportsWhatIsNone() throws {
    try assets.imageSet("A.xcassets/N.imageset", [("n.png", 20, "\"scale\": 2")])
    try assets.imageSet("A.xcassets/X.imageset", [("n.png", 20, "\"scale\": \"big\"")])
    #expect(width("N") == 10)
    #expect(width("X") == nil)
    #expect(library.problems().map(\.message) == ["Entry 0 of \"images\" is passed over: its scale \"big\" is none."])
  }

  @Test func skipsAndLocatesFilesThatAreMissing() throws {
    try assets.png(10, 10, at: "A.xcassets/Icon.imageset/a.png")
    try assets.write(
      "{\"images\": [\n  {\"scale\": \"2x\", \"filename\": \"gone.png\"},\n  {\"filename\": \"a.png\", \"scale\": \"1x\"}]}",
      to: "A.xcassets/Icon.imageset/Contents.json")
    #expect(file("Icon") == "a.png")
    let problem = try #require(library.problems().first)
    #expect(problem.rule == "asset-file-missing")
    #expect(problem.location?.line == 2)
    #expect(problem.location?.column == 31)
  }

  @Test func findsFilesThatOnlyMacSpellsTheSame() throws {
    try assets.png(10, 10, at: "A.xcassets/Cafe.imageset/cafe\u{301}.png")
    try assets.write(
      "{\"images\": [{\"filename\": \"caf\u{E9}.png\"}]}", to: "A.xcassets/Cafe.imageset/Contents.json")
    try assets.png(10, 10, at: "A.xcassets/Case.imageset/Icon.PNG")
    try assets.write("{\"images\": [{\"filename\": \"icon.png\"}]}", to: "A.xcassets/Case.imageset/Contents.json")
    #expect(width("Cafe") == 10)
    #expect(width("Case") == 10)
    #expect(library.problems().map(\.rule) == ["asset-file-case"])
  }

  @Test func choosesByDeviceAndNeverAnotherOnes() throws {
    try assets.imageSet(
      "A.xcassets/Both.imageset",
      [
        ("u.png", 10, "\"idiom\": \"universal\", \"scale\": \"2x\""),
        ("p.png", 10, "\"idiom\": \"ipad\", \"scale\": \"1x\""),
      ])
    try assets.imageSet("A.xcassets/Pad.imageset", [("p.png", 10, "\"idiom\": \"ipad\", \"scale\": \"2x\"")])
    #expect(file("Both", ImageTraits(idiom: .pad)) == "p.png")
    #expect(file("Both", ImageTraits(idiom: .phone)) == "u.png")
    #expect(file("Pad", ImageTraits(idiom: .phone)) == nil)
  }

  @Test func choosesByAppearanceAndContrast() throws {
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    try assets.imageSet(
      "A.xcassets/Moon.imageset",
      [
        ("any.png", 10, ""), ("dark.png", 10, "\"appearances\": [\(dark)]"),
        ("high.png", 10, "\"appearances\": [\(high)]"), ("both.png", 10, "\"appearances\": [\(dark), \(high)]"),
      ])
    #expect(file("Moon") == "any.png")
    #expect(file("Moon", ImageTraits(appearance: .dark)) == "dark.png")
    #expect(file("Moon", ImageTraits(isHighContrast: true)) == "high.png")
    #expect(file("Moon", ImageTraits(appearance: .dark, isHighContrast: true)) == "both.png")
  }

  @Test func choosesBySizeClassDirectionGamutAndLanguage() throws {
    try assets.imageSet(
      "A.xcassets/V.imageset",
      [
        ("any.png", 10, ""), ("compact.png", 10, "\"height-class\": \"compact\""),
        ("rtl.png", 10, "\"language-direction\": \"right-to-left\""),
        ("p3.png", 10, "\"display-gamut\": \"display-P3\""), ("de.png", 10, "\"locale\": \"de\""),
      ], ", \"properties\": {\"localizable\": true}")
    #expect(file("V") == "any.png")
    #expect(file("V", ImageTraits(heightClass: .compact)) == "compact.png")
    #expect(file("V", ImageTraits(isRightToLeft: true)) == "rtl.png")
    #expect(file("V", ImageTraits(isWideGamut: true)) == "p3.png")
    #expect(file("V", ImageTraits(locale: "de-AT")) == "de.png")
  }

  @Test func mirrorsLeftToRightImageInTheOtherDirection() throws {
    try assets.imageSet("A.xcassets/Back.imageset", [("l.png", 10, "\"language-direction\": \"left-to-right\"")])
    #expect(file("Back", ImageTraits(isRightToLeft: true)) == "l.png")
  }

  @Test func choosesByScreenHeight() throws {
    try assets.imageSet(
      "A.xcassets/Tall.imageset",
      [
        ("any.png", 10, "\"idiom\": \"iphone\", \"scale\": \"2x\""),
        ("tall.png", 10, "\"idiom\": \"iphone\", \"scale\": \"2x\", \"subtype\": \"retina4\""),
        ("x.png", 10, "\"idiom\": \"iphone\", \"scale\": \"3x\", \"subtype\": \"2436h\""),
      ])
    #expect(file("Tall") == "any.png")
    #expect(file("Tall", ImageTraits(screenHeight: 480)) == "any.png")
    #expect(file("Tall", ImageTraits(screenHeight: 568)) == "tall.png")
    #expect(file("Tall", ImageTraits(scale: 3, screenHeight: 812)) == "x.png")
  }

  @Test func givesCapInsetsInPoints() throws {
    let insets = "{\"top\": 4, \"left\": \"6\", \"bottom\": 8, \"right\": 10}"
    try assets.imageSet(
      "A.xcassets/Nine.imageset",
      [("n.png", 40, "\"scale\": \"2x\", \"resizing\": {\"mode\": \"9-part\", \"cap-insets\": \(insets)}")])
    try assets.imageSet(
      "A.xcassets/Three.imageset",
      [("n.png", 40, "\"scale\": \"2x\", \"resizing\": {\"mode\": \"3-part-horizontal\", \"capInsets\": \(insets)}")])
    #expect(library.image(named: "Nine")?.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(library.image(named: "Three")?.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
  }

  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("", .automatic),
  ])
  func takesRenderingMode(intent: String, mode: UIImage.RenderingMode) throws {
    try assets.imageSet(
      "A.xcassets/I.imageset", [("i.png", 10, "")],
      ", \"properties\": {\"template-rendering-intent\": \"\(intent)\", \"preserves-vector-representation\": true}")
    #expect(library.image(named: "I")?.renderingMode == mode)
  }

  @Test func measuresVectorsInPointsAtTheScaleAskedFor() throws {
    try assets.write("%PDF-1.4 /MediaBox [0 0 24 20] %%EOF", to: "A.xcassets/V.imageset/v.pdf")
    try assets.write("{\"images\": [{\"filename\": \"v.pdf\"}]}", to: "A.xcassets/V.imageset/Contents.json")
    let image = try #require(library.image(named: "V", traits: ImageTraits(scale: 3)))
    #expect(image.size == CGSize(width: 24, height: 20))
    #expect(image.scale == 3)
  }

  @Test func takesSymbolSetsAsTemplates() throws {
    try assets.write("<svg width='3300' height='2200'>", to: "A.xcassets/star.symbolset/star.svg")
    try assets.write(
      "{\"symbols\": [{\"filename\": \"star.svg\", \"idiom\": \"universal\"}]}",
      to: "A.xcassets/star.symbolset/Contents.json")
    let image = try #require(library.image(named: "star"))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.size.width < 40)
  }

  @Test func choosesLaunchImageByDevice() throws {
    func keys(_ more: String) -> String { "\"extent\": \"full-screen\", \(more)" }
    try assets.imageSet(
      "A.xcassets/LaunchImage.launchimage",
      [
        ("old.png", 640, keys("\"idiom\": \"iphone\", \"scale\": \"2x\", \"orientation\": \"portrait\"")),
        (
          "tall.png", 640,
          keys(
            "\"idiom\": \"iphone\", \"scale\": \"2x\", \"orientation\": \"portrait\", \"subtype\": \"retina4\", "
              + "\"minimum-system-version\": \"7.0\"")
        ),
        ("pad.png", 1536, keys("\"idiom\": \"ipad\", \"scale\": \"2x\", \"orientation\": \"portrait\"")),
        ("side.png", 2048, keys("\"idiom\": \"ipad\", \"scale\": \"2x\", \"orientation\": \"landscape\"")),
      ])
    #expect(file("LaunchImage", ImageTraits(screenHeight: 480)) == "old.png")
    #expect(file("LaunchImage", ImageTraits(screenHeight: 568)) == "tall.png")
    #expect(file("LaunchImage", ImageTraits(screenHeight: 667)) == "tall.png")
    #expect(file("LaunchImage", ImageTraits(idiom: .pad)) == "pad.png")
    #expect(file("LaunchImage", ImageTraits(idiom: .pad, orientation: .landscape)) == "side.png")
  }

  @Test func choosesIconOfTheHomeScreen() throws {
    try assets.imageSet(
      "A.xcassets/AppIcon.appiconset",
      [
        ("small.png", 58, "\"size\": \"29x29\", \"idiom\": \"iphone\", \"scale\": \"2x\""),
        ("home.png", 120, "\"size\": \"60x60\", \"idiom\": \"iphone\", \"scale\": \"2x\""),
        ("pad.png", 152, "\"size\": \"76x76\", \"idiom\": \"ipad\", \"scale\": \"2x\""),
        ("store.png", 1024, "\"size\": \"1024x1024\", \"idiom\": \"ios-marketing\", \"scale\": \"1x\""),
      ])
    #expect(file("AppIcon") == "home.png")
    #expect(width("AppIcon") == 60)
    #expect(file("AppIcon", ImageTraits(idiom: .pad)) == "pad.png")
  }

  @Test func shrinksTheOneIconForAllSizes() throws {
    try assets.imageSet(
      "A.xcassets/AppIcon.appiconset",
      [
        ("watch.png", 1024, "\"size\": \"1024x1024\", \"idiom\": \"universal\", \"platform\": \"watchos\""),
        ("ios.png", 1024, "\"size\": \"1024x1024\", \"idiom\": \"universal\", \"platform\": \"ios\""),
      ])
    #expect(file("AppIcon") == "ios.png")
    #expect(width("AppIcon", ImageTraits(idiom: .pad)) == 76)
  }

  @Test func refusesFilesOutsideTheSet() throws {
    try assets.png(10, 10, at: "secret.png")
    try assets.write(
      "{\"images\": [{\"filename\": \"../../secret.png\"}]}", to: "A.xcassets/Out.imageset/Contents.json")
    #expect(library.image(named: "Out") == nil)
    #expect(library.problems().map(\.rule) == ["asset-malformed"])
  }

  @Test func triesNextVariantWhenPictureIsBroken() throws {
    try assets.imageSet("A.xcassets/B.imageset", [scales[0], scales[1]])
    try assets.write("nothing", to: "A.xcassets/B.imageset/b.png")
    let lookup = library.lookUpImage(named: "B")
    #expect(lookup.image?.scale == 1)
    #expect(lookup.problems.map(\.rule) == ["asset-image-unreadable"])
  }
}
