// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
  import Foundation

  /// Where the headers of the drawing libraries are. They are not linked: they are opened when something is drawn, so
  /// that commands that draw nothing start without them. Declaring them as system libraries would link them.
  func drawingHeaders() -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "pangocairo", "gdk-pixbuf-2.0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return [] }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  let drawing = Target.target(
    name: "CPangoCairo", cSettings: [.unsafeFlags(drawingHeaders())], linkerSettings: [.linkedLibrary("z")])
  let drawingLibraries: [Target] = []
#else
  let drawing = Target.target(
    name: "CPangoCairo", dependencies: ["CLibpangocairo", "CLibgdkpixbuf"], linkerSettings: [.linkedLibrary("z")])
  let drawingLibraries: [Target] = [
    .systemLibrary(
      name: "CLibpangocairo", path: "Sources/System/CLibpangocairo", pkgConfig: "pangocairo",
      providers: [.brew(["pango", "cairo"])]),
    .systemLibrary(
      name: "CLibgdkpixbuf", path: "Sources/System/CLibgdkpixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.brew(["gdk-pixbuf"])]),
  ]
#endif

/// Every target is held to the same language: Swift 6 mode, and no import that the manifest does not declare.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One row per module: its name and what it may use. Arrows only go down (see the article Pipeline).
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: [.linkedLibrary("m")])
}

func tests(of name: String, uses more: [Target.Dependency] = [], without excluded: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + more, exclude: excluded, swiftSettings: strict)
}

let package = Package(
  name: "xibc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "xibc", targets: ["xibc"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "XibCompiler", targets: ["XibCompiler"]),
    .plugin(name: "ValidateNibs", targets: ["ValidateNibs"]),
  ],
  targets: [
    // Floor 5 and 4: the program.
    .executableTarget(name: "xibc", dependencies: ["Commands"], swiftSettings: strict),
    module(
      "Commands",
      uses: [
        "XibCompiler", "HeadlessUIKit", "Rendering", "Linting", "InterfaceBuilder", "Diagnostics", "CommandLineKit",
      ]),

    // `swift package validate-nibs`, for packages that have documents.
    .plugin(
      name: "ValidateNibs",
      capability: .command(
        intent: .custom(verb: "validate-nibs", description: "Check the package's .xib and .storyboard files.")),
      dependencies: ["xibc"]),

    // Floor 3: the pipeline as one value.
    module(
      "XibCompiler",
      uses: [
        "Linting", "Rendering", "DataBinding", "InterfaceBuilder", "HeadlessUIKit", "MarkupXML", "Diagnostics",
      ]),

    // Floor 2: what can be done with a tree of objects.
    module("Linting", uses: ["InterfaceBuilder", "HeadlessUIKit", "MarkupXML", "Diagnostics"]),
    module("Rendering", uses: ["HeadlessUIKit", "CPangoCairo"]),
    module("DataBinding", uses: ["InterfaceBuilder", "HeadlessUIKit", "Diagnostics"]),

    // Floor 1: documents and objects.
    module("InterfaceBuilder", uses: ["MarkupXML", "HeadlessUIKit", "Diagnostics"]),
    module("HeadlessUIKit", uses: ["Cassowary", "Diagnostics"]),

    // Floor 0: what knows nothing of Interface Builder.
    module("MarkupXML", uses: ["Diagnostics", "CXMLReader"]),
    module("Cassowary"),
    module("Diagnostics"),
    module("CommandLineKit"),
    .target(name: "CXMLReader", dependencies: ["CLibxml2"]),
    .systemLibrary(
      name: "CLibxml2", path: "Sources/System/CLibxml2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    drawing,

    // Lessons of iOS, as they would be written on a Mac.
    .target(
      name: "Lessons", dependencies: ["InterfaceBuilder", "HeadlessUIKit"], path: "Samples/Lessons/Sources",
      swiftSettings: strict),
    .executableTarget(
      name: "ShowLessons", dependencies: ["Lessons", "XibCompiler", "HeadlessUIKit", "Diagnostics"],
      path: "Samples/Lessons/Show",
      swiftSettings: strict),
    tests(of: "Lessons", uses: ["XibCompiler", "InterfaceBuilder", "HeadlessUIKit", "TestSupport"]),

    // Measuring and testing.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["XibCompiler", "InterfaceBuilder", "HeadlessUIKit", "MarkupXML", "CXMLReader", "Cassowary"],
      path: "Benchmarks", swiftSettings: strict),
    tests(of: "Diagnostics"),
    tests(of: "CommandLineKit"),
    tests(of: "Cassowary"),
    tests(of: "MarkupXML", uses: ["Diagnostics", "TestSupport"]),
    tests(of: "HeadlessUIKit", uses: ["Diagnostics"]),
    tests(of: "InterfaceBuilder", uses: ["HeadlessUIKit", "MarkupXML", "Diagnostics", "TestSupport"]),
    tests(of: "DataBinding", uses: ["HeadlessUIKit", "InterfaceBuilder", "Diagnostics"]),
    tests(of: "Rendering", uses: ["HeadlessUIKit"]),
    tests(
      of: "Linting", uses: ["HeadlessUIKit", "InterfaceBuilder", "MarkupXML", "Diagnostics", "TestSupport"],
      without: ["Fixtures"]),
    tests(of: "XibCompiler", uses: ["HeadlessUIKit", "InterfaceBuilder", "Diagnostics", "TestSupport"]),
    tests(of: "Commands", uses: ["CommandLineKit", "TestSupport"]),
    // What holds for the sources themselves: registries, sizes, documentation, imports.
    .testTarget(name: "RepositoryTests", dependencies: ["HeadlessUIKit", "TestSupport"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  ] + drawingLibraries,
  swiftLanguageModes: [.v6]
)
