extension SwiftReader {
  /// Reads `var a: Int, b = 2 { … }` from `var` or `let`.
  mutating func readVariables() {
    advance()
    var names: [(name: String, type: TypeText)] = []
    while true {
      if token.isMark("(") {
        skipParentheses()
      } else if token.kind == .word {
        let name = scanner.text(token)
        advance()
        let type = token.isMark(":") ? readTypeText() : TypeText()
        names.append((name, type))
      } else {
        break
      }
      if token.isMark("=") { skipValue() }
      guard token.isMark(",") else { break }
      advance()
    }
    for (name, type) in names { note(name, type) }
    skipDeclaration()
  }

  private mutating func note(_ name: String, _ type: TypeText) {
    guard let scope = scopes.last, !scope.isProtocol, let owner = scope.type, !modifiers.isStatic else { return }
    var traits: MemberFacts.Traits = []
    if modifiers.isOutlet { traits.insert(.outlet) }
    if modifiers.isInspectable { traits.insert(.inspectable) }
    if modifiers.isExposed { traits.insert(.exposed) }
    if modifiers.isWeak { traits.insert(.weak) }
    if type.isCollection { traits.insert(.collection) }
    if type.ending == UInt8(ascii: "?") { traits.insert(.optional) }
    if type.ending == UInt8(ascii: "!") { traits.insert(.implicitlyUnwrapped) }
    facts.types[owner].members.append(
      MemberFacts(name: name, traits: traits, type: modifiers.isOutlet ? type.name : nil))
    // A property under another name for Objective-C has that key.
    if let runtimeName = modifiers.runtimeName {
      facts.types[owner].members.append(MemberFacts(name: runtimeName, traits: traits.subtracting(.outlet)))
    }
  }

  /// What a type says, as far as outlets need it.
  struct TypeText {
    /// The last name of a dotted one, nil for a tuple, a function or a dictionary.
    var name: String?
    var isCollection = false
    /// The last byte: `!`, `?`, or something else.
    var ending: UInt8 = 0
  }

  /// Reads a type up to `=`, `{`, `,` or the end of the declaration; the current token is the colon.
  private mutating func readTypeText() -> TypeText {
    advance()
    var type = TypeText()
    var isPlain = true
    while !endsDeclaration {
      switch token.kind {
      case .mark(UInt8(ascii: "=")), .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: ",")):
        if !isPlain { type.name = nil }
        return type
      case .mark(UInt8(ascii: "(")):
        isPlain = false
        skipParentheses()
        continue
      case .mark(UInt8(ascii: "[")): readElementType(&type, isPlain: &isPlain)
      case .mark(UInt8(ascii: "<")):
        let start = scanner.position
        scanner.skipAngles()
        if type.name == "Optional" || type.name == "Array" {
          type.isCollection = type.name == "Array"
          type.name = Self.singleName(scanner.bytes[start..<max(start, scanner.position - 1)])
          if type.name == nil { isPlain = false }
        }
      case .mark(UInt8(ascii: "&")): isPlain = false
      case .mark(UInt8(ascii: "-")): isPlain = false
      case .mark(let byte): if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") { type.ending = byte }
      case .word:
        let word = scanner.text(token)
        if word == "any" || word == "some" { isPlain = false } else { type.name = word }
      default: break
      }
      advance()
    }
    if !isPlain { type.name = nil }
    return type
  }

  /// `[UILabel]`; the closing bracket is passed over by who called.
  private mutating func readElementType(_ type: inout TypeText, isPlain: inout Bool) {
    let start = scanner.position
    scanner.skip(from: "[", to: "]")
    type.isCollection = true
    type.name = Self.singleName(scanner.bytes[start..<max(start, scanner.position - 1)])
    if type.name == nil { isPlain = false }
  }

  /// The name when nothing but a dotted name is there.
  private static func singleName(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let name = text.filter { !$0.isSpace && $0 != UInt8(ascii: "?") }
    guard !name.isEmpty, name.allSatisfy({ $0.isWordByte || $0 == UInt8(ascii: ".") }) else { return nil }
    return String(decoding: name, as: UTF8.self).split(separator: ".").last.map(String.init)
  }

  /// Passes over an initial value, whose `=` is the current token, up to `,` or the end of the declaration.
  private mutating func skipValue() {
    advance()
    var isFirst = true
    while isFirst ? !isClosed : !endsDeclaration {
      isFirst = false
      switch token.kind {
      case .mark(UInt8(ascii: ",")): return
      case .mark(UInt8(ascii: "(")): skipParentheses()
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .mark(UInt8(ascii: "[")):
        scanner.skip(from: "[", to: "]")
        advance()
      default: advance()
      }
    }
  }

  private var isClosed: Bool { token.kind == .end || token.isMark("}") || token.isMark(";") }
}
