public import Diagnostics

/// `doc-line-endings`: lines that end as on Windows.
public struct LineEndings: SourceRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-line-endings", severity: .warning, summary: "Lines end with CR LF, or some do and some don't.",
    why: """
      Xcode reads the document, but writes it with LF at the next save, so that every line of it differs in version \
      control.
      """,
    example: #"<document …>␍␊"#)

  public init() {}

  public func check(_ source: LintedSource) -> [Diagnostic] {
    guard source.has(0x0D) else { return [] }
    var total = 0
    var returns = 0
    var first: Int?
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A {
        total += 1
        guard index > 0, bytes[index - 1] == 0x0D else { continue }
        returns += 1
        if first == nil { first = total }
      }
    }
    guard let first else { return [] }
    return [
      source.finding(
        Self.documentation, line: first,
        returns == total
          ? "The lines end with CR LF." : "\(returns) of \(total) lines end with CR LF, the others with LF.",
        help: "Write the document with \"xibc fmt\", and say \"*.xib text eol=lf\" in .gitattributes.")
    ]
  }
}

extension LineEndings: FixingSourceRule {
  /// Every line ends with LF. A reader of XML never sees the difference.
  public func mended(_ source: LintedSource) -> [UInt8]? {
    // With two bytes a letter the same bytes may be other letters.
    guard !source.bytes.contains(0) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    for byte in source.bytes {
      if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes
  }
}
