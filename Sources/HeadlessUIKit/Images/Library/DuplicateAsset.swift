/// A set or file that is never shown, as an earlier one has its name.
public struct DuplicateAsset: Sendable, Hashable {
  /// The name that several have.
  public var name: String
  /// The path of the one that is shown.
  public var kept: String
  /// The path of the one that is not.
  public var ignored: String

  /// States which of two assets of one name is used.
  public init(name: String, kept: String, ignored: String) {
    self.name = name
    self.kept = kept
    self.ignored = ignored
  }

  /// In the order of the index: sets, then loose files of the same name in the same language.
  static func all(in index: AssetIndex) -> [DuplicateAsset] {
    var found: [DuplicateAsset] = []
    var first: [[String]: String] = [:]
    func note(_ key: [String], _ name: String, _ path: String) {
      if let kept = first[key] {
        found.append(DuplicateAsset(name: name, kept: kept, ignored: path))
      } else {
        first[key] = path
      }
    }
    for set in index.sets { note([set.kind == .color ? "color" : "set", set.name], set.name, set.path) }
    for file in index.looseImages { note(["file", file.fileName, file.locale ?? ""], file.fileName, file.path) }
    return found
  }
}
