public import HeadlessUIKit

/// The traits that a variation is for, as its key says them: `default`, `heightClass=compact-widthClass=regular`.
public struct TraitVariation: Sendable, Hashable {
  /// The parts of the key: a trait and the value that it must have. Empty for `default`.
  public var conditions: [Condition]

  /// One part of a key: a trait and the value that it must have.
  public struct Condition: Sendable, Hashable {
    /// The trait that is asked.
    public var trait: String
    /// What the trait must be, such as `compact`.
    public var value: String
  }

  /// Takes a variation's key apart, such as `heightClass=compact-widthClass=regular`.
  public init(key: String) {
    guard key != "default" else {
      conditions = []
      return
    }
    conditions = key.split(separator: "-").map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Condition(trait: pair.first ?? "", value: pair.count > 1 ? pair[1] : "")
    }
  }

  /// Whether the variation is in force. One that names a trait that is not known never is.
  public func matches(_ traits: UITraitCollection) -> Bool {
    conditions.allSatisfy { $0.matches(traits) }
  }
}

extension TraitVariation.Condition {
  fileprivate func matches(_ traits: UITraitCollection) -> Bool {
    switch trait {
    case "widthClass": traits.horizontalSizeClass.rawValue == value
    case "heightClass": traits.verticalSizeClass.rawValue == value
    case "userInterfaceIdiom": traits.userInterfaceIdiom.rawValue == value
    case "userInterfaceStyle": traits.userInterfaceStyle.rawValue == value
    case "displayScale": Double(value) == traits.displayScale
    case "layoutDirection": traits.layoutDirection.rawValue == value
    default: false
    }
  }
}
