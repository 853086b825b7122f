/// The outlets and keys that are not matched yet, and the groups among them that are alike.
struct MatchSearch {
  /// How much a key is like an outlet, best first.
  enum Likeness: CaseIterable { case identical, sameWords, sameCore, sameSingular, sameEnd }

  /// An outlet with the ways to read its name.
  struct Outlet {
    let name: String
    let className: String
    let property: BindableProperty
    let forms: NameForms

    init(name: String, className: String, property: BindableProperty) {
      self.name = name
      self.className = className
      self.property = property
      forms = .outlet(name, className: className)
    }

    /// The kind of value that a key would be for this outlet.
    func kind(of key: String) -> BindableProperty.ValueKind {
      className == "UIButton" && NameForms.saysImage(key) ? .image : property.kind
    }
  }

  /// What is not matched, in the order that was given.
  private(set) var remainingOutlets: [Outlet]
  private(set) var remainingKeys: [String]

  init(outlets: [Outlet], keys: [String]) {
    remainingOutlets = outlets
    remainingKeys = keys
  }

  /// Takes out all that are alike in that way, in groups that hang together: one outlet and one key where it is clear.
  mutating func takeGroups(_ likeness: Likeness) -> [(outlets: [Outlet], keys: [String])] {
    let edges = remainingOutlets.map { closestKeys(to: $0, likeness) }
    var outletsOfKey: [Int: [Int]] = [:]
    for (outlet, keys) in edges.enumerated() {
      for key in keys { outletsOfKey[key, default: []].append(outlet) }
    }
    var groups: [(outlets: [Outlet], keys: [String])] = []
    var takenOutlets: Set<Int> = []
    var takenKeys: Set<Int> = []
    for first in edges.indices where !edges[first].isEmpty && !takenOutlets.contains(first) {
      var waiting = [first]
      var outlets: Set<Int> = [first]
      var keys: Set<Int> = []
      while let outlet = waiting.popLast() {
        for key in edges[outlet] where keys.insert(key).inserted {
          for other in outletsOfKey[key] ?? [] where outlets.insert(other).inserted { waiting.append(other) }
        }
      }
      takenOutlets.formUnion(outlets)
      takenKeys.formUnion(keys)
      groups.append((outlets.sorted().map { remainingOutlets[$0] }, keys.sorted().map { remainingKeys[$0] }))
    }
    remainingOutlets = remainingOutlets.indices.filter { !takenOutlets.contains($0) }.map { remainingOutlets[$0] }
    remainingKeys = remainingKeys.indices.filter { !takenKeys.contains($0) }.map { remainingKeys[$0] }
    return groups
  }

  /// The places of the keys that are like the outlet with the fewest words left out.
  private func closestKeys(to outlet: Outlet, _ likeness: Likeness) -> [Int] {
    var closest: [Int] = []
    var fewest = Int.max
    for (place, key) in remainingKeys.enumerated() {
      guard let distance = distance(outlet, key, likeness), distance <= fewest else { continue }
      if distance < fewest { closest = [] }
      fewest = distance
      closest.append(place)
    }
    return closest
  }

  /// How many words were left out to make both alike; nil when they are not.
  private func distance(_ outlet: Outlet, _ key: String, _ likeness: Likeness) -> Int? {
    if likeness == .identical { return outlet.name == key ? 0 : nil }
    var fewest: Int?
    for keyForm in NameForms.key(key, kind: outlet.kind(of: key)).forms {
      for form in outlet.forms.forms where Self.areAlike(form.tokens, keyForm.tokens, likeness) {
        let stripped = form.stripped + keyForm.stripped
        if likeness == .sameWords, stripped > 0 { continue }
        fewest = min(fewest ?? stripped, stripped)
      }
    }
    return fewest
  }

  private static func areAlike(_ outlet: [String], _ key: [String], _ likeness: Likeness) -> Bool {
    switch likeness {
    case .identical, .sameWords, .sameCore: outlet.joined() == key.joined() && !outlet.isEmpty
    case .sameSingular: NameTokens.singular(outlet).joined() == NameTokens.singular(key).joined() && !outlet.isEmpty
    case .sameEnd: key.count > outlet.count && key.suffix(outlet.count) == outlet[...] && !outlet.isEmpty
    }
  }
}
