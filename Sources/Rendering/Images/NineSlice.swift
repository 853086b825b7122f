import HeadlessUIKit

/// Where the parts of a picture with cap insets go: the corners keep their size, the rest is stretched.
enum NineSlice {
  /// A part of a picture and the rectangle that it is stretched into.
  struct Part: Hashable {
    /// In pixels of the picture.
    var x, y, width, height: Int
    /// In points.
    var target: CGRect
  }

  private struct Span {
    var source: Int
    var sourceLength: Int
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// The parts from the top left to the bottom right; empty ones are left out.
  static func parts(of image: UIImage, pixels: (width: Int, height: Int), in rect: CGRect) -> [Part] {
    let caps = image.capInsets ?? .zero
    let columns = spans(
      pixels: pixels.width, points: image.size.width, caps: (caps.left, caps.right), from: rect.minX, length: rect.width
    )
    let rows = spans(
      pixels: pixels.height, points: image.size.height, caps: (caps.top, caps.bottom), from: rect.minY,
      length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength,
          target: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
      }
    }
  }

  private static func spans(
    pixels: Int, points: CGFloat, caps: (CGFloat, CGFloat), from start: CGFloat, length: CGFloat
  ) -> [Span] {
    let whole = [Span(source: 0, sourceLength: pixels, target: start, targetLength: length)]
    guard points.isFinite, points > 0 else { return whole }
    let density = CGFloat(pixels) / points
    func capPixels(_ cap: CGFloat, atMost most: Int) -> Int {
      cap.isFinite && cap > 0 ? Int(min((cap * density).rounded(), CGFloat(most))) : 0
    }
    let first = capPixels(caps.0, atMost: pixels)
    let last = capPixels(caps.1, atMost: pixels - first)
    guard first > 0 || last > 0 else { return whole }
    // Caps that don't fit are made smaller, in proportion.
    let capPoints = CGFloat(first + last) / density
    let middlePixels = pixels - first - last
    let fit = middlePixels == 0 || capPoints > length ? length / capPoints : 1
    let firstPoints = CGFloat(first) / density * fit
    let lastPoints = CGFloat(last) / density * fit
    let spans = [
      Span(source: 0, sourceLength: first, target: start, targetLength: firstPoints),
      Span(
        source: first, sourceLength: middlePixels, target: start + firstPoints,
        targetLength: length - firstPoints - lastPoints),
      Span(source: pixels - last, sourceLength: last, target: start + length - lastPoints, targetLength: lastPoints),
    ]
    return spans.filter { $0.sourceLength > 0 && $0.targetLength > 1e-9 }
  }
}
