extension SourceIndex {
  /// Looks a class up as a nib would.
  ///
  /// - Parameters:
  ///   - className: the name, as `customClass` or `@objc(Name)` says it.
  ///   - module: `customModule`, nil when the document says none.
  ///   - document: the path of the document that names it; of several classes of one name, those of its project are meant.
  public func lookup(className: String, module: String?, document: String? = nil) -> ClassLookup {
    let simple = className.split(separator: ".").last.map(String.init) ?? className
    if let found = storage.classes[simple], !found.isEmpty {
      return .found(
        ClassInfo(name: simple, own: choose(among: found, module: module, document: document), storage: storage))
    }
    if FrameworkClasses.contains(simple) || storage.aliases[simple] != nil || storage.otherTypes.contains(simple) {
      return .framework
    }
    if let module, !storage.modules.contains(module) { return .framework }
    let near = EditDistance.nearest(to: simple, among: storage.classes.keys)
    if module == nil, near.isEmpty, isForeign(simple) { return .framework }
    return .missing(searched: searched, near: near)
  }

  private func choose(
    among found: [Storage.Reference], module: String?, document: String?
  ) -> [Storage.Reference] {
    let project = document.flatMap { Storage.project(of: SourceTree.absolute($0), in: storage.projects) }
    let near = storage.preferring(project, found)
    guard let module, Set(near.map { storage.file(of: $0).modules }).count > 1 else { return near }
    let inModule = near.filter { storage.file(of: $0).modules.contains(module) }
    return inModule.isEmpty ? near : inModule
  }

  /// Whether a name has the prefix of a library that is not here: `GMSMapView`, where no class begins with `GMS`.
  private func isForeign(_ name: String) -> Bool {
    let prefix = Self.prefix(of: name)
    guard prefix.count >= 2 else { return false }
    return !storage.classes.keys.contains { Self.prefix(of: $0) == prefix }
  }

  /// The capital letters before the first word: `GMS` of `GMSMapView`, nothing of `LoginView`.
  static func prefix(of name: String) -> Substring {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    return capitals.count == name.count ? capitals : capitals.dropLast()
  }
}

extension SourceIndex {
  /// Whether a class of Apple's is another class or inherits from it.
  func isKind(framework name: String, of other: String) -> Answer {
    if name == other || FrameworkClasses.ancestors(of: name).contains(other) { return .yes }
    if FrameworkClasses.contains(other) { return .no }
    // A class of the app is no ancestor of Apple's; another name may stand for anything.
    return storage.classes[other] != nil && storage.aliases[other] == nil ? .no : .unknown
  }

  /// The modules of the targets that may build a document.
  func targets(building document: String) -> [String] {
    let path = SourceTree.absolute(document)
    return Storage.project(of: path, in: storage.projects).map { storage.projects[$0].modules(of: path) } ?? []
  }

  /// Whether some file ends in the middle of something, so that what it declares is not all known.
  var isDamaged: Bool { storage.files.contains { $0.facts.isDamaged } }

  /// The selectors of all actions that take a segue, sorted.
  var unwindActions: [String] {
    let members = storage.files.flatMap(\.facts.types).flatMap(\.members)
    return Set(members.filter { $0.traits.contains(.unwind) }.map(\.name)).sorted()
  }
}
