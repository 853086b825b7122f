/// A variable that can move while every priority level stays exactly as well satisfied as it is.
public struct Ambiguity: Equatable, Sendable {
  /// The variable that is not determined.
  public let variable: Variable
  /// What the solver chose.
  public let value: Double
  /// The least value it can take; minus infinity where nothing bounds it.
  public let lowest: Double
  /// The greatest value it can take; infinity where nothing bounds it.
  public let highest: Double

  /// Whether it can become smaller than the chosen value.
  public var canDecrease: Bool { lowest < value - tolerance }

  /// Whether it can become greater than the chosen value.
  public var canIncrease: Bool { highest > value + tolerance }

  private var tolerance: Double { 1e-6 * max(1, abs(value)) }
}
