import DataBinding
import Diagnostics

/// What is wrong with records: what is wrong with many alike is told once, for the first of them, with their number.
struct RecordFindings {
  private var findings: [Diagnostic] = []
  private var counts: [Int] = []
  private var places: [String: Int] = [:]

  /// Adds what the binder found in the record of that number, counted from 0.
  mutating func add(_ found: [Diagnostic], record index: Int) {
    let start = "Record \(index) "
    for finding in found {
      let isOfRecord = finding.message.hasPrefix(start)
      let likeness = "\(finding.rule) \(isOfRecord ? String(finding.message.dropFirst(start.count)) : finding.message)"
      if let place = places[likeness] {
        if isOfRecord { counts[place] += 1 }
      } else {
        places[likeness] = findings.count
        findings.append(finding)
        counts.append(0)
      }
    }
  }

  /// Each finding once, in the order of the first records that have it.
  var told: [Diagnostic] {
    zip(findings, counts).map { finding, more in
      guard more > 0 else { return finding }
      var finding = finding
      finding.message += " So it is with \(more) more \(more == 1 ? "record" : "records")."
      return finding
    }
  }
}
