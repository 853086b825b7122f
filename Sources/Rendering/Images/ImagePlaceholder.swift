import HeadlessUIKit

/// What is drawn in place of a picture that is not there: a grey box, crossed out, with the name where it fits.
enum ImagePlaceholder {
  private static let ground = grey(229, blue: 234)
  private static let line = grey(174, blue: 178)
  private static let ink = grey(99, blue: 102)
  private static let font = UIFont.systemFont(ofSize: 9)

  private static func grey(_ level: Double, blue: Double) -> RGBA {
    RGBA(red: level / 255, green: level / 255, blue: blue / 255, alpha: 1)
  }

  static func commands(for image: UIImage, in rect: CGRect) -> [DisplayCommand] {
    let width = min(1, rect.width / 8, rect.height / 8)
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    let radius = min(4, rect.width / 6, rect.height / 6)
    // The cross ends at the rounded corners.
    let cut = radius * 0.3
    let cross: [PathElement] = [
      .move(CGPoint(x: inner.minX + cut, y: inner.minY + cut)),
      .line(CGPoint(x: inner.maxX - cut, y: inner.maxY - cut)),
      .move(CGPoint(x: inner.maxX - cut, y: inner.minY + cut)),
      .line(CGPoint(x: inner.minX + cut, y: inner.maxY - cut)),
    ]
    return [
      .fill(.roundedRect(rect, radius: radius), ground), .stroke(.path(cross), line, width: width),
      .stroke(.roundedRect(inner, radius: radius), line, width: width),
    ] + nameCommands(for: image, in: rect)
  }

  private static func nameCommands(for image: UIImage, in rect: CGRect) -> [DisplayCommand] {
    var name = image.name
    if case .system(let symbol) = image.source { name = symbol }
    let width = name.unicodeScalars.reduce(0) { $0 + Self.advance($1) } * font.pointSize
    guard !name.isEmpty, width + 8 <= rect.width, rect.height >= 16 else { return [] }
    let box = CGRect(x: rect.midX - width / 2 - 3, y: rect.midY - 6, width: width + 6, height: 12)
    let text = TextLine(
      text: name, font: font, color: ink, origin: CGPoint(x: rect.midX - width / 2, y: rect.midY + 3.2), width: width)
    return [.fill(.roundedRect(box, radius: 2), ground), .text(text)]
  }

  /// In em; an estimate is enough, as the renderer fits the letters to the width.
  private static func advance(_ letter: Unicode.Scalar) -> Double {
    switch letter {
    case "i", "j", "l", ".", ",", ":", "'", "|", " ", "I": 0.27
    case "f", "r", "t", "-": 0.37
    case "m", "w", "M", "W": 0.86
    default: letter.value < 0x1100 ? 0.59 : 1
    }
  }
}
