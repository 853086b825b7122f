extension UITraitCollection {
  /// How text is measured in this world.
  public var textMetrics: TextMetrics { TextMetrics(toolsVersion: toolsVersion, scale: displayScale) }
}
