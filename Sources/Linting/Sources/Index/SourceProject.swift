#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with an Xcode project or a package: which modules its files may be part of.
struct SourceProject: Sendable {
  /// The folder, from the root.
  var root: String
  /// The modules of an Xcode project's targets, sorted.
  var targets: [String] = []
  /// The targets of a package with the folders of their sources below the root, longest folder first.
  var packageTargets: [(folder: String, name: String)] = []
  /// Whether every Swift file is in Swift 4 or later, where only what says `@objc` is visible to the runtime.
  var isSwift4 = false

  /// Nil when no name is one of a project.
  init?(root: String, names: [String]) {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let isPackage = names.contains("Package.swift")
    guard isPackage || !projects.isEmpty else { return nil }
    self.root = root
    var found: Set<String> = []
    var versions: Set<String> = []
    for project in projects {
      let text = Self.text(at: "\(root)/\(project)/project.pbxproj")
      for line in text.split(separator: "\n") { Self.read(line, &found, &versions) }
    }
    targets = found.sorted()
    if isPackage {
      let text = Self.text(at: "\(root)/Package.swift")
      packageTargets = Self.packageTargets(in: text)
      if let version = Self.firstNumber(in: text, after: "swift-tools-version") { versions.insert(version) }
    }
    isSwift4 = !versions.isEmpty && versions.allSatisfy { !["1", "2", "3"].contains($0) }
  }

  /// The modules that a file may be part of; empty when that cannot be told.
  func modules(of absolutePath: String) -> [String] {
    let relative = absolutePath.dropFirst(root.count).drop { $0 == "/" }
    if let target = packageTargets.first(where: { relative.hasPrefix($0.folder + "/") }) { return [target.name] }
    return targets
  }

  /// Takes what one line of a project file says of names and versions.
  private static func read(_ line: Substring, _ targets: inout Set<String>, _ versions: inout Set<String>) {
    guard let equals = line.firstIndex(of: "=") else { return }
    let key = line[..<equals].filter { !$0.isWhitespace }
    guard ["productName", "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "SWIFT_VERSION"].contains(key) else { return }
    let value = line[line.index(after: equals)...].filter { !"\";\t\r".contains($0) }.drop { $0 == " " }
    if key == "SWIFT_VERSION" {
      versions.insert(String(value.prefix { $0 != "." }))
    } else if !value.isEmpty, !value.contains("$") {
      targets.insert(identifier(value))
    }
  }

  /// The module that the compiler makes of a name.
  static func identifier(_ name: some StringProtocol) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }

  /// The targets that a manifest declares with a plain name.
  static func packageTargets(in manifest: String) -> [(folder: String, name: String)] {
    var found: [(folder: String, name: String)] = []
    let pieces = manifest.split(separator: "arget(", omittingEmptySubsequences: false)
    for piece in pieces.dropFirst() {
      guard let name = quoted(in: piece, after: "name:"), !name.contains("\\") else { continue }
      let module = identifier(name)
      if let path = quoted(in: piece, after: "path:") {
        found.append((path.hasSuffix("/") ? String(path.dropLast()) : path, module))
      } else {
        found += ["Sources", "Source", "src", "srcs", "Tests"].map { ("\($0)/\(name)", module) }
      }
    }
    return found.sorted { ($0.folder.count, $1.folder) > ($1.folder.count, $0.folder) }
  }

  private static func quoted(in text: Substring, after word: String) -> String? {
    guard let start = text.firstRange(of: word)?.upperBound else { return nil }
    let rest = text[start...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }

  private static func firstNumber(in text: String, after word: String) -> String? {
    guard let start = text.firstRange(of: word)?.upperBound else { return nil }
    return String(text[start...].drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// Empty when it cannot be read: then nothing is known of it, which raises no finding.
  private static func text(at path: String) -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    } catch {
      return ""
    }
  }
}
