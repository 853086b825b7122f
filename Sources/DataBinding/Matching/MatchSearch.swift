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
    func kind(of key: Key) -> BindableProperty.ValueKind {
      className == "UIButton" && key.saysImage ? .image : property.kind
    }
  }

  /// A key with the ways to read it.
  struct Key {
    let name: String
    /// Whether the name says that it holds a picture.
    let saysImage: Bool
    private let ofImage: NameForms
    private let ofTruth: NameForms
    private let ofOther: NameForms

    init(_ name: String) {
      self.name = name
      let tokens = NameTokens.split(name)
      saysImage = NameForms.saysImage(tokens)
      ofImage = .key(tokens, kind: .image)
      ofTruth = .key(tokens, kind: .bool)
      ofOther = .key(tokens, kind: .text)
    }

    func forms(_ kind: BindableProperty.ValueKind) -> [NameForms.Form] {
      switch kind {
      case .image: ofImage.forms
      case .bool: ofTruth.forms
      default: ofOther.forms
      }
    }
  }

  /// What is not matched, in the order that was given.
  private(set) var remainingOutlets: [Outlet]
  private(set) var remainingKeys: [Key]

  init(outlets: [Outlet], keys: [String]) {
    remainingOutlets = outlets
    remainingKeys = keys.map(Key.init)
  }

  /// Takes out all that are alike in that way, in groups that hang together: one outlet and one key where it is clear.
  mutating func takeGroups(_ likeness: Likeness) -> [(outlets: [Outlet], keys: [Key])] {
    let edges = remainingOutlets.map { closestKeys(to: $0, likeness) }
    var outletsOfKey: [Int: [Int]] = [:]
    for (outlet, keys) in edges.enumerated() {
      for key in keys { outletsOfKey[key, default: []].append(outlet) }
    }
    var groups: [(outlets: [Outlet], keys: [Key])] = []
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
  private func distance(_ outlet: Outlet, _ key: Key, _ likeness: Likeness) -> Int? {
    if likeness == .identical { return outlet.name == key.name && !key.name.isEmpty ? 0 : nil }
    var fewest: Int?
    for keyForm in key.forms(outlet.kind(of: key)) {
      for form in outlet.forms.forms where Self.areAlike(form, keyForm, likeness) {
        let stripped = form.stripped + keyForm.stripped
        if likeness == .sameWords, stripped > 0 { continue }
        fewest = min(fewest ?? stripped, stripped)
      }
    }
    return fewest
  }

  private static func areAlike(_ outlet: NameForms.Form, _ key: NameForms.Form, _ likeness: Likeness) -> Bool {
    guard !outlet.tokens.isEmpty else { return false }
    switch likeness {
    case .identical, .sameWords, .sameCore: return outlet.joined == key.joined
    case .sameSingular: return outlet.singular == key.singular
    case .sameEnd:
      let length = outlet.tokens.count
      return !outlet.isOnlyTypeWords && key.tokens.count > length && key.tokens.suffix(length) == outlet.tokens[...]
    }
  }
}
