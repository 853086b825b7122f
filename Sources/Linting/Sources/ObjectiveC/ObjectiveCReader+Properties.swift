extension ObjectiveCReader {
  /// Reads `@property (…) IBOutlet UILabel *label;` from `property`.
  mutating func readProperty(of type: inout TypeFacts) {
    advance()
    var attributes = ""
    if token.isMark("(") {
      let start = scanner.position
      scanner.skip(from: "(", to: ")")
      attributes = String(
        decoding: scanner.bytes[start..<max(start, scanner.position - 1)].prefix(400), as: UTF8.self)
      advance()
    }
    var traits: MemberFacts.Traits = .exposed
    if attributes.contains("weak") { traits.insert(.weak) }
    let isClassProperty = attributes.split(separator: ",").contains { $0.filter { !$0.isWhitespace } == "class" }
    for member in readDeclarator(traits) where !isClassProperty { type.members.append(member) }
  }

  /// Reads `{ … }` behind the name of a class.
  mutating func readInstanceVariables(of type: inout TypeFacts) {
    advance()
    while token.kind != .end, !token.isMark("}") {
      if token.isMark("@") {
        advance()
        if token.kind == .word, ["end", "interface", "implementation"].contains(scanner.text(token)) { return }
        advance()
      } else if token.isMark(";") {
        advance()
      } else {
        let before = token.start
        type.members += readDeclarator([.exposed, .instanceVariable])
        if token.start == before { advance() }
      }
    }
    advance()
  }

  /// Reads types and names up to `;`.
  private mutating func readDeclarator(_ base: MemberFacts.Traits) -> [MemberFacts] {
    var traits = base
    var collected: String?
    var words: [String] = []
    var names: [String] = []
    loop: while true {
      switch token.kind {
      case .end, .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "@")): break loop
      case .mark(UInt8(ascii: ",")):
        if let last = words.popLast() { names.append(last) }
        advance()
      case .mark(UInt8(ascii: "<")): skipAngles()
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .mark(UInt8(ascii: "[")):
        scanner.skip(from: "[", to: "]")
        advance()
      case .mark(UInt8(ascii: "(")):
        // The name of a block stands behind the caret; other parentheses are arguments.
        advance()
        guard token.isMark("^") || token.isMark("*") else {
          if !token.isMark(")") { scanner.skip(from: "(", to: ")") }
          advance()
          continue
        }
        advance()
        while token.kind == .word, Self.isAnnotation(scanner.text(token)) { advance() }
        if token.kind == .word { names.append(scanner.text(token)) }
        while token.kind != .end, !token.isMark(";"), !token.isMark("}") { advance() }
      case .word:
        let word = scanner.text(token)
        advance()
        switch word {
        case "IBOutlet": traits.insert(.outlet)
        case "IBInspectable": traits.insert(.inspectable)
        case "IBOutletCollection":
          traits.formUnion([.outlet, .collection])
          if token.isMark("(") {
            advance()
            if token.kind == .word { collected = scanner.text(token) }
            while token.kind != .end, !token.isMark(")"), !token.isMark(";") { advance() }
            if token.isMark(")") { advance() }
          }
        default:
          if word == "__weak" { traits.insert(.weak) }
          if Self.isAnnotation(word) {
            if token.isMark("(") { skipParentheses() }
          } else {
            words.append(word)
          }
        }
      default: advance()
      }
    }
    if token.isMark(";") { advance() }
    // With several names, the first word is their type; a name alone has a type that is not told from an annotation.
    if let last = words.last, words.count > 1 || names.isEmpty { names.append(last) }
    let type = traits.contains(.outlet) ? collected ?? words.first : nil
    return names.map { MemberFacts(name: $0, traits: traits, type: type) }
  }
}
