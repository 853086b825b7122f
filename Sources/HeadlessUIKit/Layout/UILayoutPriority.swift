/// How much a constraint or a size matters, from 1 to 1000.
public typealias UILayoutPriority = Float

extension UILayoutPriority {
  /// It must hold: 1000.
  public static let required: UILayoutPriority = 1000
  /// How much content resists growing smaller: 750.
  public static let defaultHigh: UILayoutPriority = 750
  /// How much content resists growing larger: 250.
  public static let defaultLow: UILayoutPriority = 250
  /// How much a view that is measured wants to be as small as it is asked to: 50.
  public static let fittingSizeLevel: UILayoutPriority = 50

  /// The priority of that number.
  public init(rawValue: Float) { self = rawValue }
  /// The number.
  public var rawValue: Float { self }
}
