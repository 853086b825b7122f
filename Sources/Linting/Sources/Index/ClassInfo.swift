/// What can be told from sources alone.
public enum Answer: Sendable, Hashable {
  case yes, no, unknown
}

/// An `@IBOutlet`.
public struct SourceOutlet: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// The class that it holds, one of a collection's; nil when that is no plain name.
  public var type: String?
  /// Whether it is an outlet collection, which holds several objects.
  public var isCollection: Bool
  /// Whether it is declared with `?`, so that code must expect nil.
  public var isOptional: Bool
  /// Whether it is declared with `!`, so that its use stops the app while it is nil.
  public var isImplicitlyUnwrapped: Bool
  /// Whether it does not keep its object alive.
  public var isWeak: Bool
}

/// An `@IBAction`.
public struct SourceAction: Sendable, Hashable {
  /// The Objective-C selector that a connection sends, with its colons.
  public var selector: String
  /// Whether it takes a segue: what an exit unwinds to.
  public var isUnwind: Bool
}

/// A class that the sources declare, with its extensions, categories and what it inherits.
///
/// When several classes have the name, it is all of them together: what one of them has is there.
public struct ClassInfo: Sendable {
  /// Its name.
  public let name: String
  let storage: Storage
  /// The declarations of the class itself.
  let own: [Storage.Reference]
  let lineage: Lineage

  init(name: String, own: [Storage.Reference], storage: Storage) {
    self.name = name
    self.storage = storage
    self.own = own
    lineage = Lineage(of: name, declarations: own, in: storage)
  }

  /// Where it is declared: `Sources/Login.swift:12`.
  public var place: String {
    let main = own.first { storage[$0].kind != .implementation } ?? own.first
    return main.map { "\(storage.file(of: $0).path):\(storage[$0].line)" } ?? ""
  }

  /// The modules that it may be part of, sorted; empty when that cannot be told.
  public var modules: [String] {
    let sets = own.map { storage.file(of: $0).modules }
    return sets.contains { $0.isEmpty } ? [] : Set(sets.flatMap { $0 }).sorted()
  }

  /// Whether every declaration of the class is in Swift.
  public var isSwift: Bool { own.allSatisfy { storage[$0].kind == .swiftClass } }
  /// Whether no declaration of the class is in Swift.
  public var isObjectiveC: Bool { own.allSatisfy { storage[$0].kind != .swiftClass } }
  /// Whether it lies in another type.
  public var isNested: Bool { own.allSatisfy { storage[$0].name != storage[$0].qualifiedName } }
  /// Whether it, or the type that it lies in, has generic parameters; such a Swift class has no name at run time.
  public var isGeneric: Bool { isSwift && own.allSatisfy { storage[$0].isGeneric } }
  /// Whether Interface Builder draws it live, as `@IBDesignable` asks.
  public var isDesignable: Bool { own.contains { storage[$0].isDesignable } }
  /// Whether `@objc(Name)` makes it known by the name that it was looked up by, without a module.
  public var hasRuntimeName: Bool { own.contains { storage[$0].runtimeName == name } }
  /// The name that `@objc(Name)` gives it.
  public var runtimeName: String? { own.lazy.compactMap { self.storage[$0].runtimeName }.first }
  /// The frameworks' class that it comes from, nil when that is not known or there is none.
  public var frameworkClass: String? { lineage.frameworkClasses.first }
  /// Whether one class has the name, so that what is said of it is said of the one that is meant.
  public var isUnambiguous: Bool {
    own.count { storage[$0].kind == .swiftClass || storage[$0].kind == .interface } == 1
  }
  /// Whether all that it inherits is known.
  public var isComplete: Bool { lineage.isComplete }

  /// Whether `init(coder:)` does nothing but stop the app, and no other initialiser takes a coder.
  public var stopsInInitCoder: Bool {
    let types = own.map { storage[$0] }
    return isComplete && types.allSatisfy { $0.coder == .stops } && !types.contains { $0.hasCreatorInit }
  }

  /// Whether it or a class above it makes its view in code, so that none from a nib is loaded.
  public var overridesLoadView: Bool { lineage.declarations.contains { storage[$0].overridesLoadView } }
}

/// What came of looking for a class.
public enum ClassLookup: Sendable {
  case found(ClassInfo)
  /// A class of Apple's, or one of a module whose sources are not here: nothing to say.
  case framework
  /// No such class.
  ///
  /// - `searched`: where was looked, for messages.
  /// - `near`: the names of classes that may be meant, at most three.
  case missing(searched: String, near: [String])
}
