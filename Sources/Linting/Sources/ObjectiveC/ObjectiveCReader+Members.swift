extension ObjectiveCReader {
  /// Reads up to `@end`, or to where another class begins.
  mutating func readMembers(of type: inout TypeFacts) {
    if token.isMark("{") { readInstanceVariables(of: &type) }
    while token.kind != .end {
      switch token.kind {
      case .mark(UInt8(ascii: "@")):
        let rest = scanner
        let at = token
        advance()
        guard token.kind == .word else { continue }
        switch scanner.text(token) {
        case "end": return advance()
        case "property": readProperty(of: &type)
        case "interface", "implementation":
          // The `@end` is missing.
          facts.isDamaged = true
          scanner = rest
          token = at
          return
        default: advance()
        }
      case .mark(UInt8(ascii: "-")): readMethod(of: &type, isInstance: true)
      case .mark(UInt8(ascii: "+")): readMethod(of: &type, isInstance: false)
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .mark(UInt8(ascii: "=")): skipStatement()
      case .mark(UInt8(ascii: "(")): skipParentheses()
      default: advance()
      }
    }
    facts.isDamaged = true
  }

  /// A value of a variable between methods may hold a `-` of its own.
  private mutating func skipStatement() {
    while token.kind != .end, !token.isMark(";") {
      if token.isMark("{") {
        skipBraces()
      } else if token.isMark("@"), scanner.byte(at: token.end).isWordByte {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func readMethod(of type: inout TypeFacts, isInstance: Bool) {
    advance()
    var returnType = ""
    if token.isMark("(") { returnType = parenthesized() }
    guard token.kind == .word || token.isMark(":") else { return }
    let (selector, firstType) = readSelector()
    while !token.isMark(";"), !token.isMark("{"), !token.isMark("}"), !token.isMark("@"), token.kind != .end {
      if token.isMark("(") { skipParentheses() } else { advance() }
    }
    if isInstance {
      var member = MemberFacts(name: selector, traits: [.method, .exposed])
      if returnType.contains("IBAction") { member.traits.insert(.action) }
      if returnType.contains("IBSegueAction") { member.traits.insert(.segueAction) }
      if firstType.contains("Segue") { member.traits.insert(.unwind) }
      type.members.append(member)
      note(selector, of: &type)
    }
    guard token.isMark("{") else { return }
    skipBraces()
    if selector == "initWithCoder:", isInstance { type.coder = .works }
  }

  private func note(_ selector: String, of type: inout TypeFacts) {
    switch selector {
    case "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:", "handleTakeValue:forUnboundKey:":
      type.takesAnyKey = true
    case "forwardInvocation:", "forwardingTargetForSelector:", "respondsToSelector:", "methodSignatureForSelector:":
      type.takesAnySelector = true
    case "loadView": type.overridesLoadView = true
    default: break
    }
  }

  /// The pieces of a method's name, and the type of its first argument.
  private mutating func readSelector() -> (selector: String, firstType: String) {
    var selector = ""
    var firstType = ""
    var pieces = 0
    while true {
      var piece = ""
      if token.kind == .word {
        piece = scanner.text(token)
        advance()
      }
      guard token.isMark(":") else {
        // A name without arguments, or a macro behind the last argument.
        if pieces == 0 { selector = piece }
        return (selector, firstType)
      }
      selector += piece + ":"
      pieces += 1
      advance()
      let typeText = token.isMark("(") ? parenthesized() : ""
      if pieces == 1 { firstType = typeText }
      readArgumentName()
      guard token.kind == .word || token.isMark(":") else { return (selector, firstType) }
    }
  }

  /// The name of an argument, and what may stand before it.
  private mutating func readArgumentName() {
    while token.kind == .word {
      let word = scanner.text(token)
      advance()
      guard Self.isAnnotation(word) else { return }
      if token.isMark("(") { skipParentheses() }
    }
  }

  /// The text between parentheses; the current token is `(`, and what follows `)` when done.
  private mutating func parenthesized() -> String {
    let start = scanner.position
    scanner.skip(from: "(", to: ")")
    let inner = scanner.bytes[start..<max(start, scanner.position - 1)].prefix(400)
    advance()
    return String(decoding: inner, as: UTF8.self)
  }

  /// `__unused`, `NS_SWIFT_NAME`, `_Nullable` and other words of compilers and macros.
  static func isAnnotation(_ word: String) -> Bool {
    if word.hasPrefix("__") || word.hasPrefix("_N") || annotations.contains(word) { return true }
    return word.contains("_") && word.utf8.allSatisfy { !($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) }
  }

  private static let annotations: Set<String> = [
    "nullable", "nonnull", "null_unspecified", "const", "volatile", "static", "extern", "inline", "unsigned", "signed",
    "struct", "enum", "union", "IBOutlet", "IBInspectable", "IBOutletCollection",
  ]
}
