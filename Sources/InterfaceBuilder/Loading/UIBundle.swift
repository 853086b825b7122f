public import Diagnostics
public import HeadlessUIKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with the nibs, storyboards and pictures of an app: what `Bundle` is on a device.
public final class UIBundle: Sendable {
  /// The folder.
  public let path: String
  /// Where pictures and named colours are looked for: what was named, else the folder itself, which is looked through
  /// when a picture is first asked for.
  public var assets: AssetLibrary? {
    if let namedAssets { return namedAssets }
    if let found = foundAssets.value { return found }
    let found = AssetLibrary(directories: [path])
    foundAssets.value = found
    return found
  }

  private let namedAssets: AssetLibrary?
  private let foundAssets = Cell<AssetLibrary?>(nil)
  /// The world that objects are made for; nil is that of the device that each document is designed on.
  public let traits: UITraitCollection?
  private let ownClasses: ClassRegistry?
  /// Told what UIKit would log: runtime attributes without a property, outlets of the wrong type.
  public let log: (@Sendable (Diagnostic) -> Void)?
  private let documents = Cache<IBDocument>()
  private let nibs = Cache<UINib>()

  /// - Parameters:
  ///   - path: A folder of .xib and .storyboard files; those in folders of it are found too, as an app has them all in one.
  ///   - assets: The catalogues and pictures; nil takes those of the folder.
  ///   - classes: The app's classes; nil takes ``ClassRegistry/shared``.
  public init(
    path: String, assets: AssetLibrary? = nil, traits: UITraitCollection? = nil, classes: ClassRegistry? = nil,
    log: (@Sendable (Diagnostic) -> Void)? = nil
  ) {
    self.path = path
    namedAssets = assets
    self.traits = traits
    ownClasses = classes
    self.log = log
  }

  /// The bundle of nibs and storyboards that name none; at first the current folder. Controllers that name no nib find
  /// theirs in it once it is set.
  public static var main: UIBundle {
    get { scoped ?? current.value ?? unchosen }
    set {
      current.value = newValue
      UIViewController.defaultViewLoader = loadFromMain
    }
  }

  /// Loads a view from the bundle that is the main one when it is loaded; nothing while none was chosen.
  private static let loadFromMain: @Sendable (UIViewController) throws(NSException) -> Void = {
    (controller) throws(NSException) in
    try (scoped ?? current.value)?.loadView(of: controller)
  }

  private static let current = Cell<UIBundle?>(nil)
  private static let unchosen = UIBundle(path: ".")
  @TaskLocal private static var scoped: UIBundle?

