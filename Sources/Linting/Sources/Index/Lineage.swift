/// A class with all that it inherits, as far as the sources and the table of frameworks tell.
struct Lineage: Sendable {
  /// Declarations, extensions and categories of the class and of what it inherits from, nearest first.
  var declarations: [Storage.Reference] = []
  /// The names of all these classes, and of the frameworks' among them.
  var names: Set<String> = []
  /// The frameworks' classes, nearest first.
  var frameworkClasses: [String] = []
  /// Whether the line is known up to a root.
  var isComplete = true

  /// Follows superclasses from the declarations of a class. Each name is visited once, so that no circle is endless.
  init(of name: String, declarations first: [Storage.Reference], in storage: Storage) {
    let project = first.first.flatMap { storage.file(of: $0).project }
    names.insert(name)
    add(first, named: name, in: storage)
    var waiting = superclasses(of: first, in: storage)
    while let next = waiting.popLast() {
      guard names.insert(next).inserted else { continue }
      if let found = storage.classes[next] {
        let chosen = storage.preferring(project, found)
        add(chosen, named: next, in: storage)
        waiting += superclasses(of: chosen, in: storage)
      } else if FrameworkClasses.contains(next) {
        for name in [next] + FrameworkClasses.ancestors(of: next) {
          names.insert(name)
          frameworkClasses.append(name)
          declarations += storage.additions[name] ?? []
        }
      } else if let targets = storage.aliases[next] {
        waiting += targets.map(Self.simple)
      } else {
        isComplete = false
      }
    }
    if declarations.contains(where: { storage.file(of: $0).facts.isDamaged }) { isComplete = false }
  }

  private mutating func add(_ found: [Storage.Reference], named name: String, in storage: Storage) {
    declarations += found
    // A class may be found by the name that the runtime gives it; extensions say the one in the source.
    for name in Set(found.map { storage[$0].name } + [name]).sorted() {
      names.insert(name)
      declarations += storage.additions[name] ?? []
    }
  }

  private mutating func superclasses(of found: [Storage.Reference], in storage: Storage) -> [String] {
    var result: [String] = []
    var hasInterface = false
    for reference in found {
      let type = storage[reference]
      if type.kind == .interface { hasInterface = true }
      if let written = type.inherits.first {
        let first = Self.simple(written)
        let isClass = storage.classes[first] != nil || FrameworkClasses.contains(first) || storage.aliases[first] != nil
        if type.kind == .swiftClass, !isClass, storage.otherTypes.contains(first) { continue }
        result.append(first)
      }
    }
    // Of a class whose interface is not there, the superclass is not known.
    let hasOnlyImplementations = !hasInterface && found.contains { storage[$0].kind == .implementation }
    if found.isEmpty || (hasOnlyImplementations && result.isEmpty) { isComplete = false }
    return result
  }

  private static func simple(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
