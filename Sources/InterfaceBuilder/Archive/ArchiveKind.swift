/// What a class of an archive is in today's form: the element that it became, and what became of its keys.
struct ArchiveKind: Sendable {
  /// The archive's class, such as `IBUILabel`.
  let className: String
  /// Today's element, such as `label`.
  let element: String
  /// Inherited rows first; the order of the rows is the order of attributes and children in a document.
  let rows: [ArchiveRow]
  /// The keys that the rows read.
  let keys: Set<String>

  /// A row of the same key as an inherited one takes its place.
  init(_ className: String, _ element: String, inherits parent: ArchiveKind? = nil, _ rows: [ArchiveRow] = []) {
    self.className = className
    self.element = element
    var all = parent?.rows ?? []
    for row in rows {
      if let place = all.firstIndex(where: { !row.keys.isEmpty && row.keys.contains($0.keys.first ?? "") }) {
        all[place] = row
      } else {
        all.append(row)
      }
    }
    self.rows = all
    keys = Set(all.flatMap(\.keys))
  }
}

extension ArchiveKind {
  /// The kind of that class, nil when there is none.
  static func named(_ className: String) -> ArchiveKind? { byClass[className] }

  static let all: [ArchiveKind] =
    placeholders + views + labels + buttons + textInputs + controls + scrolling + tables + collections + bars
    + controllers + gestures + [.constraint]

  private static let byClass = Dictionary(all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
