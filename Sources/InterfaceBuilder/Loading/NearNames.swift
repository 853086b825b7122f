/// Names that were likely meant.
enum NearNames {
  /// ` (did you mean 'AppCell'?)`, or all of a few names, or nothing.
  static func hint(_ name: String, among names: [String]) -> String {
    let wanted = name.lowercased()
    let near = names.filter { candidate in
      let other = candidate.lowercased()
      return other == wanted || (wanted.count > 2 && (other.contains(wanted) || wanted.contains(other)))
        || isNear(Array(wanted.utf8), Array(other.utf8))
    }
    if !near.isEmpty { return " (did you mean \(near.prefix(3).map { "'\($0)'" }.joined(separator: ", "))?)" }
    guard !names.isEmpty, names.count <= 5 else { return "" }
    return " (there is \(names.map { "'\($0)'" }.joined(separator: ", ")))"
  }

  /// Whether at most two letters differ, one is missing or one is too much.
  private static func isNear(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1, left.count > 3, left.count < 256 else { return false }
    let common = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return max(left.count, right.count) - min(common + tail, max(left.count, right.count)) <= 2
  }
}
