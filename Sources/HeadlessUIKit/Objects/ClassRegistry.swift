/// The classes of an app that documents name as the class of an object.
///
/// A class is known by its name and by the module that it was compiled in, unless it is registered by others.
public struct ClassRegistry: Sendable {
  private var types: [String: [(module: String, type: NSObject.Type)]] = [:]
  /// Changes with every class that is registered.
  public private(set) var generation = 0

  /// A registry that knows no classes yet.
  public init() {}

  /// Makes a class known by its own name and module.
  public mutating func register(_ type: NSObject.Type) {
    register(type, named: String(describing: type))
  }

  /// Makes a class known by a name. A later class of the same name and module takes its place.
  ///
  /// - Parameter module: The module that documents name; nil for the one that the class was compiled in.
  public mutating func register(_ type: NSObject.Type, named name: String, module: String? = nil) {
    let module = module ?? String(String(reflecting: type).prefix { $0 != "." })
    types[name, default: []].removeAll { $0.module == module }
    types[name, default: []].append((module, type))
    generation &+= 1
  }

  /// The class that a document means, nil when none is known. Without a module, or when it is that of the app itself
  /// (`isTarget`), the name is enough and the class that was registered last is taken.
  public func type(named name: String, module: String? = nil, isTarget: Bool = false) -> NSObject.Type? {
    let candidates = types[name] ?? []
    if let module, !module.isEmpty {
      if let exact = candidates.last(where: { $0.module == module }) { return exact.type }
      guard isTarget else { return nil }
    }
    return candidates.last?.type ?? Self.library[name]
  }

  /// UIKit's own classes: documents may name them too.
  private static let library: [String: NSObject.Type] = {
    var found: [String: NSObject.Type] = [:]
    for vocabulary in Vocabulary.objectKinds {
      guard let type = vocabulary.objectType, found[vocabulary.className] == nil else { continue }
      found[vocabulary.className] = type
    }
    return found
  }()
}

extension ClassRegistry {
  /// The classes that every nib knows that is not given others.
  public static var shared: ClassRegistry {
    get { current.value }
    set { current.value = newValue }
  }

  private static let current = Shared(ClassRegistry())

  /// Makes a class known to every nib that is not given others; may be called from any thread.
  public static func register(_ type: NSObject.Type) { current.change { $0.register(type) } }

  /// As ``register(_:)``, by another name or module.
  public static func register(_ type: NSObject.Type, named name: String, module: String? = nil) {
    current.change { $0.register(type, named: name, module: module) }
  }
}
