extension SwiftReader {
  /// Reads a type whose keyword is the current token.
  mutating func readType(_ kind: TypeFacts.Kind) {
    advance()
    readTypeAfterKeyword(kind)
  }

  /// Reads a type from its name to its `{`; its members come next.
  mutating func readTypeAfterKeyword(_ kind: TypeFacts.Kind) {
    defer { modifiers = SwiftModifiers() }
    guard token.kind == .word else { return }
    let offset = token.start
    let written = readDottedName()
    var isGeneric = scopes.last?.isGeneric == true
    if token.isMark("<") {
      isGeneric = isGeneric || kind != .swiftExtension
      scanner.skipAngles()
      advance()
    }
    let inherits = token.isMark(":") ? readInheritance() : []
    while !token.isMark("{") {
      // Without a body it is no declaration.
      if token.kind == .end || token.isMark("}") || token.isMark(";") { return }
      advance()
    }
    advance()
    let outer = scopes.last { $0.type != nil || !$0.qualifiedName.isEmpty }?.qualifiedName ?? ""
    let qualified = outer.isEmpty ? written : "\(outer).\(written)"
    var type = TypeFacts(
      kind: kind, name: written.split(separator: ".").last.map(String.init) ?? written, qualifiedName: qualified,
      inherits: inherits, isGeneric: isGeneric, offset: offset)
    type.runtimeName = kind == .swiftClass ? modifiers.runtimeName : nil
    type.isDesignable = modifiers.isDesignable
    type.exposesMembers = modifiers.exposesMembers || (kind == .swiftExtension && modifiers.isObjC)
    facts.types.append(type)
    scopes.append(
      Scope(
        type: facts.types.count - 1, qualifiedName: qualified, isGeneric: isGeneric,
        isProtocol: kind == .swiftProtocol || kind == .swiftValue))
  }

  private mutating func readDottedName() -> String {
    var name = scanner.text(token)
    advance()
    while token.isMark(".") {
      advance()
      guard token.kind == .word else { break }
      name += "." + scanner.text(token)
      advance()
    }
    return name
  }

  /// The names after the colon, without generic arguments and attributes, up to `{` or `where`.
  private mutating func readInheritance() -> [String] {
    advance()
    var names: [String] = []
    var current = ""
    func finished(_ name: String) -> [String] { name.isEmpty ? [] : [name] }
    while true {
      switch token.kind {
      case .end, .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")):
        return names + finished(current)
      case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "&")):
        names += finished(current)
        current = ""
        advance()
      case .mark(UInt8(ascii: "<")):
        scanner.skipAngles()
        advance()
      case .mark(UInt8(ascii: "(")): skipParentheses()
      case .mark(UInt8(ascii: "@")):
        advance()
        if token.kind == .word { advance() }
      case .mark(UInt8(ascii: ".")):
        current += "."
        advance()
      case .word:
        let word = scanner.text(token)
        if word == "where" { return names + finished(current) }
        if current.isEmpty || current.hasSuffix(".") { current += word }
        advance()
      default: advance()
      }
    }
  }

  /// `typealias Name = Target`.
  mutating func readAlias() {
    advance()
    guard token.kind == .word else { return }
    let name = scanner.text(token)
    advance()
    if token.isMark("<") {
      scanner.skipAngles()
      advance()
    }
    if token.isMark("=") {
      advance()
      if token.kind == .word { facts.aliases.append((name, readDottedName())) }
    }
    skipDeclaration()
  }
}
