import HeadlessUIKit
import Testing

@testable import Rendering

/// Small display lists, and what their pictures look like.
enum RenderingProbe {
  static let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func list(_ commands: [DisplayCommand], width: CGFloat = 20, height: CGFloat = 20) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: commands)
  }

  /// The bitmap at one pixel a point.
  static func bitmap(
    _ commands: [DisplayCommand], width: CGFloat = 20, height: CGFloat = 20, background: RGBA? = nil
  ) throws -> Picture {
    let options = RenderingOptions(scale: 1, background: background)
    return try decoded(PNGRenderer().render(list(commands, width: width, height: height), options: options).bytes)
  }

  static func decoded(_ bytes: [UInt8]) throws -> Picture {
    try ImageStore().picture(of: UIImage(size: .zero, source: .data(bytes))).get()
  }

  static func warnings(_ commands: [DisplayCommand]) throws -> [RenderingWarning] {
    try PNGRenderer().render(list(commands), options: RenderingOptions(scale: 1)).warnings
  }

  /// The lines of the SVG file between its first and its last one.
  static func svg(_ commands: [DisplayCommand]) throws -> String {
    let bytes = try SVGRenderer().render(list(commands), options: RenderingOptions()).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
      .joined(separator: "\n")
  }

  static func text(_ text: String, size: CGFloat = 12, width: CGFloat = 0) -> TextLine {
    TextLine(
      text: text, font: .systemFont(ofSize: size), color: .black, origin: CGPoint(x: 2, y: 14), width: width)
  }
}
