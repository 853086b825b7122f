extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: String, DocumentChoice {
    case `default`, small, medium, large, unspecified

    /// Evidence: the three sizes that Apple's symbol templates have for one point size.
    var factor: CGFloat {
      switch self {
      case .small: 0.783
      case .large: 1.29
      case .default, .medium, .unspecified: 1
      }
    }
  }

  /// The point size that a symbol has when nothing else is said.
  static let symbolPointSize: CGFloat = 17
  /// The longer side of a symbol, as a share of its point size, at medium scale. Evidence: frames of six symbols of
  /// known text styles in public documents, 0.97 to 1.3.
  static let symbolExtent: CGFloat = 1.2

  /// A symbol of the system. `proportions` is what the document says of its size; only the ratio of the sides counts,
  /// as Interface Builder always writes 128 for the longer one. `nil` or an empty size makes a square.
  public static func symbol(named name: String, proportions: CGSize?) -> UIImage {
    let extent = symbolPointSize * symbolExtent
    var size = CGSize(width: extent, height: extent)
    if let proportions, proportions.width > 0, proportions.height > 0 {
      let factor = extent / max(proportions.width, proportions.height)
      size = CGSize(width: proportions.width * factor, height: proportions.height * factor)
    }
    return UIImage(name: name, size: size, source: .system(name), renderingMode: .automatic)
  }

  /// A symbol of the system, square as nobody says its proportions. Which names there are is not known here: there is
  /// none only for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let extent = Self.symbolPointSize * Self.symbolExtent
    self.init(name: name, size: CGSize(width: extent, height: extent), source: .system(name))
  }

  /// The same picture, whose edges keep their size when it is stretched; insets in points.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    UIImage(name: name, size: size, scale: scale, source: source, renderingMode: renderingMode, capInsets: insets)
  }

  /// The same picture, of which only the one point after the caps is stretched; 0 stretches all of that axis.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    func far(_ near: Int, _ length: CGFloat) -> CGFloat { near > 0 ? max(0, length - CGFloat(near) - 1) : 0 }
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(max(0, top)), left: CGFloat(max(0, left)), bottom: far(top, size.height),
        right: far(left, size.width)))
  }

  /// Whether it is one of San Francisco Symbols.
  public var isSymbolImage: Bool {
    guard case .system = source else { return false }
    return true
  }

  /// The symbol in the size that a configuration asks for; any other picture as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let configuration else { return self }
    let points = configuration.pointSize ?? Self.symbolPointSize
    let factor = points / Self.symbolPointSize * configuration.scale.factor
    guard factor.isFinite, factor > 0, factor != 1 else { return self }
    return resized(to: CGSize(width: size.width * factor, height: size.height * factor))
  }

  /// The same picture, drawn as it is or in the tint.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, source: source, renderingMode: mode, capInsets: capInsets)
  }

  private func resized(to size: CGSize) -> UIImage {
    UIImage(name: name, size: size, scale: scale, source: source, renderingMode: renderingMode, capInsets: capInsets)
  }
}
