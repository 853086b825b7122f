/// Why a solver could not do what it was asked.
public enum SolverError: Error, Equatable, Sendable {
  /// A coefficient, constant or value is not a number, infinite, or too large to calculate with.
  case unusableNumber
  /// A priority is not above 0 and at most 1000.
  case unusablePriority(Double)
  /// The variable was issued by another solver.
  case unknownVariable(Variable)
  /// The constraint is not in this solver, or no longer.
  case unknownConstraint(ConstraintID)
  /// The variable is not being edited.
  case notEdited(Variable)
  /// Required constraints can't all hold.
  case conflict(Conflict)
  /// The work was cut off at its bound; the values are those of the last solution.
  case tooMuchWork

  /// The constraints at odds, if that is the error.
  public var conflict: Conflict? {
    guard case .conflict(let conflict) = self else { return nil }
    return conflict
  }
}
