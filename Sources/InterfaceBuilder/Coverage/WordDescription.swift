import HeadlessUIKit

/// What a name means to the kinds that know it: an attribute, a key, or an element that only holds others.
public struct WordDescription: Sendable, Hashable {
  /// The name.
  public var name: String
  /// What it is to each kind that brings it, by the kinds' names; kinds that inherit it are not listed.
  public var uses: [KindDescription.RowDescription]

  /// What is known about a name, nil when no kind has a row for it.
  public static func named(_ name: String) -> WordDescription? {
    let uses = KindIndex.shared.all.compactMap { kind in
      kind.rows.first { $0.name == name }.map {
        KindDescription.RowDescription($0, owner: KindDescription.name(of: kind))
      }
    }
    // A plain attribute such as `key`, which nearly every value has, says nothing.
    let telling = uses.filter { $0.name != "key" }
    return telling.isEmpty ? nil : WordDescription(name: name, uses: telling)
  }

  /// Every name that ``named(_:)`` knows, sorted.
  public static var names: [String] {
    Set(KindIndex.shared.all.flatMap { $0.rows.map(\.name) }).subtracting(["key"]).sorted()
  }

  /// The properties that values of an element stand for, as `PROPERTY of CLASS`, by the kinds' names.
  public static func uses(ofElement element: String) -> [String] {
    KindIndex.shared.all.flatMap { kind in
      kind.rows.filter { $0.takes(element: element) }.map { "\($0.name) of \(KindDescription.name(of: kind))" }
    }
  }
}

extension Row {
  /// Whether the row's values are elements of that name.
  fileprivate func takes(element: String) -> Bool {
    guard case .element(let names) = type, role != .each else { return false }
    return names.split(separator: "|").contains { $0 == element }
  }
}

extension WordDescription {
  /// The description as plain text: the name, then a line for each use.
  public var text: String {
    let isElement = uses.contains { $0.role == .list || $0.role == .each }
    let width = uses.map(\.owner.count).max() ?? 0
    let lines = uses.map { use in
      "  of \(use.owner)\(String(repeating: " ", count: width - use.owner.count))  \(use.summary)"
    }
    return ([isElement ? "<\(name)>" : name] + lines).joined(separator: "\n") + "\n"
  }
}
