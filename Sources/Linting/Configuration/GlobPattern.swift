/// A pattern for paths: `*` is anything within a name, `**` any folders, `?` one character; `Pods` is all below `Pods`.
public struct GlobPattern: Sendable, Hashable {
  /// As it was written.
  public let text: String
  private let parts: [[Character]]

  /// A pattern as people write it.
  public init(_ text: String) {
    self.text = text
    let trimmed = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
    parts = trimmed.split(separator: "/").map(Array.init)
  }

  /// Whether a path is matched, or is below a folder that is.
  ///
  /// A pattern without a slash matches a name at any depth, as in `.gitignore`.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    let isLoose = parts.count == 1 && !text.hasPrefix("/")
    // How far the pattern has come at every name, as a set of positions: no backtracking, so no pattern is slow.
    var states: Set<Int> = [0]
    for (depth, name) in names.enumerated() {
      var next: Set<Int> = []
      if isLoose || depth == 0 { states.insert(0) }
      for state in closure(of: states) where state < parts.count {
        if parts[state] == ["*", "*"] {
          next.insert(state)
        } else if Self.matches(name, parts[state]) {
          next.insert(state + 1)
        }
      }
      states = next
      if closure(of: states).contains(parts.count) { return true }
      if states.isEmpty, !isLoose { return false }
    }
    return false
  }

  /// `**` may stand for no folder at all.
  private func closure(of states: Set<Int>) -> Set<Int> {
    var closed = states
    for state in states {
      var position = state
      while position < parts.count, parts[position] == ["*", "*"] {
        position += 1
        closed.insert(position)
      }
    }
    return closed
  }

  /// Matches a name by the last star only, which is enough and linear in the product of the lengths.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var position = 0
    var index = 0
    var star: (pattern: Int, name: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = star {
        position = last.pattern + 1
        index = last.name + 1
        star = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
