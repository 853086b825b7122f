/// Finds the words that somebody may have meant.
public enum NearNames {
  /// The candidates nearest to a word, at most three and all equally near, in the order given; none when nothing is near.
  ///
  /// Near is: the same but for case, or at most a third of the letters mistyped, or a beginning of at least three letters.
  public static func suggestions(for word: String, among candidates: [String]) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= 64 else { return [] }
    var best = max(1, typed.drop { $0 == "-" }.count / 3)
    var nearest: [String] = []
    for candidate in candidates {
      let distance = editDistance(typed, Array(candidate.lowercased()))
      guard distance <= best else { continue }
      if distance < best { nearest = [] }
      best = distance
      nearest.append(candidate)
    }
    if nearest.isEmpty, typed.drop(while: { $0 == "-" }).count >= 3 {
      nearest = candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    }
    return Array(nearest.prefix(3))
  }

  /// A sentence to append to a message, empty when nothing is near.
  static func hint(for word: String, among candidates: [String]) -> String {
    let names = suggestions(for: word, among: candidates).map { "\"\($0)\"" }
    guard let last = names.last else { return "" }
    let list = names.count == 1 ? last : "\(names.dropLast().joined(separator: ", ")) or \(last)"
    return " Did you mean \(list)?"
  }

  /// Insertions, removals, replacements and swaps of neighbours between two words: the restricted
  /// Damerau-Levenshtein distance. Complexity: O(first × second).
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
