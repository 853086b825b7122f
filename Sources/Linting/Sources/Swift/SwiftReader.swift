/// Reads what a Swift file declares: types, their members, and what Interface Builder can see of them.
///
/// It reads declarations only; bodies and initial values are passed over. It holds no grammar: what it does not know it
/// skips, and scopes lie on a stack of its own.
struct SwiftReader {
  /// A type whose members are being read, or something else in braces.
  struct Scope {
    /// The position in the file's types, nil for what has no members that count.
    var type: Int?
    var qualifiedName: String
    var isGeneric: Bool
    var isProtocol = false
  }

  var scanner: SwiftScanner
  var token: SourceToken
  var facts = SourceFacts(language: .swift)
  var scopes: [Scope] = []
  var modifiers = SwiftModifiers()

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    var reader = SwiftReader(bytes)
    reader.readDeclarations()
    return reader.facts
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = SwiftScanner(bytes)
    token = scanner.next()
  }

  mutating func advance() { token = scanner.next() }

  private mutating func readDeclarations() {
    while token.kind != .end {
      switch token.kind {
      case .word: readWord()
      case .mark(UInt8(ascii: "@")): readAttribute()
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .mark(UInt8(ascii: "(")): skipParentheses()
      case .mark(UInt8(ascii: "}")):
        if scopes.popLast() == nil { facts.isDamaged = true }
        modifiers = SwiftModifiers()
        advance()
      default: advance()
      }
    }
    facts.isDamaged = facts.isDamaged || scanner.isDamaged || !scopes.isEmpty
  }

  private mutating func readWord() {
    let word = scanner.text(token)
    // A word in backticks is a name.
    if scanner.byte(at: token.start - 1) == UInt8(ascii: "`") || scanner.byte(at: token.start - 1) == UInt8(ascii: ".")
    {
      return advance()
    }
    switch word {
    case "class": readClass()
    case "struct", "enum": readType(.swiftValue)
    case "protocol": readType(.swiftProtocol)
    case "extension": readType(.swiftExtension)
    case "actor":
      advance()
      if token.kind == .word, !token.startsLine { readTypeAfterKeyword(.swiftClass) }
    case "func": readFunction()
    case "init": readInitializer()
    case "var", "let": readVariables()
    case "typealias": readAlias()
    case "deinit", "subscript", "case", "import", "associatedtype", "macro", "operator", "precedencegroup":
      advance()
      skipDeclaration()
    default:
      guard modifiers.add(modifier: word) else {
        modifiers = SwiftModifiers()
        return advance()
      }
      advance()
      if token.isMark("(") { skipParentheses() }
    }
  }

  /// `class` declares a type or, before `func` and `var`, says that a member belongs to the type.
  private mutating func readClass() {
    advance()
    guard token.kind == .word else { return }
    let word = scanner.text(token)
    if ["func", "var", "let", "subscript", "override", "final"].contains(word) || modifiersOnly.contains(word) {
      modifiers.isStatic = true
      return
    }
    readTypeAfterKeyword(.swiftClass)
  }

  private var modifiersOnly: Set<String> { ["public", "private", "internal", "fileprivate", "open", "dynamic"] }

  private mutating func readAttribute() {
    advance()
    guard token.kind == .word else { return }
    var name = scanner.text(token)
    var end = token.end
    while scanner.byte(at: end) == UInt8(ascii: "."), scanner.byte(at: end + 1).isWordByte {
      advance()
      advance()
      name = scanner.text(token)
      end = token.end
    }
    advance()
    if token.isMark("<"), token.start == end {
      scanner.skipAngles()
      end = scanner.position
      advance()
    }
    guard token.isMark("("), token.start == end || name == "objc" else {
      return modifiers.add(attribute: name, argument: nil)
    }
    let start = token.end
    scanner.skip(from: "(", to: ")")
    let inner = scanner.bytes[start..<max(start, scanner.position - 1)].prefix(400)
    modifiers.add(attribute: name, argument: String(decoding: inner, as: UTF8.self))
    advance()
  }

  /// Passes over a block whose `{` is the current token.
  mutating func skipBraces() {
    scanner.skip(from: "{", to: "}")
    advance()
  }

  mutating func skipParentheses() {
    scanner.skip(from: "(", to: ")")
    advance()
  }

  /// Passes over the rest of a declaration: its body, or up to where the next begins.
  mutating func skipDeclaration() {
    while !endsDeclaration {
      switch token.kind {
      case .mark(UInt8(ascii: "{")):
        skipBraces()
        modifiers = SwiftModifiers()
        return
      case .mark(UInt8(ascii: "(")): skipParentheses()
      default: advance()
      }
    }
    modifiers = SwiftModifiers()
  }

  /// Whether the current token cannot belong to the declaration before it.
  var endsDeclaration: Bool {
    switch token.kind {
    case .end, .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")): true
    case .mark(UInt8(ascii: "@")): token.startsLine
    case .word: token.startsLine && SwiftModifiers.starts.contains(scanner.text(token))
    default: false
    }
  }
}
