/// What one source file declares.
struct SourceFacts: Sendable {
  enum Language: Sendable { case swift, objectiveC }

  var language: Language
  var types: [TypeFacts] = []
  /// The types that other names stand for.
  var aliases: [(name: String, target: String)] = []
  /// Whether a string, a comment or a brace was left open: what is not found here may still be there.
  var isDamaged = false
  /// Whether it is written in Swift 2, where the first argument has no label unless it is said twice.
  var isSwift2 = false
  /// The encoding when it was not UTF-8.
  var encoding: String?
}

/// One declaration of a type, or one extension of it.
struct TypeFacts: Sendable {
  enum Kind: Sendable {
    case swiftClass, swiftValue, swiftProtocol, swiftExtension
    case interface, implementation, category, objectiveCProtocol
  }

  /// What becomes of an object that a nib makes.
  enum Coder: Sendable { case inherited, works, stops }

  var kind: Kind
  /// The name without what encloses it.
  var name: String
  /// With the names of what encloses it: `Outer.Inner`.
  var qualifiedName: String
  /// Superclass and protocols as they stand, without generic arguments. Of Objective-C, only the superclass.
  var inherits: [String] = []
  var protocols: [String] = []
  /// Whether it, or what encloses it, has generic parameters that the runtime knows.
  var isGeneric = false
  /// What `@objc(Name)` says.
  var runtimeName: String?
  var isDesignable = false
  /// Whether every member is visible to the runtime.
  var exposesMembers = false
  var coder = Coder.inherited
  /// Whether there is an `init(coder:…)` with more arguments, for who makes the object in code.
  var hasCreatorInit = false
  /// Whether it answers for keys that it does not declare.
  var takesAnyKey = false
  /// Whether it answers to selectors that it does not declare.
  var takesAnySelector = false
  var overridesLoadView = false
  var members: [MemberFacts] = []
  var offset: Int
  /// From 1.
  var line = 1

  /// Whether it declares a class, rather than adding to one.
  var isClass: Bool { kind == .swiftClass || kind == .interface || kind == .implementation }
}

/// A method or a property.
struct MemberFacts: Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    static let method = Traits(rawValue: 1)
    static let outlet = Traits(rawValue: 2)
    static let action = Traits(rawValue: 4)
    static let segueAction = Traits(rawValue: 8)
    static let inspectable = Traits(rawValue: 16)
    /// The runtime knows it.
    static let exposed = Traits(rawValue: 32)
    static let collection = Traits(rawValue: 64)
    static let optional = Traits(rawValue: 128)
    static let implicitlyUnwrapped = Traits(rawValue: 256)
    static let weak = Traits(rawValue: 512)
    /// Takes a segue: what an exit unwinds to.
    static let unwind = Traits(rawValue: 1024)
    static let instanceVariable = Traits(rawValue: 2048)
  }

  /// The selector of a method, the name of a property.
  var name: String
  var traits: Traits
  /// The class that an outlet holds, one of a collection's.
  var type: String?
  /// What the selector would be in Swift 2.
  var legacySelector: String?
}
