public import Diagnostics
import InterfaceBuilder

/// Runs rules over documents.
public struct Linter: Sendable {
  /// Every rule, sorted by id.
  public static let allRules: [any Rule.Type] = registeredRules.sorted { $0.documentation.id < $1.documentation.id }

  /// The classes of the app; nil when nobody said where its sources are.
  public let sources: SourceIndex?

  public init(sources: SourceIndex? = nil) {
    self.sources = sources
  }

  /// Everything that is wrong in one document, sorted by place.
  ///
  /// - Complexity: linear in the document for every rule; the document is read once.
  public func lint(_ bytes: [UInt8], name: String) -> [Diagnostic] {
    let reading = IBDocument.read(bytes, name: name)
    guard let document = reading.document else { return reading.diagnostics.sorted() }
    let linted = LintedDocument(document, sources: sources)
    return (reading.diagnostics + Self.allRules.flatMap { $0.init().check(linted) }).sorted()
  }
}
