/// The public declarations of some sources, and those without a comment.
///
/// Overrides, operators and what a protocol of the same module asks for have the comment of what they come from.
struct PublicDeclarations {
  private(set) var count = 0
  /// Path, line and text of each.
  private(set) var bare: [String] = []
  /// The members that each public protocol asks for.
  private var requirements: [String: Set<String>] = [:]

  init(_ files: [(path: String, text: String)]) {
    for file in files { readProtocols(in: file.text) }
    for file in files { read(file.path, file.text) }
  }

  private mutating func readProtocols(in text: String) {
    var current: String?
    for line in text.split(separator: "\n") {
      if let match = line.prefixMatch(of: #/public protocol ([A-Za-z]+)/#) { current = String(match.1) }
      if line == "}" { current = nil }
      guard let current, let name = Self.name(of: line) else { continue }
      requirements[current, default: []].insert(name)
    }
  }

  private mutating func read(_ path: String, _ text: String) {
    let inherited = requirements.filter { text.contains(": \($0.key)") || text.contains(", \($0.key)") }.values
      .reduce(into: Self.ofTheLanguage) { $0.formUnion($1) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      guard words.first == "public" || words.first == "open", let name = Self.name(of: line), !inherited.contains(name)
      else { continue }
      count += 1
      if !Self.isDocumented(index, in: lines) { bare.append("\(path):\(index + 1): \(line.drop { $0 == " " })") }
    }
  }

  /// What conformances to the standard library's protocols ask for.
  private static let ofTheLanguage: Set<String> = [
    "==", "<", "hash", "description", "rawValue", "init(rawValue", "next",
  ]

  private static func name(of line: Substring) -> String? {
    if let match = line.firstMatch(of: #/\b(init\??\(?[A-Za-z_]*)/#), !line.contains(" let "), !line.contains(" var "),
      !line.contains(" func ")
    {
      return String(match.1)
    }
    let kinds = #/\b(?:func|var|let|struct|class|enum|protocol|typealias|subscript) ([A-Za-z_]+|[=<]+)/#
    guard let match = line.firstMatch(of: kinds) else { return nil }
    if match.1 == "var" || match.1 == "func" { return name(of: line[match.range.lowerBound...].dropFirst(6)) }
    return String(match.1)
  }

  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    return above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
  }
}
