public import Diagnostics

/// `doc-conflict-markers`: a merge that nobody finished.
public struct ConflictMarkers: SourceRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-conflict-markers", severity: .error, summary: "The markers of a merge conflict are left in the document.",
    why: """
      The document is no markup with them: Xcode cannot open it and ibtool stops the build. Version control wrote them \
      where two people changed the same lines.
      """,
    example: "<<<<<<< HEAD … ======= … >>>>>>> feature")

  public init() {}

  public func check(_ source: LintedSource) -> [Diagnostic] {
    // The first marker begins with some of these, and markup never has two in a row.
    guard source.hasTwice(UInt8(ascii: "<")) else { return [] }
    var found: [Diagnostic] = []
    var line = 1
    var isOpen = false
    source.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        // A line is looked at only when it begins like a marker.
        switch bytes[start] {
        case UInt8(ascii: "<") where source.has("<<<<<<< ", at: start):
          isOpen = true
          found.append(marker(source, line, "<<<<<<<"))
        case UInt8(ascii: "=") where isOpen && source.has("=======", at: start):
          found.append(marker(source, line, "======="))
        case UInt8(ascii: ">") where isOpen && source.has(">>>>>>> ", at: start):
          isOpen = false
          found.append(marker(source, line, ">>>>>>>"))
        default: break
        }
        while start < bytes.count, bytes[start] != 0x0A { start += 1 }
        start += 1
        line += 1
      }
    }
    return found
  }

  private func marker(_ source: LintedSource, _ line: Int, _ marker: String) -> Diagnostic {
    source.finding(
      Self.documentation, line: line, "The merge marker \"\(marker)\" is left in the document.",
      help: "Keep the lines of one side, or both where they are about different objects, and remove the markers.")
  }
}
