/// What may follow an option, or stand as an argument: it decides parsing, help and completion alike.
public enum ValueKind: Sendable, Hashable {
  /// Nothing follows; the option is there or it is not.
  case flag
  /// A flag that `--no-NAME` turns off.
  case negatableFlag
  /// Any text; the placeholder stands for it in the help.
  case text(String)
  /// A path that shells complete with files, or `-`.
  case file(String)
  /// A path that shells complete with folders.
  case directory(String)
  /// One of these words.
  case choice([String])
  /// A finite decimal number in a range, or one of some words such as `auto`.
  case number(String, in: ClosedRange<Double> = -.infinity ... .infinity, or: [String] = [])
  /// A whole number in a range, or one of some words.
  case integer(String, in: ClosedRange<Int> = .min ... .max, or: [String] = [])
  /// Two positive numbers, such as `85x90`.
  case size(String)

  /// One of the raw values of an enumeration, in the order of its cases.
  public static func choice<Words: CaseIterable & RawRepresentable>(of type: Words.Type) -> ValueKind
  where Words.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Whether nothing follows.
  var isFlag: Bool { self == .flag || self == .negatableFlag }

  /// The words that can be completed, in declared order.
  var words: [String] {
    switch self {
    case .choice(let words), .number(_, _, let words), .integer(_, _, let words): words
    case .flag, .negatableFlag, .text, .file, .directory, .size: []
    }
  }

  /// What stands for the value in a usage line, nil for a flag.
  func placeholder(for name: String) -> String? {
    switch self {
    case .flag, .negatableFlag: nil
    case .text(let placeholder), .file(let placeholder), .directory(let placeholder), .size(let placeholder):
      placeholder
    case .choice: showsWordsInPlaceholder ? words.joined(separator: "|") : name.uppercased()
    case .number(let placeholder, _, _), .integer(let placeholder, _, _):
      ([placeholder] + words).joined(separator: "|")
    }
  }

  /// A few short words are their own placeholder; more of them would push the help column away.
  var showsWordsInPlaceholder: Bool {
    guard case .choice(let words) = self else { return true }
    return words.joined(separator: "|").count <= 18
  }
}

extension ValueKind {
  /// Whether the text is such a value.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .flag, .negatableFlag: false
    case .text, .file, .directory: !text.isEmpty
    case .choice(let words): words.contains(text)
    case .number(_, let range, let words):
      words.contains(text) || NumberText.number(text).map(range.contains) ?? false
    case .integer(_, let range, let words):
      words.contains(text) || NumberText.integer(text).map(range.contains) ?? false
    case .size: NumberText.size(text) != nil
    }
  }

  /// What is wanted, to be read after "needs".
  var expectation: String {
    switch self {
    case .flag, .negatableFlag: "no value"
    case .text(let placeholder), .file(let placeholder), .directory(let placeholder): "a value (\(placeholder))"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .number(_, let range, let words):
      Self.phrase(
        "a number", from: range.lowerBound.isFinite ? NumberText.text(range.lowerBound) : nil,
        to: range.upperBound.isFinite ? NumberText.text(range.upperBound) : nil, or: words)
    case .integer(_, let range, let words):
      Self.phrase(
        "a whole number", from: range.lowerBound == .min ? nil : String(range.lowerBound),
        to: range.upperBound == .max ? nil : String(range.upperBound), or: words)
    case .size: "a width and a height above 0, such as 85x90"
    }
  }

  private static func phrase(_ noun: String, from low: String?, to high: String?, or words: [String]) -> String {
    let range =
      switch (low, high) {
      case (let low?, let high?): " from \(low) to \(high)"
      case (let low?, nil): " of at least \(low)"
      case (nil, let high?): " of at most \(high)"
      case (nil, nil): ""
      }
    return ([noun + range] + words).joined(separator: " or ")
  }
}
