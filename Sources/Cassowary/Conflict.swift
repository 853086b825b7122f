/// Required constraints that can't all hold.
public struct Conflict: Equatable, Sendable {
  /// The constraints, in the order in which they were added.
  public let constraints: [ConstraintID]

  /// Whether the rest could hold after taking away any one of them; false only where the set was too large to try each.
  public let isMinimal: Bool
}
