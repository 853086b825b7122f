/// The difference of two texts as `diff -u` writes it and `patch` reads it.
enum UnifiedDiff {
  /// Lines that are shown before and behind what differs.
  private static let context = 3
  /// From so many lines on that differ, old × new, what differs is shown as one piece: finding the least takes too long.
  private static let mostPairs = 4_000_000

  /// Nothing when the texts are the same.
  static func text(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    guard old != new else { return [] }
    let steps = steps(lines(old), lines(new))
    var out = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks(steps) { write(hunk, of: steps, to: &out) }
    return out
  }

  private struct Step {
    /// A blank, `-` or `+`.
    var mark: UInt8
    var line: ArraySlice<UInt8>
    /// How many lines of either text stand before it.
    var old: Int
    var new: Int
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - head)
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    var removed = Set(oldMiddle.indices)
    var added = Set(newMiddle.indices)
    if oldMiddle.count * newMiddle.count <= mostPairs {
      (removed, added) = ([], [])
      for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(head + offset)
        case .insert(let offset, _, _): added.insert(head + offset)
        }
      }
    }
    var steps: [Step] = []
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < old.count || newPlace < new.count {
      if oldPlace < old.count, removed.contains(oldPlace) {
        steps.append(Step(mark: UInt8(ascii: "-"), line: old[oldPlace], old: oldPlace, new: newPlace))
        oldPlace += 1
      } else if newPlace < new.count, added.contains(newPlace) {
        steps.append(Step(mark: UInt8(ascii: "+"), line: new[newPlace], old: oldPlace, new: newPlace))
        newPlace += 1
      } else if oldPlace < old.count, newPlace < new.count {
        steps.append(Step(mark: UInt8(ascii: " "), line: old[oldPlace], old: oldPlace, new: newPlace))
        oldPlace += 1
        newPlace += 1
      } else {
        break
      }
    }
    return steps
  }

  /// What differs, with the lines around it; what is near each other is one piece.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].mark != UInt8(ascii: " ") {
      let around = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private static func write(_ hunk: Range<Int>, of steps: [Step], to out: inout [UInt8]) {
    let lines = steps[hunk]
    guard let first = lines.first else { return }
    let old = lines.count { $0.mark != UInt8(ascii: "+") }
    let new = lines.count { $0.mark != UInt8(ascii: "-") }
    // Of no lines, the place is that of the line before.
    let (oldStart, newStart) = (first.old + (old > 0 ? 1 : 0), first.new + (new > 0 ? 1 : 0))
    out += Array("@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n".utf8)
    for step in lines {
      out.append(step.mark)
      out += step.line
      if step.line.last != 0x0A { out += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
