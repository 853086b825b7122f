import Diagnostics

/// Fingerprints of findings that stay the same when lines move; findings that are alike are counted.
struct FingerprintCounter {
  private var seen: [String: Int] = [:]

  mutating func next(_ finding: Diagnostic) -> String {
    let parts = [
      finding.rule, finding.document, finding.objectID ?? "", Fingerprint.withoutNumbers(finding.message),
    ]
    let fingerprint = Fingerprint.text(of: parts)
    let count = seen[fingerprint, default: 0]
    seen[fingerprint] = count + 1
    return count == 0 ? fingerprint : Fingerprint.text(of: parts + [String(count)])
  }
}
