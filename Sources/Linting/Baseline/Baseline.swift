public import Diagnostics

/// The findings that a project has agreed to live with for now: they pass, new ones fail.
public struct Baseline: Sendable, Hashable {
  /// What the file says of its form.
  public static let schema = "xibc.baseline/1"

  /// How a finding is known again when lines have moved.
  public struct Key: Sendable, Hashable, Comparable {
    /// The document that is meant.
    public var document: String
    /// The id of the rule.
    public var rule: String
    /// Empty when the finding is of no object.
    public var objectID: String
    /// Of the message without its line numbers.
    public var fingerprint: String

    /// Of a finding, with the document as the baseline names it.
    public init(_ finding: Diagnostic, document: String) {
      self.document = document
      rule = finding.rule
      objectID = finding.objectID ?? ""
      fingerprint = Fingerprint.text(of: [Fingerprint.withoutNumbers(finding.message)])
    }

    init(document: String, rule: String, objectID: String, fingerprint: String) {
      self.document = document
      self.rule = rule
      self.objectID = objectID
      self.fingerprint = fingerprint
    }

    public static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.document, lhs.rule, lhs.objectID, lhs.fingerprint) < (rhs.document, rhs.rule, rhs.objectID, rhs.fingerprint)
    }
  }

  /// How many findings of a kind are known.
  public var counts: [Key: Int] = [:]

  /// Nothing is known.
  public init() {}

  /// Knows these findings; the closure says what the baseline calls a document.
  public init(_ findings: [Diagnostic], naming name: (String) -> String) {
    for finding in findings { counts[Key(finding, document: name(finding.document)), default: 0] += 1 }
  }

  /// Findings against a baseline.
  public struct Comparison: Sendable {
    /// The findings that it does not know.
    public var new: [Diagnostic]
    /// How many it knows.
    public var known: Int
    /// What it knows that is not there any more, of the documents that were checked, with how often; sorted.
    public var fixed: [(key: Key, count: Int)]
    /// The baseline without what is fixed.
    public var remaining: Baseline
  }

  /// Sets findings against the baseline.
  ///
  /// - Parameters:
  ///   - documents: what was checked, as the baseline calls it; only of these something can be fixed.
  ///   - gone: documents that are not there any more, of which everything is fixed.
  ///   - isUnjudged: whether the rule of an entry could find nothing in its document in this run, so that what it found
  ///     before is not fixed.
  ///   - name: what the baseline calls a document.
  public func compare(
    _ findings: [Diagnostic], documents: Set<String>, gone: Set<String> = [],
    isUnjudged: (Key) -> Bool = { _ in false }, naming name: (String) -> String
  ) -> Comparison {
    var left = counts
    var new: [Diagnostic] = []
    for finding in findings {
      let key = Key(finding, document: name(finding.document))
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else {
        new.append(finding)
      }
    }
    let fixed = left.filter {
      $0.value > 0
        && (gone.contains($0.key.document)
          || documents.contains($0.key.document) && !isUnjudged($0.key))
    }
    var remaining = self
    for (key, count) in fixed {
      let rest = (counts[key] ?? 0) - count
      remaining.counts[key] = rest > 0 ? rest : nil
    }
    return Comparison(
      new: new, known: findings.count - new.count,
      fixed: fixed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, remaining: remaining)
  }
}
