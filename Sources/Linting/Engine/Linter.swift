public import Diagnostics
public import HeadlessUIKit
import InterfaceBuilder

/// Runs rules over documents.
public struct Linter: Sendable {
  /// Every rule, sorted by id.
  public static let allRules: [any DocumentedRule.Type] =
    (registeredRules as [any DocumentedRule.Type] + registeredSourceRules + registeredProjectRules
    + registeredReportedRules).sorted { $0.documentation.id < $1.documentation.id }

  /// By the id of the rule.
  static let documentations = Dictionary(
    allRules.map { ($0.documentation.id, $0.documentation) }
  ) { first, _ in first }

  /// The rules for one document and for all of them with what decides whether they are checked: that is asked for every
  /// document, and copying all that people read about a rule takes longer than some rules do.
  private static let documentRules = registeredRules.map { (rule: $0, stance: RuleStance($0.documentation)) }
  private static let projectRules = registeredProjectRules.map { (rule: $0, stance: RuleStance($0.documentation)) }

  /// The rules that find nothing without sources.
  static let rulesOfSources: Set<String> = [
    "action-missing", "action-unconnected", "class-generic", "class-missing", "class-no-init-coder", "class-wrong-base",
    "module-missing", "module-pinned-to-target", "module-wrong", "outlet-missing", "outlet-on-subview-twin",
    "outlet-type",
    "outlet-unconnected", "owner-has-outlets", "owner-view-not-set", "udra-key-missing", "unwind-target-missing",
  ]

  /// The rules that cannot find anything with what is known.
  public var unjudgedRules: Set<String> { sources == nil ? Self.rulesOfSources : [] }

  /// Where pictures and named colours are looked for; nil when nobody said where.
  public var assets: AssetLibrary?

  /// The classes of the app; nil when nobody said where its sources are.
  public var sources: SourceIndex?

  /// What lies on disk around the documents; nil when only the documents themselves may be looked at.
  public var files: ProjectFiles?

  /// The bytes of a document as version control has them, by its name; nil when nobody said how to ask.
  public var committed: (@Sendable (String) -> [UInt8]?)?

  /// Whether findings get the lines that they are about, to be shown with them.
  public var keepsExcerpts = true

  /// Lints with what is known of the app's pictures, colours, classes and files; nil leaves them out.
  public init(assets: AssetLibrary? = nil, sources: SourceIndex? = nil, files: ProjectFiles? = nil) {
    self.assets = assets
    self.sources = sources
    self.files = files
  }

  /// Everything that is wrong in one document by itself, sorted by place.
  ///
  /// - Complexity: linear in the document for every rule; the document is read once.
  public func lint(_ bytes: [UInt8], name: String, settings: RuleSettings = RuleSettings()) -> [Diagnostic] {
    conclude([inspect(bytes, name: name, settings: settings)], in: LintedProject(isPartial: true)).findings
  }

  /// What is found in one document, before the rules that need all of them.
  ///
  /// - Complexity: linear in the document for every rule; the document is read once.
  public func inspect(
    _ bytes: [UInt8], name: String, settings: RuleSettings = RuleSettings(), suppressions: [Suppression] = []
  ) -> DocumentLint {
    var lint = DocumentLint(name: name, settings: settings, suppressions: suppressions)
    let source = LintedSource(name: name, bytes: bytes, settings: settings)
    for rule in Self.registeredSourceRules where settings.severity(of: rule.documentation) != nil {
      lint.findings += rule.init().check(source)
    }
    let reading = IBDocument.read(bytes, name: name)
    // Merge markers are what is wrong then; that they are no markup either says nothing new.
    let isMerging = lint.findings.contains { $0.rule == ConflictMarkers.documentation.id }
    lint.findings += reading.diagnostics.filter { !(isMerging && $0.rule == MalformedXML.documentation.id) }
    lint.isRead = reading.document != nil
    if let document = reading.document {
      let linted = LintedDocument(
        document, source: bytes, assets: assets, sources: sources, files: files, settings: settings)
      linted.readsCommitted = committed
      for (rule, stance) in Self.documentRules where settings.severity(of: stance) != nil {
        lint.findings += rule.init().check(linted)
      }
      for (rule, stance) in Self.projectRules {
        lint.facts.append(settings.severity(of: stance) == nil ? nil : Self.fact(of: linted, for: rule.init()))
      }
      lint.comments = SuppressingComments(in: document.sourceTree)
    }
    if keepsExcerpts { lint.excerpts = SourceExcerpts(bytes) }
    return lint
  }

  /// The findings over all documents: those of each, those of the rules that need all, without what is suppressed.
  public func conclude(_ lints: [DocumentLint], in project: LintedProject) -> LintOutcome {
    var outcome = LintOutcome(documents: lints.count)
    var byDocument = lints
    let positions = Dictionary(lints.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (index, rule) in Self.registeredProjectRules.enumerated() {
      let facts = lints.compactMap { index < $0.facts.count ? $0.facts[index] : nil }
      for finding in Self.findings(of: rule.init(), facts, in: project) {
        guard let position = positions[finding.document] else { continue }
        byDocument[position].findings.append(finding)
      }
    }
    var uses: [Suppression: Int] = [:]
    for lint in byDocument { outcome.add(lint, uses: &uses) }
    outcome.findings += Suppression.unused(uses, in: project)
    outcome.findings.sort()
    return outcome
  }

  private static func fact<SomeRule: ProjectRule>(of document: LintedDocument, for rule: SomeRule) -> any Sendable {
    rule.fact(of: document)
  }

  private static func findings<SomeRule: ProjectRule>(
    of rule: SomeRule, _ facts: [any Sendable], in project: LintedProject
  ) -> [Diagnostic] {
    rule.check(facts.compactMap { $0 as? SomeRule.Fact }, in: project)
  }
}
