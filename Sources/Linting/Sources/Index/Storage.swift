/// What ``SourceIndex`` looks up: types by name, and who adds to them.
final class Storage: Sendable {
  /// The place of a type: file and position in it.
  struct Reference: Hashable, Sendable {
    var file: Int
    var type: Int
  }

  let files: [SourceFile]
  let projects: [SourceProject]
  /// Declarations of classes by simple name and by what `@objc(Name)` says, in the order of the files.
  let classes: [String: [Reference]]
  /// Extensions and categories by simple name.
  let additions: [String: [Reference]]
  /// Structures, enumerations and protocols.
  let otherTypes: Set<String>
  let aliases: [String: [String]]
  /// Every selector that the runtime knows of some class.
  let selectors: Set<String>
  /// The modules whose sources are here.
  let modules: Set<String>
  /// Which projects have files in Swift 2; `nil` stands for files without a project.
  let swift2Projects: Set<Int?>

  init(files: [SourceFile], projects: [SourceProject]) {
    self.files = files
    self.projects = projects
    var classes: [String: [Reference]] = [:]
    var additions: [String: [Reference]] = [:]
    var otherTypes: Set<String> = []
    var aliases: [String: [String]] = [:]
    var selectors: Set<String> = []
    var modules: Set<String> = []
    for (number, file) in files.enumerated() {
      modules.formUnion(file.modules)
      for alias in file.facts.aliases { aliases[alias.name, default: []].append(alias.target) }
      for (position, type) in file.facts.types.enumerated() {
        let reference = Reference(file: number, type: position)
        if type.isClass {
          classes[type.name, default: []].append(reference)
          if let name = type.runtimeName, name != type.name { classes[name, default: []].append(reference) }
        } else if type.kind == .swiftExtension || type.kind == .category {
          additions[type.name, default: []].append(reference)
        } else {
          otherTypes.insert(type.name)
        }
        for member in type.members where member.traits.contains(.method) {
          if member.traits.contains(.exposed) || type.exposesMembers { selectors.insert(member.name) }
          if let legacy = member.legacySelector { selectors.insert(legacy) }
        }
      }
    }
    self.classes = classes
    self.additions = additions
    self.otherTypes = otherTypes
    self.aliases = aliases
    self.selectors = selectors
    self.modules = modules
    swift2Projects = Set(files.filter(\.facts.isSwift2).map(\.project))
  }

  subscript(_ reference: Reference) -> TypeFacts { files[reference.file].facts.types[reference.type] }

  func file(of reference: Reference) -> SourceFile { files[reference.file] }

  /// The innermost project whose folder holds the file.
  static func project(of absolutePath: String, in projects: [SourceProject]) -> Int? {
    var best: Int?
    for (number, project) in projects.enumerated() where absolutePath.hasPrefix(project.root + "/") {
      if best.map({ projects[$0].root.count < project.root.count }) ?? true { best = number }
    }
    return best
  }

  /// Those of a project when there are some, else all.
  func preferring(_ project: Int?, _ references: [Reference]) -> [Reference] {
    guard let project else { return references }
    let own = references.filter { files[$0.file].project == project }
    return own.isEmpty ? references : own
  }
}
