import Diagnostics
import HeadlessUIKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AssetIndexTests {
  private let assets: TemporaryAssets

  init() throws { assets = try TemporaryAssets() }

  private var library: AssetLibrary { AssetLibrary(directories: [assets.path]) }

  @Test func joinsNamespacesOfGroupsThatProvideThem() throws {
    let provides = "{\"properties\": {\"provides-namespace\": true}}"
    try assets.write(provides, to: "A.xcassets/Outer/Contents.json")
    try assets.write("{}", to: "A.xcassets/Outer/Plain/Contents.json")
    try assets.write(provides, to: "A.xcassets/Outer/Plain/Inner/Contents.json")
    try assets.write(provides, to: "A.xcassets/Atlas.spriteatlas/Contents.json")
    try assets.imageSet("A.xcassets/Outer/Plain/Inner/Icon.imageset", [("i.png", 10, "")])
    try assets.imageSet("A.xcassets/Group/Bare.imageset", [("i.png", 10, "")])
    try assets.imageSet("A.xcassets/Atlas.spriteatlas/Hero.imageset", [("i.png", 10, "")])
    #expect(library.imageNames == ["Atlas/Hero", "Bare", "Outer/Inner/Icon"])
    #expect(library.image(named: "Outer/Inner/Icon")?.size.width == 10)
    #expect(library.image(named: "Icon") == nil)
  }

  @Test func findsCataloguesSomewhereBelow() throws {
    try assets.imageSet("App/Resources/A.xcassets/Icon.imageset", [("i.png", 10, "")])
    #expect(library.image(named: "Icon") != nil)
    #expect(AssetLibrary(directories: [assets.path + "/App/Resources/A.xcassets/"]).image(named: "Icon") != nil)
    let set = assets.path + "/App/Resources/A.xcassets/Icon.imageset"
    #expect(AssetLibrary(directories: [set]).image(named: "Icon") != nil)
  }

  @Test func isCaseSensitive() throws {
    try assets.imageSet("A.xcassets/Icon.imageset", [("i.png", 10, "")])
    #expect(library.image(named: "icon") == nil)
  }

  @Test func passesOverOtherKindsOfSetsAndStrayFiles() throws {
    for ending in ["dataset", "imagestack", "brandassets"] {
      try assets.imageSet("A.xcassets/X.\(ending)/Inner.imageset", [("i.png", 10, "")])
    }
    try assets.png(10, 10, at: "A.xcassets/stray.png")
    try assets.png(10, 10, at: ".git/hidden.png")
    #expect(library.imageNames.isEmpty)
    #expect(library.problems().isEmpty)
  }

  @Test func reportsMalformedContentsWithTheirPlaceAndKeepsTheOthers() throws {
    try assets.imageSet("A.xcassets/Good.imageset", [("i.png", 10, "")])
    try assets.write("{\n  \"images\" : [ }\n}", to: "A.xcassets/Bad.imageset/Contents.json")
    try assets.write("{\"images\": 7}", to: "A.xcassets/Seven.imageset/Contents.json")
    try assets.write("[]", to: "A.xcassets/Top.imageset/Contents.json")
    try assets.write("", to: "A.xcassets/None.imageset/readme.txt")
    try assets.write(
      String(repeating: "[", count: 100_000), to: "A.xcassets/Deep.imageset/Contents.json")
    #expect(library.image(named: "Good") != nil)
    let problems = library.problems()
    #expect(problems.count == 5)
    #expect(problems.allSatisfy { $0.rule == "asset-malformed" })
    let bad = try #require(problems.first { $0.document.contains("Bad.imageset") })
    #expect(bad.location == SourceLocation(line: 2, column: 16))
    #expect(bad.message == "The asset cannot be read: it is no JSON, expected was a value or \"]\".")
    let seven = try #require(problems.first { $0.document.contains("Seven.imageset") })
    #expect(seven.message == "The asset cannot be read: images is no array.")
    let none = try #require(problems.first { $0.document.contains("None.imageset") })
    #expect(none.message == "The asset cannot be read: the file does not exist.")
  }

  @Test(arguments: [
    ("{\"images\": []", 1, 14), ("{\"a\"\n 1}", 2, 2), ("{\"a\": tru}", 1, 7), ("{\"é\": \"\\\"}", 1, 7), ("", 1, 1),
    ("{} x", 1, 4), ("[1 2]", 1, 4), ("{\"a\": [}", 1, 8), ("{\"a\": 1]", 1, 8), ("{1: 2}", 1, 2),
  ]) func locatesWhereTextStopsBeingJSON(text: String, line: Int, column: Int) throws {
    try assets.write(text, to: "A.xcassets/Bad.imageset/Contents.json")
    #expect(library.problems().first?.location == SourceLocation(line: line, column: column))
  }

  @Test func keepsEntriesBesideMalformedOnes() throws {
    try assets.png(10, 10, at: "A.xcassets/Icon.imageset/i.png")
    try assets.write(
      "{\"images\": [3, {\"filename\": 4}, {\"filename\": \"i.png\", \"future-key\": {}}]}",
      to: "A.xcassets/Icon.imageset/Contents.json")
    #expect(library.image(named: "Icon") != nil)
    #expect(library.problems().count == 2)
    #expect(library.problems().last?.message.contains("images[1].filename is no string") == true)
  }

  @Test func followsLinksOnceAndEndsOnCycles() throws {
    try assets.imageSet("Real/A.xcassets/Icon.imageset", [("i.png", 10, "")])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: assets.path + "/Real/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: assets.path + "/Real/self", withDestinationPath: "self")
    try manager.createSymbolicLink(atPath: assets.path + "/Real/A.xcassets/up", withDestinationPath: assets.path)
    try manager.createSymbolicLink(atPath: assets.path + "/Linked", withDestinationPath: "Real/A.xcassets")
    #expect(library.index.sets.count == 1)
    #expect(library.duplicates.isEmpty)
    #expect(library.image(named: "Icon") != nil)
  }

  @Test func boundsDepth() throws {
    let deep = (0..<70).map { "d\($0)" }.joined(separator: "/")
    try assets.png(10, 10, at: deep + "/icon.png")
    #expect(library.imageNames.isEmpty)
    #expect(library.problems().map(\.rule) == ["asset-folder-unreadable"])
  }

  @Test func reportsFoldersThatAreMissing() {
    let problems = AssetLibrary(directories: [assets.path + "/nowhere"]).problems()
    #expect(problems.map(\.rule) == ["asset-folder-unreadable"])
  }

  @Test func keepsTheFirstOfOneNameAndNotesTheOther() throws {
    try assets.imageSet("One.xcassets/Icon.imageset", [("i.png", 10, "")])
    try assets.imageSet("Two.xcassets/Icon.imageset", [("i.png", 30, "")])
    try assets.png(1, 1, at: "loose/a/x.png")
    try assets.png(2, 2, at: "loose/b/x.png")
    let paths = ["/Two.xcassets", "/One.xcassets", "/loose"].map { assets.path + $0 }
    let library = AssetLibrary(directories: paths)
    #expect(library.image(named: "Icon")?.size.width == 30)
    #expect(library.image(named: "x")?.size.width == 1)
    #expect(
      library.duplicates == [
        DuplicateAsset(name: "Icon", kept: paths[0] + "/Icon.imageset", ignored: paths[1] + "/Icon.imageset"),
        DuplicateAsset(name: "x.png", kept: paths[2] + "/a/x.png", ignored: paths[2] + "/b/x.png"),
      ])
  }
}
