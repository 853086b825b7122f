import CommandLineKit
import HeadlessUIKit
import XibCompiler

/// The options that say in which world documents are shown.
enum WorldOptions {
  /// For commands that lay out documents as they are.
  static let width = OptionSpec(
    "width", .number("W", in: 1...100_000), "The width of every outermost view, in points; the device's unless given.")

  /// For commands that lay out documents as they are.
  static let designTime = OptionSpec(
    "design-time", .flag,
    "Keep views without content as large as they are drawn, as Interface Builder's canvas does and no device.")

  static let specs = [
    OptionSpec("device", .text("ID"), "The device, such as retina4_7 or ipad9_7; the document's own unless given."),
    OptionSpec("landscape", .flag, "Turn the device."),
    OptionSpec("scale", .number("N", in: 1...4), "Pixels a point; the device's own unless given."),
    OptionSpec("appearance", .choice(["light", "dark"]), "The appearance; the document's own unless given."),
    OptionSpec("rtl", .flag, "Lay out from right to left."),
    OptionSpec(
      "content-size", .choice(contentSizes.map(\.0)),
      "The text size that the user chose: L unless given, or what the document is drawn with on its own device."),
    OptionSpec("locale", .text("LOCALE"), "The language, such as zh-Hans."),
    OptionSpec(
      "assets", .directory("DIR"), repeatable: true,
      "Where images and named colours are: asset catalogues, or folders of them or of loose images."),
  ].grouped("World")

  /// The short names that people type, and UIKit's.
  private static let contentSizes: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  static func world(_ arguments: ParsedArguments) throws -> World {
    var world = World()
    world.device = try arguments.string("device").map { try device($0, arguments) }
    world.isLandscape = arguments.flag("landscape")
    world.scale = try arguments.number("scale")
    world.style = arguments.string("appearance").flatMap { UITraitCollection.UserInterfaceStyle(rawValue: $0) }
    world.direction = arguments.flag("rtl") ? .rightToLeft : .leftToRight
    world.locale = arguments.string("locale")
    if let size = arguments.string("content-size") {
      world.contentSize = contentSizes.first { $0.0 == size }?.1 ?? .large
    }
    let folders = arguments.strings("assets")
    for folder in folders where !FileSystem.isFolder(folder) {
      throw CommandFailure(.badInput, "There is no folder \"\(folder)\" to look for images in.")
    }
    if !folders.isEmpty { world.assets = AssetLibrary(directories: folders) }
    return world
  }

  /// A device by its id.
  ///
  /// - Throws: a usage error for one that is not known.
  static func device(_ id: String, _ arguments: ParsedArguments) throws -> UIDevice {
    if let device = UIDevice.named(id) { return device }
    let near = NearNames.suggestions(for: id, among: UIDevice.all.map(\.id))
    let hint = near.first.map { "; did you mean \"\($0)\"?" } ?? "."
    throw arguments.usageError("\"\(id)\" is no device that xibc knows\(hint)")
  }
}
