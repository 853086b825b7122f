extension UIImage {
  /// How a symbol is to look: what is nil or the default leaves it to the place where it is shown.
  public struct SymbolConfiguration: Sendable, Hashable {
    /// In points.
    public var pointSize: CGFloat?
    /// How bold the strokes are; nil leaves it to the place where the symbol is shown.
    public var weight: UIFont.Weight?
    /// How large the symbol is beside text of the same point size.
    public var scale: SymbolScale

    /// A configuration; the size in points.
    public init(pointSize: CGFloat? = nil, weight: UIFont.Weight? = nil, scale: SymbolScale = .default) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
  }
}

extension UIImage.SymbolConfiguration: DocumentConvertible, Inspectable {
  /// What the size of a symbol comes from.
  enum Kind: String, DocumentChoice { case unspecified, pointSize, font }

  /// The size and weight of a symbol for which a document says only the scale.
  private static let standardPointSize = UIImage.symbolPointSize

  public static let documentElements = [
    Vocabulary(
      value: "preferredSymbolConfiguration",
      rows: [
        .attribute("configurationType", Kind.self), .attribute("pointSize", .number),
        .attribute("scale", UIImage.SymbolScale.self), .attribute("weight", UIFont.WeightName.self),
        .attribute("fontDescription", .element("fontDescription")),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    let font = element.children(named: "fontDescription").first.flatMap { UIFont.make(from: $0, in: decoding) }
    let isSized = element.choice("configurationType", as: Kind.self) == .pointSize
    return UIImage.SymbolConfiguration(
      pointSize: isSized ? element.number("pointSize") ?? standardPointSize : font?.pointSize,
      weight: element.choice("weight", as: UIFont.WeightName.self)?.weight ?? font?.weight,
      scale: element.choice("scale", as: UIImage.SymbolScale.self) ?? .default)
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "pointSize": pointSize.map { .number($0) },
      "weight": UIFont.WeightName.allCases.first { $0.weight == weight }.map { .string($0.rawValue) },
      "scale": scale == .default ? nil : .string(scale.rawValue),
    ])
  }
}
