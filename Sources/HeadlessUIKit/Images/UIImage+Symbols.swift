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

  /// Symbols whose sizes are known, at 17 points: what public logs print of them, or frames of documents say.
  private static let symbolSizes: [String: CGSize] = [
    "applewatch.watchface": CGSize(width: 17.2, height: 20), "calendar": CGSize(width: 21, height: 17.5),
    "chevron.right": CGSize(width: 12.5, height: 16.5), "line.3.horizontal": CGSize(width: 20.2, height: 10.1),
    "memories": CGSize(width: 22, height: 18.9), "person": CGSize(width: 19, height: 17.5),
  ]

  /// The size of a symbol at ``symbolPointSize``, nil when only its proportions are known. Symbols in a circle are 20 points
  /// wide (public logs and four views).
  private static func symbolSize(_ name: String) -> CGSize? {
    if let size = symbolSizes[name] { return size }
    return name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") ? CGSize(width: 20, height: 19) : nil
  }

  /// The width of symbols with clouds and of photos, in points: they are wider than others. Evidence: four symbols.
  private static func wideSymbolExtent(_ name: String) -> CGFloat? {
    name.contains("cloud") || name == "photo" ? 23.7 : nil
  }

  /// The space between a symbol's edges and those that constraints align, in points: above and below the symbol a line of
  /// text of its point size is aligned, at its sides nothing else. Negative where the symbol is lower than the line.
  ///
  /// It is the same in a view of any size. Evidence: five symbols' insets in public logs, to the pixel, and nine views.
  /// Symbols that do not stand in the middle of the line are taken for such that do.
  func symbolInsets(_ configuration: SymbolConfiguration?, metrics: TextMetrics) -> UIEdgeInsets {
    guard isSymbolImage else { return .zero }
    let height = metrics.roundUp(applyingSymbolConfiguration(configuration).size.height)
    let inset = (height - symbolLine(configuration, metrics: metrics)) / 2
    return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// The height of the line that a symbol stands in, in points.
  func symbolLine(_ configuration: SymbolConfiguration?, metrics: TextMetrics) -> CGFloat {
    symbolBaselines(configuration, metrics: metrics).height
  }

  /// The line that a symbol stands in, and where its baseline is.
  func symbolBaselines(_ configuration: SymbolConfiguration?, metrics: TextMetrics) -> TextBaselines {
    let font = UIFont.systemFont(ofSize: configuration?.pointSize ?? Self.symbolPointSize)
    func round(_ length: CGFloat) -> CGFloat { (length * metrics.scale).rounded() / metrics.scale }
    let (ascender, descender) = (round(metrics.ascender(of: font)), round(metrics.descender(of: font)))
    return TextBaselines(height: ascender + descender, ascender: ascender, descender: descender)
  }

  /// A symbol of the system. `proportions` is what the document says of its size; only the ratio of the sides counts,
  /// as Interface Builder always writes 128 for the longer one. `nil` or an empty size makes a square.
  public static func symbol(named name: String, proportions: CGSize?) -> UIImage {
    let extent = wideSymbolExtent(name) ?? symbolPointSize * symbolExtent
    var size = CGSize(width: extent, height: extent)
    if let known = symbolSize(name) {
      size = known
    } else if let proportions, proportions.width > 0, proportions.height > 0 {
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
    let size = Self.symbolSize(name) ?? CGSize(width: extent, height: extent)
    self.init(name: name, size: size, source: .system(name))
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
