extension UIColor {
  /// A colour of a catalogue; one that names a system colour takes its components.
  public convenience init?(asset color: NamedColor, name: String) {
    let resolved = color.resolved { system in
      UIColor.system(named: system).map { ($0.light, $0.dark) }
    }
    guard let resolved else { return nil }
    self.init(light: resolved.light, dark: resolved.dark, name: name)
  }
}
