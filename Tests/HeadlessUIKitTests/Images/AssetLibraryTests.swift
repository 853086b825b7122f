import Diagnostics
import HeadlessUIKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AssetLibraryTests {
  private let assets: TemporaryAssets

  init() throws { assets = try TemporaryAssets() }

  private var library: AssetLibrary { AssetLibrary(directories: [assets.path]) }

  private func file(_ name: String, _ traits: ImageTraits = ImageTraits()) -> String? {
    guard case .file(let path)? = library.image(named: name, traits: traits)?.source else { return nil }
    return String(path.dropFirst(assets.path.count + 1))
  }

  private func loose(_ names: String...) throws {
    for name in names { try assets.png(60, 60, at: name) }
  }

  @Test func findsLooseFilesByScale() throws {
    try loose("icon.png", "icon@2x.png", "icon@3x.png", "only@3x.png", "low.png", "low@2x.png")
    #expect(file("icon", ImageTraits(scale: 1)) == "icon.png")
    #expect(file("icon", ImageTraits(scale: 2)) == "icon@2x.png")
    #expect(library.image(named: "icon", traits: ImageTraits(scale: 3))?.size.width == 20)
    #expect(file("only", ImageTraits(scale: 1)) == "only@3x.png")
    #expect(file("low", ImageTraits(scale: 3)) == "low@2x.png")
  }

  @Test func findsLooseFilesOfDeviceBeforeThoseOfAll() throws {
    try loose("icon@2x.png", "icon@2x~ipad.png", "icon~iphone@2x.png", "pad@2x~ipad.png")
    #expect(file("icon", ImageTraits(idiom: .pad)) == "icon@2x~ipad.png")
    #expect(file("icon", ImageTraits(idiom: .phone)) == "icon~iphone@2x.png")
    #expect(file("pad", ImageTraits(idiom: .phone)) == nil)
  }

  @Test func findsPictureOfTallerScreen() throws {
    try loose("Default@2x.png", "Default-568h@2x.png")
    #expect(file("Default", ImageTraits(screenHeight: 480)) == "Default@2x.png")
    #expect(file("Default", ImageTraits(screenHeight: 568)) == "Default-568h@2x.png")
    #expect(file("Default-568h") == "Default-568h@2x.png")
  }

  @Test func takesNamesWithAndWithoutEnding() throws {
    try loose("photo.jpg", "photo.png", "icon@2x.png", "shot.jpg")
    #expect(file("photo") == "photo.png")
    #expect(file("photo.jpg") == "photo.jpg")
    #expect(file("icon.png") == "icon@2x.png")
    #expect(file("icon@2x.png") == "icon@2x.png")
    #expect(file("shot") == "shot.jpg")
    #expect(file("shot.png") == nil)
    try assets.imageSet("A.xcassets/old.imageset", [("i.png", 10, "")])
    #expect(file("old.png") == "A.xcassets/old.imageset/i.png")
  }

  @Test func prefersCatalogueToLooseFile() throws {
    try loose("icon@2x.png", "bad.png")
    try assets.imageSet("A.xcassets/icon.imageset", [("i.png", 10, "\"scale\": \"1x\"")])
    try assets.write("{", to: "A.xcassets/bad.imageset/Contents.json")
    #expect(file("icon") == "A.xcassets/icon.imageset/i.png")
    #expect(file("bad") == "bad.png")
  }

  @Test func findsLooseFilesInFoldersByFileNameOrPath() throws {
    try loose("skins/red/icon.png", "skins/blue/icon.png", "a/b/c/deep.png")
    #expect(file("deep") == "a/b/c/deep.png")
    #expect(file("icon") == "skins/blue/icon.png")
    #expect(file("red/icon") == "skins/red/icon.png")
    #expect(file("skins/red/icon.png") == "skins/red/icon.png")
    #expect(file("ed/icon") == nil)
  }

  @Test func prefersLanguageOfTheReader() throws {
    try loose("de.lproj/flag.png", "Base.lproj/flag.png", "en.lproj/flag.png")
    #expect(file("flag") == "Base.lproj/flag.png")
    #expect(file("flag", ImageTraits(locale: "de-CH")) == "de.lproj/flag.png")
    #expect(library.duplicates.isEmpty)
  }

  @Test func trustsContentAndNotEnding() throws {
    try assets.write(Picture.jpeg(90, 60), to: "icon@3x.png")
    #expect(library.image(named: "icon")?.size == CGSize(width: 30, height: 20))
  }

  @Test func givesNilForWhatNobodyHas() throws {
    try assets.write("no picture", to: "broken.png")
    #expect(library.image(named: "nobody") == nil)
    #expect(library.image(named: "") == nil)
    #expect(library.image(named: "/") == nil)
    #expect(library.color(named: "nobody") == nil)
    let lookup = library.lookUpImage(named: "broken")
    #expect(lookup.image == nil)
    #expect(lookup.problems.map(\.rule) == ["asset-image-unreadable"])
  }

  @Test func listsNamesSorted() throws {
    try loose("zebra@2x.png", "zebra.png", "ant~ipad.png")
    try assets.imageSet("A.xcassets/Mole.imageset", [])
    try assets.write("{}", to: "A.xcassets/Ink.colorset/Contents.json")
    #expect(library.imageNames == ["Mole", "ant", "zebra"])
    #expect(library.colorNames == ["Ink"])
  }

  @Test func suggestsNamesThatWereLikelyMeant() throws {
    try loose("HomeIcon.png", "homeicons.png", "settings.png")
    try assets.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Tab/Contents.json")
    try assets.imageSet("A.xcassets/Tab/Star.imageset", [])
    try assets.write("{}", to: "A.xcassets/Brand.colorset/Contents.json")
    #expect(library.closestImageName(to: "homeIcon") == "HomeIcon")
    #expect(library.closestImageName(to: "homeIcon.png") == "HomeIcon")
    #expect(library.closestImageName(to: "setings") == "settings")
    #expect(library.closestImageName(to: "star") == "Tab/Star")
    #expect(library.closestImageName(to: "zzzzzzzzzz") == nil)
    #expect(library.closestColorName(to: "Brnad") == "Brand")
  }

  @Test func answersTheSameFromManyThreads() async throws {
    try loose("icon@2x.png")
    let library = library
    let images = await withTaskGroup(of: UIImage?.self) { group in
      for _ in 0..<64 { group.addTask { library.image(named: "icon") } }
      return await group.reduce(into: Set<UIImage?>()) { $0.insert($1) }
    }
    #expect(images.count == 1)
    #expect(images.first??.size.width == 30)
  }

  /// Takes some 20 ms; reading every set's Contents.json would take fifteen times that.
  @Test func indexesTwoThousandSetsQuickly() throws {
    for index in 0..<2000 {
      try FileManager.default.createDirectory(
        atPath: assets.path + "/A.xcassets/Group\(index % 20)/Icon\(index).imageset", withIntermediateDirectories: true)
    }
    let start = ContinuousClock.now
    let library = AssetLibrary(directories: [assets.path])
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(library.imageNames.count == 2000)
  }
}
