/// Finds the names that somebody may have meant.
enum EditDistance {
  /// The names nearest to a word, sorted, at most three: the same but for case, or at most a fourth of the letters
  /// mistyped.
  static func nearest(to word: String, among names: some Sequence<String>) -> [String] {
    let typed = Array(word.lowercased().utf8)
    guard !typed.isEmpty, typed.count <= 128 else { return [] }
    var best = max(1, min(4, typed.count / 4))
    var found: [String] = []
    for name in names where abs(name.utf8.count - word.utf8.count) <= best {
      let distance = distance(typed, Array(name.lowercased().utf8), atMost: best)
      guard distance <= best else { continue }
      if distance < best { found = [] }
      best = distance
      found.append(name)
    }
    return Array(found.sorted().prefix(3))
  }

  /// Insertions, removals and replacements between two words; some larger number when there are more than a bound.
  static func distance(_ first: [UInt8], _ second: [UInt8], atMost bound: Int) -> Int {
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      var least = row + 1
      for (column, other) in second.enumerated() {
        let cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        current.append(cost)
        least = min(least, cost)
      }
      if least > bound { return bound + 1 }
      last = current
    }
    return last[second.count]
  }
}
