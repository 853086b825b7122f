public import Diagnostics
public import HeadlessUIKit

/// What a compilation gave.
public struct Compilation {
  /// The live view that holds everything that is shown; nil when something was so wrong that nothing is.
  public var view: UIView?
  public var tree: ViewTree?
  /// What was bound by which key, one line each, for people.
  public var bindingReport: [String] = []
  /// The bound properties of every instance: `OUTLET.PROPERTY` and the key path.
  var bound: [InspectedValue.Entry] = []
  public var diagnostics: [Diagnostic] = []

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
