// swift-tools-version: 6.1
import PackageDescription

/// Every target is held to the same language: Swift 6 mode, and no import that the manifest does not declare.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One row per module: its name and what it may use. Arrows only go down (see the article Pipeline).
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: [.linkedLibrary("m")])
}

func tests(of name: String, uses more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + more, swiftSettings: strict)
}

let package = Package(
  name: "xibc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "xibc", targets: ["xibc"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "XibCompiler", targets: ["XibCompiler"]),
  ],
  targets: [
    // Floor 5 and 4: the program.
    .executableTarget(name: "xibc", dependencies: ["Commands"], swiftSettings: strict),
    module(
      "Commands",
      uses: [
        "XibCompiler", "HeadlessUIKit", "Rendering", "Linting", "InterfaceBuilder", "Diagnostics", "CommandLineKit",
      ]),

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
    .target(
      name: "CPangoCairo", dependencies: ["CLibpangocairo", "CLibgdkpixbuf"], linkerSettings: [.linkedLibrary("z")]),
    .systemLibrary(
      name: "CLibxml2", path: "Sources/System/CLibxml2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibpangocairo", path: "Sources/System/CLibpangocairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
    .systemLibrary(
      name: "CLibgdkpixbuf", path: "Sources/System/CLibgdkpixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),

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
    tests(of: "Linting", uses: ["HeadlessUIKit", "InterfaceBuilder", "MarkupXML", "Diagnostics", "TestSupport"]),
    tests(of: "XibCompiler", uses: ["HeadlessUIKit", "InterfaceBuilder", "Diagnostics", "TestSupport"]),
    tests(of: "Commands", uses: ["CommandLineKit", "TestSupport"]),
    // What holds for the sources themselves: registries, sizes, documentation, imports.
    .testTarget(name: "RepositoryTests", dependencies: ["HeadlessUIKit", "TestSupport"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
