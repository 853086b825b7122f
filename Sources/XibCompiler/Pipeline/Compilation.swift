public import Diagnostics
public import HeadlessUIKit

/// What a compilation gave.
public struct Compilation {
  /// The live view that holds everything that is shown; nil when something was so wrong that nothing is.
  public var view: UIView?
  /// What is shown, as a value; nil when nothing is.
  public var tree: ViewTree?
  /// What was bound by which key, one line each, for people.
  public var bindingReport: [String] = []
  /// The bound properties of every instance: `OUTLET.PROPERTY` and the key path.
  var bound: [InspectedValue.Entry] = []
  /// What was found on the way, in the order of the stages.
  public var diagnostics: [Diagnostic] = []

  /// Whether anything was so wrong that the result should not be used.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
