public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// A document after everything in it that is safe to mend was mended.
public struct MendedDocument: Sendable {
  /// The whole document.
  public var bytes: [UInt8]
  /// What was mended, with the places that it had; sorted.
  public var mended: [Diagnostic] = []
}

extension Linter {
  /// Mends what the rules that are on find and can mend safely. What is suppressed stays as it is.
  ///
  /// A mended document comes back unchanged.
  ///
  /// - Complexity: linear in the document for every rule that can mend something, and again after something was mended.
  public func mend(
    _ bytes: [UInt8], name: String, settings: RuleSettings = RuleSettings(), suppressions: [Suppression] = []
  ) -> MendedDocument {
    var result = MendedDocument(bytes: bytes)
    // What one fix leaves may be for another: a capability that only a removed resource needed.
    for _ in 0..<Self.mostRounds {
      let before = result.mended.count
      let context = FixingContext(name: name, settings: settings, suppressions: suppressions)
      mendSource(&result, context)
      mendDocument(&result, context)
      guard result.mended.count > before else { break }
    }
    result.mended.sort()
    return result
  }

  /// Rules that undid each other's work would not go on for ever.
  private static let mostRounds = 8

  private func mendSource(_ result: inout MendedDocument, _ context: FixingContext) {
    for type in Self.registeredSourceRules where context.settings.severity(of: type.documentation) != nil {
      guard let rule = type.init() as? any FixingSourceRule else { continue }
      let source = LintedSource(name: context.name, bytes: result.bytes, settings: context.settings)
      let findings = rule.check(source)
      guard !findings.isEmpty, let document = IBDocument.read(result.bytes, name: context.name).document,
        findings.allSatisfy({ !context.isSuppressed($0, by: SuppressingComments(in: document.sourceTree)) }),
        let bytes = rule.mended(source), bytes != result.bytes
      else { continue }
      result.bytes = bytes
      result.mended += findings
    }
  }

  private func mendDocument(_ result: inout MendedDocument, _ context: FixingContext) {
    guard let document = IBDocument.read(result.bytes, name: context.name).document, !document.isLegacyArchive else {
      return
    }
    let linted = LintedDocument(
      document, source: result.bytes, assets: assets, sources: sources, files: files, settings: context.settings)
    let comments = SuppressingComments(in: document.sourceTree)
    var fixes: [Fix] = []
    for type in Self.registeredRules where context.settings.severity(of: type.documentation) != nil {
      guard let rule = type.init() as? any FixingRule else { continue }
      fixes += rule.fixes(in: linted).filter { !context.isSuppressed($0.finding, by: comments) }
    }
    guard !fixes.isEmpty else { return }
    var isCanonical = false
    for fix in fixes {
      switch fix.change {
      case .edit(let edit): edit(document.tree)
      case .canonicalForm: isCanonical = true
      }
    }
    document.tree.renumber()
    var bytes = document.tree.write(as: isCanonical ? .xcode : .kept)
    if isCanonical, let mended = IBDocument.read(bytes, name: context.name).document {
      bytes = CanonicalForm.bytes(of: mended.tree, source: bytes)
    }
    // A document must stay one, whatever happened.
    guard bytes != result.bytes, IBDocument.read(bytes, name: context.name).document != nil else { return }
    result.bytes = bytes
    result.mended += fixes.map(\.finding)
  }
}

/// What decides whether a finding is mended.
private struct FixingContext {
  var name: String
  var settings: RuleSettings
  var suppressions: [Suppression]

  func isSuppressed(_ finding: Diagnostic, by comments: SuppressingComments) -> Bool {
    var comments = comments
    return comments.suppress(finding) || suppressions.contains { $0.matches(finding) }
  }
}
