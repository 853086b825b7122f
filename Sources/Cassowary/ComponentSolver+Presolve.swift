/// Substitution of the required equalities.
///
/// Whenever possible an unknown is defined by an equality as it stands, without substituting into it first, so that a chain
/// of a thousand frames remains a chain of short definitions. Three cases allow it:
/// - an equality with one unknown determines it;
/// - an unknown that occurs in one equality and nowhere else can be read off last;
/// - an unknown that no definition refers to yet ("fresh") can be defined by any equality that mentions it.
/// What is left closes a cycle and is expanded in full.
extension ComponentSolver {
  /// - Returns: whether the required equalities can all hold.
  mutating func substituteRequiredEqualities() throws(SolverError) -> Bool {
    guard linkEqualities() else { return try defineRemaining() }
    guard determineSingles() else { return false }
    peelUnmentioned()
    return try defineRemaining()
  }

  /// Counts where unknowns occur, and lists the required equalities of each.
  /// - Returns: whether there are any.
  private mutating func linkEqualities() -> Bool {
    unknowns.withUnsafeMutableBufferPointer { unknowns in
      for row in rows {
        let isEquality = row.isRequiredEquality
        guard isEquality || !row.isStay else { continue }
        for term in terms[row.range] {
          if isEquality {
            unknowns[Int(term.number)].degree += 1
          } else {
            unknowns[Int(term.number)].mentions += 1
          }
        }
      }
    }
    linkStarts.empty()
    var total: Int32 = 0
    for unknown in unknowns {
      linkStarts.append(total)
      total += unknown.degree
    }
    linkStarts.append(total)
    guard total > 0 else { return false }
    links.empty()
    links.append(contentsOf: repeatElement(0, count: Int(total)))
    for row in rows.indices where rows[row].isRequiredEquality {
      rows[row].live = Int32(rows[row].count)
      for place in rows[row].range {
        let unknown = Int(terms[place].number)
        links[Int(linkStarts[unknown])] = Int32(row)
        linkStarts[unknown] += 1
      }
    }
    // Filling moved each start to its end, which is the next one's start.
    for index in linkStarts.indices.dropFirst().reversed() { linkStarts[index] = linkStarts[index - 1] }
    linkStarts[0] = 0
    return true
  }

  private func linkRange(_ unknown: Int) -> Range<Int> {
    Int(linkStarts[unknown])..<Int(linkStarts[unknown + 1])
  }

  private mutating func determineSingles() -> Bool {
    queue.empty()
    for row in rows.indices where rows[row].live == 1 { queue.append(Int32(row)) }
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      guard !rows[row].isDone, rows[row].live == 1 else { continue }
      rows[row].isDone = true
      var sum = rows[row].constant
      var single = Term(number: -1, coefficient: 1)
      for place in rows[row].range {
        let term = terms[place]
        let unknown = unknowns[Int(term.number)]
        if unknown.state == .determined {
          sum += term.coefficient * unknown.constant
        } else {
          single = term
        }
      }
      guard single.number >= 0 else { continue }
      determine(Int(single.number), -sum / single.coefficient)
      for place in linkRange(Int(single.number)) {
        let other = Int(links[place])
        rows[other].live -= 1
        if rows[other].live == 1 { queue.append(Int32(other)) }
        if rows[other].live == 0, !rows[other].isDone {
          rows[other].isDone = true
          guard holdsWhereDetermined(other) else { return false }
        }
      }
    }
    work += next
    return true
  }

  /// Makes an unknown a known number.
  mutating func determine(_ unknown: Int, _ value: Double) {
    if unknowns[unknown].state != .defined { freeCount -= 1 }
    unknowns[unknown].state = .determined
    unknowns[unknown].constant = value
    unknowns[unknown].count = 0
  }

  private func holdsWhereDetermined(_ row: Int) -> Bool {
    var sum = rows[row].constant
    var size = max(1, abs(sum))
    for place in rows[row].range {
      let part = terms[place].coefficient * unknowns[Int(terms[place].number)].constant
      sum += part
      size = max(size, abs(part))
    }
    return abs(sum) <= Self.tolerance * size
  }

  private mutating func peelUnmentioned() {
    queue.empty()
    for index in unknowns.indices {
      guard unknowns[index].state == .fresh else { continue }
      var degree: Int32 = 0
      for place in linkRange(index) where !rows[Int(links[place])].isDone { degree += 1 }
      unknowns[index].degree = degree
      if degree == 1, unknowns[index].mentions == 0 { queue.append(Int32(index)) }
    }
    var next = 0
    while next < queue.count {
      let index = Int(queue[next])
      next += 1
      guard unknowns[index].state == .fresh, unknowns[index].degree == 1 else { continue }
      guard let row = openEquality(mentioning: index), let pivot = steadyTerm(of: index, in: row) else {
        continue
      }
      rows[row].isDone = true
      defineAsWritten(index, by: row, coefficient: pivot, column: nil)
      // Peeled unknowns are expanded before all others.
      unknowns[index].rank = Int32.min / 2 + Int32(presubstituted.count)
      presubstituted.append(Int32(index))
      for place in rows[row].range {
        let other = Int(terms[place].number)
        unknowns[other].degree -= 1
        if unknowns[other].degree == 1, unknowns[other].mentions == 0 { queue.append(Int32(other)) }
      }
    }
    work += next
  }

  private func openEquality(mentioning unknown: Int) -> Int? {
    for place in linkRange(unknown) where !rows[Int(links[place])].isDone { return Int(links[place]) }
    return nil
  }

  /// The unknown's coefficient in a row, unless it is too small beside the others to divide by.
  private func steadyTerm(of unknown: Int, in row: Int) -> Double? {
    var largest = 0.0
    var own = 0.0
    for place in rows[row].range where unknowns[Int(terms[place].number)].state != .determined {
      largest = max(largest, abs(terms[place].coefficient))
      if Int(terms[place].number) == unknown { own = terms[place].coefficient }
    }
    return abs(own) >= 0.01 * largest ? own : nil
  }

  private mutating func defineRemaining() throws(SolverError) -> Bool {
    for row in rows.indices where rows[row].isRequiredEquality && !rows[row].isDone {
      rows[row].isDone = true
      if rows[row].live == 0 {
        guard holdsWhereDetermined(row) else { return false }
        continue
      }
      guard try insert(row, keepsColumn: false) else { return false }
    }
    return true
  }
}
