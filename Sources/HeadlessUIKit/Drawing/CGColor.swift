/// A layer's colour. It keeps both appearances, where UIKit's would be that of the moment.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour for a layer.
  public final var cgColor: CGColor { self }

  /// The colour of a layer.
  public convenience init(cgColor: CGColor) {
    self.init(light: cgColor.light, dark: cgColor.dark, name: cgColor.name)
  }
}
