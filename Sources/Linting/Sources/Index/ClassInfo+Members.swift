extension ClassInfo {
  /// The `@IBOutlet` of that name, inherited ones included.
  public func outlet(named name: String) -> SourceOutlet? {
    members(of: lineage.declarations).first { $0.member.name == name && $0.member.traits.contains(.outlet) }
      .map { SourceOutlet($0.member) }
  }

  /// The outlets that the class itself and its extensions declare, in the order of the sources.
  public var ownOutlets: [SourceOutlet] {
    members(of: ownDeclarations).filter { $0.member.traits.contains(.outlet) }.map { SourceOutlet($0.member) }
  }

  /// The outlets of the class and all that it inherits.
  public var outlets: [SourceOutlet] {
    members(of: lineage.declarations).filter { $0.member.traits.contains(.outlet) }.map { SourceOutlet($0.member) }
  }

  /// The actions that the class itself and its extensions declare, in the order of the sources.
  public var ownActions: [SourceAction] {
    members(of: ownDeclarations).filter { $0.member.traits.contains(.action) }.map {
      SourceAction(selector: $0.member.name, isUnwind: $0.member.traits.contains(.unwind))
    }
  }

  /// The properties that can be set by their name: what `@IBInspectable`, `@IBOutlet`, `@objc` and Objective-C expose.
  public var settableKeys: [String] {
    let found = members(of: lineage.declarations).filter { !$0.member.traits.contains(.method) && isExposed($0) }
    return Set(found.map(\.member.name)).sorted()
  }

  /// The selectors that the runtime knows, sorted.
  public var selectors: [String] {
    let found = members(of: lineage.declarations).filter { $0.member.traits.contains(.method) && isExposed($0) }
    return Set(found.map(\.member.name)).sorted()
  }

  /// Whether it answers to an Objective-C selector, such as `signIn:`.
  public func responds(to selector: String) -> Answer {
    if members(of: lineage.declarations).contains(where: { answers($0, to: selector) }) { return .yes }
    if FrameworkMembers.hasSelector(selector) || !isComplete { return .unknown }
    if lineage.declarations.contains(where: { storage[$0].takesAnySelector }) { return .unknown }
    if hiddenMethod(for: selector) != nil, !isSwift4 { return .unknown }
    return .no
  }

  private func answers(_ found: Found, to selector: String) -> Bool {
    let member = found.member
    if member.traits.contains(.method) {
      if member.name == selector { return isExposed(found) }
      return member.legacySelector == selector && isSwift2 && isExposed(found)
    }
    guard isExposed(found) else { return false }
    return member.name == selector || "set\(SwiftSelector.capitalized(member.name)):" == selector
  }

  /// Whether there is a Swift method that would have the selector if it said `@objc`.
  public func hiddenMethod(for selector: String) -> String? {
    members(of: lineage.declarations).first {
      $0.member.traits.contains(.method) && $0.member.name == selector && !isExposed($0)
    }?.member.name
  }

  /// Whether a value can be set by the key, as connecting an outlet does.
  public func accepts(key: String) -> Answer {
    let capitalized = SwiftSelector.capitalized(key)
    let names = [key, "_\(key)", "is\(capitalized)", "_is\(capitalized)"]
    let setters = ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"]
    for found in members(of: lineage.declarations) where isExposed(found) {
      let isMethod = found.member.traits.contains(.method)
      if isMethod ? setters.contains(found.member.name) : names.contains(found.member.name) { return .yes }
    }
    if FrameworkMembers.hasKey(key) || !isComplete { return .unknown }
    if lineage.declarations.contains(where: { storage[$0].takesAnyKey }) { return .unknown }
    if hasHiddenProperty(named: key), !isSwift4 { return .unknown }
    return .no
  }

  /// Whether there is a Swift property of the name that does not say `@objc`, `@IBOutlet` or `@IBInspectable`.
  public func hasHiddenProperty(named name: String) -> Bool {
    members(of: lineage.declarations).contains {
      !$0.member.traits.contains(.method) && $0.member.name == name && !isExposed($0)
    }
  }

  /// Whether it is the class or inherits from it.
  public func isKind(of other: String) -> Answer {
    if lineage.names.contains(other) { return .yes }
    if !isComplete { return .unknown }
    // A name that is neither a class here nor one of Apple's may stand for anything.
    return storage.classes[other] != nil || FrameworkClasses.contains(other) ? .no : .unknown
  }

  // MARK: Walking

  struct Found {
    var member: MemberFacts
    var type: TypeFacts
  }

  private var ownDeclarations: [Storage.Reference] {
    own + Set(own.map { storage[$0].name }).sorted().flatMap { storage.additions[$0] ?? [] }
  }

  private func members(of references: [Storage.Reference]) -> [Found] {
    references.flatMap { reference in
      let type = storage[reference]
      return type.members.map { Found(member: $0, type: type) }
    }
  }

  private func isExposed(_ found: Found) -> Bool {
    found.member.traits.contains(.exposed) || found.type.exposesMembers || exposesAll
  }

  /// `@objcMembers` holds for extensions and subclasses too.
  private var exposesAll: Bool {
    lineage.declarations.contains { storage[$0].kind == .swiftClass && storage[$0].exposesMembers }
  }

  private var isSwift2: Bool {
    own.contains { storage.swift2Projects.contains(storage.file(of: $0).project) }
  }

  /// Whether only what says so is visible to the runtime; earlier versions of Swift showed nearly everything.
  private var isSwift4: Bool {
    own.allSatisfy { storage.file(of: $0).project.map { storage.projects[$0].isSwift4 } ?? false }
  }
}

extension SourceOutlet {
  init(_ member: MemberFacts) {
    self.init(
      name: member.name, type: member.type, isCollection: member.traits.contains(.collection),
      isOptional: member.traits.contains(.optional),
      isImplicitlyUnwrapped: member.traits.contains(.implicitlyUnwrapped), isWeak: member.traits.contains(.weak))
  }
}
