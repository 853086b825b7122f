/// The words of a name in lower case: `imgViewIcon` is img, view, icon; `iconURL2` is icon, url, 2.
enum NameTokens {
  static func split(_ name: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        finish(&token, &tokens)
        continue
      }
      if startsToken(characters, place) { finish(&token, &tokens) }
      token.append(character)
    }
    finish(&token, &tokens)
    // The "m" of mNameLabel and m_name says "member", as the underscore of _name does.
    if tokens.count > 1, tokens[0] == "m", name.first == "m" { tokens.removeFirst() }
    return tokens
  }

  private static func finish(_ token: inout String, _ tokens: inout [String]) {
    if !token.isEmpty { tokens.append(token.lowercased()) }
    token = ""
  }

  /// Before a capital behind a small letter, before the last capital of an acronym that a small letter follows, and
  /// between letters and digits.
  private static func startsToken(_ characters: [Character], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    let (previous, current) = (characters[place - 1], characters[place])
    if previous.isNumber != current.isNumber { return true }
    guard current.isUppercase else { return false }
    if !previous.isUppercase { return true }
    return place + 1 < characters.count && characters[place + 1].isLowercase
  }

  /// The words with the last one in the singular, by the rules of English spelling.
  static func singular(_ tokens: [String]) -> [String] {
    guard let last = tokens.last else { return tokens }
    return tokens.dropLast() + [singular(last)]
  }

  private static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s") else { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    for ending in ["ss", "us", "is"] where word.hasSuffix(ending) { return word }
    return String(word.dropLast())
  }
}
