import HeadlessUIKit

/// The scopes that are open, and whether anything drawn in them can be seen.
struct ScopeStack {
  /// What a command that ends a scope asks for.
  enum Kind: Int, Hashable {
    case state, group, object
  }

  private struct Entry {
    var scope: DrawingScope
    var kind: Kind
    var transform: CGAffineTransform
    var isHidden: Bool
    var objectID: String?
  }

  private var entries: [Entry] = []
  private var counts = [0, 0, 0]
  private var outermost = Entry(scope: .state, kind: .state, transform: .identity, isHidden: false)
  /// How many translucent groups are open.
  private(set) var groupDepth = 0

  private var current: Entry {
    get { entries.last ?? outermost }
    set {
      if entries.isEmpty { outermost = newValue } else { entries[entries.count - 1] = newValue }
    }
  }

  /// Whether nothing is seen until the innermost scope ends.
  var isHidden: Bool { current.isHidden }

  /// The document id of the innermost object.
  var objectID: String? { current.objectID }

  mutating func hide() { current.isHidden = true }

  /// False when the transform (with those before it) folds everything onto a line, or is no number: then all is hidden.
  mutating func concat(_ step: CGAffineTransform) -> Bool {
    guard !isHidden else { return false }
    let whole = step.concatenating(current.transform)
    let determinant = whole.a * whole.d - whole.b * whole.c
    guard determinant.isFinite, abs(determinant) > 1e-9, abs(determinant) < 1e12, whole.tx.isFinite, whole.ty.isFinite
    else {
      hide()
      return false
    }
    current.transform = whole
    return true
  }

  mutating func open(_ scope: DrawingScope, as kind: Kind) {
    var entry = current
    entry.scope = scope
    entry.kind = kind
    if case .object(let id, _, _) = scope { entry.objectID = id.isEmpty ? nil : id }
    if case .group = scope { groupDepth += 1 }
    entries.append(entry)
    counts[kind.rawValue] += 1
  }

  /// Closes the innermost scope of that kind and all within it: the scopes, innermost first; none when none is open.
  mutating func close(_ kind: Kind) -> [DrawingScope] {
    guard counts[kind.rawValue] > 0 else { return [] }
    var closed: [DrawingScope] = []
    while let entry = entries.popLast() {
      forget(entry)
      closed.append(entry.scope)
      if entry.kind == kind { break }
    }
    return closed
  }

  /// Closes every scope that is still open, innermost first.
  mutating func closeAll() -> [DrawingScope] {
    var closed: [DrawingScope] = []
    while let entry = entries.popLast() {
      forget(entry)
      closed.append(entry.scope)
    }
    return closed
  }

  private mutating func forget(_ entry: Entry) {
    counts[entry.kind.rawValue] -= 1
    if case .group = entry.scope { groupDepth -= 1 }
  }
}

extension DrawingScope {
  var kind: ScopeStack.Kind {
    switch self {
    case .state: .state
    case .group: .group
    case .object: .object
    }
  }
}
