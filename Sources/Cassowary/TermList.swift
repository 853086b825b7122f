/// A short list of terms that needs no heap for up to four: nearly every constraint of a layout has at most that many.
struct TermList: Sendable {
  private(set) var count = 0
  private var inline: (Term, Term, Term, Term)
  /// Nil until it is needed: an empty array would be counted at every copy.
  private var overflow: [Term]?

  init() {
    let nothing = Term(number: 0, coefficient: 0)
    inline = (nothing, nothing, nothing, nothing)
  }

  subscript(index: Int) -> Term {
    switch index {
    case 0: inline.0
    case 1: inline.1
    case 2: inline.2
    case 3: inline.3
    default: overflow.map { $0[index - 4] } ?? inline.3
    }
  }

  mutating func append(_ term: Term) {
    switch count {
    case 0: inline.0 = term
    case 1: inline.1 = term
    case 2: inline.2 = term
    case 3: inline.3 = term
    case 4: overflow = [term]
    default: overflow?.append(term)
    }
    count += 1
  }

  mutating func append(_ other: TermList, times factor: Double) {
    for index in 0..<other.count {
      let term = other[index]
      append(Term(number: term.number, coefficient: term.coefficient * factor))
    }
  }
}
