/// Reads what an Objective-C header or source declares: classes, categories, extensions, and their members.
struct ObjectiveCReader {
  var scanner: ObjectiveCScanner
  var token: SourceToken
  var facts = SourceFacts(language: .objectiveC)

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    var reader = ObjectiveCReader(bytes)
    reader.readFile()
    reader.facts.isDamaged = reader.facts.isDamaged || reader.scanner.isDamaged
    return reader.facts
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = ObjectiveCScanner(bytes)
    token = scanner.next()
  }

  mutating func advance() { token = scanner.next() }

  private mutating func readFile() {
    var isDesignable = false
    while token.kind != .end {
      switch token.kind {
      case .mark(UInt8(ascii: "@")):
        advance()
        guard token.kind == .word else { continue }
        switch scanner.text(token) {
        case "interface":
          readInterface(isDesignable: isDesignable)
          isDesignable = false
        case "implementation": readImplementation()
        case "protocol": readProtocol()
        case "compatibility_alias": readAlias()
        default: advance()
        }
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .word:
        if scanner.text(token) == "IB_DESIGNABLE" { isDesignable = true }
        advance()
      default: advance()
      }
    }
  }

  private mutating func readInterface(isDesignable: Bool) {
    advance()
    guard token.kind == .word else { return }
    var type = TypeFacts(
      kind: .interface, name: scanner.text(token), qualifiedName: scanner.text(token), offset: token.start)
    type.isDesignable = isDesignable
    type.exposesMembers = true
    advance()
    // Generic parameters when a superclass or category follows, else protocols; neither matters to the runtime.
    if token.isMark("<") { skipAngles() }
    if token.isMark("(") {
      type.kind = .category
      skipParentheses()
    }
    if token.isMark(":") { readSuperclass(of: &type) }
    while token.isMark("<") { skipAngles() }
    readMembers(of: &type)
    facts.types.append(type)
  }

  private mutating func readSuperclass(of type: inout TypeFacts) {
    advance()
    guard token.kind == .word else { return }
    type.inherits = [scanner.text(token)]
    advance()
  }

  private mutating func readImplementation() {
    advance()
    guard token.kind == .word else { return }
    var type = TypeFacts(
      kind: .implementation, name: scanner.text(token), qualifiedName: scanner.text(token), offset: token.start)
    type.exposesMembers = true
    advance()
    if token.isMark("(") {
      type.kind = .category
      skipParentheses()
    }
    if token.isMark(":") { readSuperclass(of: &type) }
    readMembers(of: &type)
    facts.types.append(type)
  }

  /// Passes over a protocol; its names tell a protocol from a superclass.
  private mutating func readProtocol() {
    advance()
    guard token.kind == .word else { return }
    let name = scanner.text(token)
    advance()
    guard !token.isMark(";"), !token.isMark(","), !token.isMark(")") else { return }
    facts.types.append(
      TypeFacts(kind: .objectiveCProtocol, name: name, qualifiedName: name, offset: token.start))
    while token.kind != .end {
      if token.isMark("@") {
        advance()
        if token.kind == .word, scanner.text(token) == "end" { return advance() }
      } else {
        advance()
      }
    }
  }

  private mutating func readAlias() {
    advance()
    guard token.kind == .word else { return }
    let name = scanner.text(token)
    advance()
    if token.kind == .word { facts.aliases.append((name, scanner.text(token))) }
  }

  mutating func skipBraces() {
    scanner.skip(from: "{", to: "}")
    advance()
  }

  mutating func skipParentheses() {
    scanner.skip(from: "(", to: ")")
    advance()
  }

  /// From `<` to what closes it, or to a mark that stands in no list of types.
  mutating func skipAngles() {
    var depth = 0
    while token.kind != .end {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      if token.isMark("{") || token.isMark("}") || token.isMark(";") || token.isMark("@") { return }
      advance()
      if depth == 0 { return }
    }
  }
}
