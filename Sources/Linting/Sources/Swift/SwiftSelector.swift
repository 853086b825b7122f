/// The selectors that Swift gives to its methods.
enum SwiftSelector {
  /// `foo(_:)` → `foo:`, `foo(sender:)` → `fooWithSender:`, `foo(_:forEvent:)` → `foo:forEvent:`, `foo()` → `foo`.
  ///
  /// Labels are as callers write them, nil for `_`.
  static func selector(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if let first {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) { selector += "With" }
      selector += capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return text[start...].lowercased()
  }

  /// The words before which the compiler puts no “With”.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
