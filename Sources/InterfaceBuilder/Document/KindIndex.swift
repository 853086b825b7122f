import HeadlessUIKit

/// Finds the vocabulary of an element by its name and, where a name means several things, by what it stands in.
final class KindIndex: Sendable {
  static let shared = KindIndex(Vocabulary.objectKinds + Vocabulary.documentKinds)

  /// Every kind, by element name; a kind's number is its position.
  let all: [Vocabulary]
  /// The names of elements, attributes and keys.
  let words: WordTable
  /// The kind of each word, -1 for none: the element of that name; whatever is in an element of that name.
  private let byElement: [Int16]
  private let insideOf: [Int16]
  /// The kinds that are meant only inside one parent, by the two words.
  private let byParent: [Int: Int16]
  private let hasByParent: [Bool]
  private let tables: Cell<[KindTable?]>

  init(_ vocabularies: [Vocabulary]) {
    var byName: [String: Vocabulary] = [:]
    for vocabulary in vocabularies { byName[vocabulary.element] = vocabulary }
    all = byName.values.sorted { $0.element < $1.element }
    let parts = all.map { $0.element.split(separator: "/", maxSplits: 1).map(String.init) }
    words = WordTable(parts.joined() + all.lazy.flatMap { $0.rows.lazy.map(\.name) })
    var byElement = [Int16](repeating: -1, count: words.count)
    var insideOf = byElement
    var byParent: [Int: Int16] = [:]
    var hasByParent = [Bool](repeating: false, count: words.count)
    for (number, parts) in parts.enumerated() {
      let kind = Int16(truncatingIfNeeded: number)
      let last = words.number(of: parts[parts.count - 1])
      guard parts.count > 1 else {
        byElement[last] = kind
        continue
      }
      let parent = words.number(of: parts[0])
      if parts[1] == "*" {
        insideOf[parent] = kind
      } else {
        byParent[Self.pair(last, parent)] = kind
        hasByParent[parent] = true
      }
    }
    (self.byElement, self.insideOf, self.byParent, self.hasByParent) = (byElement, insideOf, byParent, hasByParent)
    tables = Cell(Array(repeating: nil, count: all.count))
  }

  private static func pair(_ element: Int, _ parent: Int) -> Int { parent << 32 | element }

  /// The number of an element's kind, -1 for none. Words that no vocabulary has are -1.
  func kind(ofElement element: Int, in parent: Int) -> Int {
    if parent >= 0 {
      if hasByParent[parent], element >= 0, let kind = byParent[Self.pair(element, parent)] { return Int(kind) }
      if insideOf[parent] >= 0 { return Int(insideOf[parent]) }
    }
    return element < 0 ? -1 : Int(byElement[element])
  }

  func vocabulary(of element: String, in parent: String) -> Vocabulary? {
    let kind = kind(ofElement: words.number(of: element), in: words.number(of: parent))
    return kind < 0 ? nil : all[kind]
  }

  /// The rows of a kind by word; it is made when it is first asked for.
  func table(ofKind kind: Int) -> KindTable {
    if let known = tables.value[kind] { return known }
    let table = KindTable(vocabulary: all[kind], words: words)
    tables.change { $0[kind] = table }
    return table
  }
}

/// The rows of one kind by the numbers of words.
final class KindTable: Sendable {
  let vocabulary: Vocabulary
  let isValue: Bool
  let isVariation: Bool
  let roles: [Row.Role]
  let decoders: [AttributeDecoder]
  /// By word: the position in ``Vocabulary/allRows``, -1 for none.
  private let positions: [Int16]

  init(vocabulary: Vocabulary, words: WordTable) {
    self.vocabulary = vocabulary
    isValue = vocabulary.make == nil
    isVariation = vocabulary === Vocabulary.variation
    roles = vocabulary.allRows.map(\.role)
    decoders = vocabulary.allRows.map { AttributeDecoder($0.type) }
    var positions = [Int16](repeating: -1, count: words.count)
    for (position, row) in vocabulary.allRows.enumerated() {
      let word = words.number(of: row.name)
      if word >= 0 { positions[word] = Int16(truncatingIfNeeded: position) }
    }
    self.positions = positions
  }

  /// The position of the row of that name, -1 when the kind has none.
  func position(of word: Int) -> Int { word < 0 ? -1 : Int(positions[word]) }
}