  /// Does something during which ``main`` is this bundle, for the current task alone: several apps, or tests, can run
  /// side by side.
  public func whileMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    if UIViewController.defaultViewLoader == nil { UIViewController.defaultViewLoader = Self.loadFromMain }
    return try Self.$scoped.withValue(self, operation: body)
  }

  /// The app's classes.
  public var classes: ClassRegistry { ownClasses ?? .shared }

  var isFollowingSharedClasses: Bool { ownClasses == nil }

  /// The options for the objects of this bundle.
  var options: InstantiationOptions {
    let lookup = ImageTraits(
      scale: max(traits?.displayScale ?? 2, 1), idiom: traits?.userInterfaceIdiom == .pad ? .pad : .phone,
      appearance: traits?.userInterfaceStyle == .dark ? .dark : .light,
      isRightToLeft: traits?.layoutDirection == .rightToLeft)
    return InstantiationOptions(
      traits: traits, image: { self.assets?.image(named: $0, traits: lookup) },
      color: { name in self.assets?.color(named: name, traits: lookup).flatMap { UIColor(named: $0, name) } },
      reportsUnknownRuntimeAttributes: true, classes: classes)
  }

  // MARK: Files

  /// The path of a resource, nil when there is none. Of several the one that is nearest to the folder is taken.
  ///
  /// - Parameter name: The name without its ending; for a device also `name~ipad`, `name~iphone`, which come first.
  public func path(forResource name: String, ofType type: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    let device = traits?.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return find(["\(name)\(device).\(type)", "\(name).\(type)"])
  }

  /// The names of all resources of a type, without their endings, sorted.
  public func resourceNames(ofType type: String) -> [String] {
    Set(
      files.filter { $0.hasSuffix(".\(type)") }.map { file in
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return String(name.dropLast(type.count + 1))
      }
    ).sorted()
  }

  private func find(_ names: [String]) -> String? {
    for name in names {
      let candidates = files.filter { $0 == name || $0.hasSuffix("/" + name) }
      let depth = { (file: String) in file.utf8.filter { $0 == UInt8(ascii: "/") }.count }
      if let nearest = candidates.min(by: { (depth($0), $0) < (depth($1), $1) }) { return path + "/" + nearest }
    }
    return nil
  }

  /// The files below the folder, as often as it is asked: a bundle may be written to while an app is tried.
  private var files: [String] {
    do { return try FileManager.default.subpathsOfDirectory(atPath: path) } catch { return [] }
  }

  /// A document of the bundle, read once.
  ///
  /// - Throws: `missing` when there is none; `NSInternalInconsistencyException` when it is no document.
  func document(_ name: String, types: [String], missing: NSException) throws(NSException) -> IBDocument {
    try documents.value(for: name + "." + types.joined()) { () throws(NSException) in
      for type in types {
        if let path = self.path(forResource: name, ofType: type) { return try IBDocument.load(path) }
      }
      throw missing
    }
  }

  /// The nib of that name, read and made ready once.
  func nib(_ name: String) throws(NSException) -> UINib {
    try nibs.value(for: name) { () throws(NSException) in try UINib(nibName: name, bundle: self) }
  }

  /// Makes the objects of a nib and connects those that hang on the owner: the top-level objects in document order.
  ///
  /// - Throws: what UIKit would stop the app with: the nib is missing, or an outlet has no property.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: NSObject?, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NSException) -> [NSObject] {
    try nib(name).instantiate(withOwner: owner, options: options)
  }
}

extension UIBundle {
  /// As UIKit declares it, for code that does not expect it to fail: nil, and ``NSException/uncaughtHandler`` is told,
  /// where UIKit would stop the app.
  @_disfavoredOverload @discardableResult
  public func loadNibNamed(
    _ name: String, owner: NSObject?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [NSObject]? {
    do throws(NSException) { return try nib(name).instantiate(withOwner: owner, options: options) } catch {
      error.report()
      return nil
    }
  }
}

extension IBDocument {
  /// Reads a file.
  static func load(_ path: String) throws(NSException) -> IBDocument {
    let bytes: [UInt8]
    do { bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw NSException(.internalInconsistency, "The file \"\(path)\" cannot be read.")
    }
    return try load(bytes, name: path)
  }

  static func load(_ bytes: [UInt8], name: String) throws(NSException) -> IBDocument {
    let reading = IBDocument.read(bytes, name: name)
    guard let document = reading.document else {
      let first = reading.diagnostics.first { $0.severity == .error }
      throw NSException(
        .internalInconsistency, first?.message ?? "\"\(name)\" is no Interface Builder document.", diagnostic: first)
    }
    return document
  }
}

extension UIColor {
  /// A colour of a catalogue; one that names a system colour takes its components.
  fileprivate convenience init?(named color: NamedColor, _ name: String) {
    let resolved = color.resolved { system in UIColor.system(named: system).map { ($0.light, $0.dark) } }
    guard let resolved else { return nil }
    self.init(light: resolved.light, dark: resolved.dark, name: name)
  }
}

extension UIImage {
  /// The picture of that name in a bundle; nil, without a message, when it has none.
  public static func named(_ name: String, in bundle: UIBundle = .main) -> UIImage? { bundle.options.image(name) }

  /// As ``named(_:in:)``, with UIKit's name for it.
  public convenience init?(named name: String, in bundle: UIBundle = .main) {
    guard let found = UIImage.named(name, in: bundle) else { return nil }
    self.init(
      name: found.name, size: found.size, scale: found.scale, source: found.source, renderingMode: found.renderingMode,
      capInsets: found.capInsets)
  }
}
