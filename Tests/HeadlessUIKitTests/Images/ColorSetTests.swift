import Diagnostics
import HeadlessUIKit
import Testing

@Suite struct ColorSetTests {
  private let assets: TemporaryAssets

  init() throws { assets = try TemporaryAssets() }

  private var library: AssetLibrary { AssetLibrary(directories: [assets.path]) }

  private func colorSet(_ name: String, _ entries: [String]) throws {
    try assets.write(
      "{\"colors\": [\(entries.joined(separator: ", "))]}", to: "A.xcassets/\(name).colorset/Contents.json")
  }

  private func entry(_ red: String, _ green: String, _ blue: String, space: String = "srgb", more: String = "")
    -> String
  {
    "{\"idiom\": \"universal\"\(more), \"color\": {\"color-space\": \"\(space)\", \"components\": "
      + "{\"red\": \(red), \"green\": \(green), \"blue\": \(blue), \"alpha\": \"1.000\"}}}"
  }

  private func light(_ name: String, _ traits: ImageTraits = ImageTraits()) -> RGBA? {
    library.color(named: name, traits: traits)?.resolved()?.light
  }

  @Test func readsFloatsBytesHexAndBareNumbers() throws {
    try colorSet("Float", [entry("\"1.000\"", "\"0.502\"", "\"0.000\"")])
    try colorSet("Byte", [entry("\"255\"", "\"128\"", "\"1\"")])
    try colorSet("Hex", [entry("\"0xFF\"", "\"0x80\"", "\"0x01\"")])
    try colorSet("Bare", [entry("1", "128", "0.5")])
    #expect(light("Float") == RGBA(red: 1, green: 0.502, blue: 0, alpha: 1))
    #expect(light("Byte")?.hex == "#FF8001")
    #expect(light("Hex")?.hex == "#FF8001")
    #expect(light("Bare") == RGBA(red: 1, green: 128.0 / 255, blue: 0.5, alpha: 1))
  }

  @Test func givesLightAndDark() throws {
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    try colorSet("Ink", [entry("\"0\"", "\"0\"", "\"0\""), entry("\"255\"", "\"255\"", "\"255\"", more: dark)])
    try colorSet("One", [entry("\"255\"", "\"0\"", "\"0\"")])
    let ink = try #require(library.color(named: "Ink")?.resolved())
    #expect(ink.light == .black)
    #expect(ink.dark == .white)
    let one = try #require(library.color(named: "One"))
    #expect(one.light == one.dark)
  }

  @Test func prefersDeviceAndContrast() throws {
    let pad = entry("\"0\"", "\"255\"", "\"0\"").replacing("universal", with: "ipad")
    let high = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    try colorSet("C", [entry("\"255\"", "\"0\"", "\"0\""), pad, entry("\"0\"", "\"0\"", "\"255\"", more: high)])
    #expect(light("C")?.hex == "#FF0000")
    #expect(light("C", ImageTraits(idiom: .pad))?.hex == "#00FF00")
    #expect(light("C", ImageTraits(isHighContrast: true))?.hex == "#0000FF")
  }

  @Test func convertsDisplayP3() throws {
    try colorSet("Gray", [entry("\"0.5\"", "\"0.5\"", "\"0.5\"", space: "display-p3")])
    try colorSet("Red", [entry("\"1.0\"", "\"0.0\"", "\"0.0\"", space: "display-p3")])
    let gray = try #require(light("Gray"))
    #expect(abs(gray.red - 0.5) < 1e-6 && abs(gray.blue - 0.5) < 1e-6)
    // P3's red lies outside sRGB: 1.093, -0.227, -0.150.
    let red = try #require(light("Red"))
    #expect(abs(red.red - 1.0930) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
  }

  @Test func convertsLinearAndGray() throws {
    try colorSet("Linear", [entry("\"0.2140\"", "\"1.0\"", "\"0.0\"", space: "extended-linear-srgb")])
    try colorSet(
      "Gray",
      ["{\"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"0.25\"}}}"]
    )
    #expect(abs((light("Linear")?.red ?? 0) - 0.5) < 1e-3)
    let gray = try #require(light("Gray"))
    #expect(abs(gray.red - 0.5) < 0.01)
    #expect(gray.red == gray.blue)
    #expect(gray.alpha == 0.25)
  }

  @Test func leavesSystemColorsToTheCaller() throws {
    try colorSet("Tint", ["{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}"])
    let tint = try #require(library.color(named: "Tint"))
    #expect(tint.light == .system("systemBlueColor"))
    #expect(tint.resolved() == nil)
    let pair = try #require(tint.resolved { _ in (.black, .white) })
    #expect(pair.light == .black)
    #expect(pair.dark == .white)
  }

  @Test func reportsMalformedComponentsAndKeepsTheOthers() throws {
    try colorSet(
      "Odd",
      [
        entry("\"red\"", "\"0\"", "\"0\""), entry("\"nan\"", "\"0\"", "\"0\""), "{\"color\": {}}", "7",
        "{\"idiom\": \"universal\"}", entry("\"0\"", "\"255\"", "\"0\""),
      ])
    #expect(light("Odd")?.hex == "#00FF00")
    let messages = library.problems().map(\.message)
    #expect(messages.count == 4)
    #expect(messages.allSatisfy { $0.hasPrefix("Entry ") })
    #expect(messages.contains { $0.contains("\"red\" is \"nan\", which is no number") })
  }
}
