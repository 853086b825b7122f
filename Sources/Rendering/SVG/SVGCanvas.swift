import HeadlessUIKit

/// Draws by writing SVG elements.
struct SVGCanvas {
  private(set) var definitions = SVGDefinitions()
  private(set) var lines: [String] = []
  /// How many elements each open scope has opened, the innermost last.
  private var openElements: [Int] = [0]
  private var depth = 0
  /// Transforms that no element has yet.
  private var pending: CGAffineTransform?
  private var usedIDs: [String: Int] = [:]

  private mutating func write(_ line: String) {
    // Deep trees are not indented for ever.
    lines.append(String(repeating: "  ", count: min(depth, 40) + 1) + line)
  }

  private mutating func open(_ element: String) {
    write(element)
    openElements[openElements.count - 1] += 1
    depth += 1
  }

  private mutating func draw(_ element: String) {
    if let map = pending {
      pending = nil
      open("<g\(MarkupText.transform(map))>")
    }
    write(element)
  }

  /// Ids in documents repeat when a template is drawn many times, but not in one SVG file.
  private mutating func uniqueID(_ id: String) -> String {
    var unique = SVGDefinitions.isReserved(id) ? "object-" + id : id
    while let count = usedIDs[unique] {
      usedIDs[unique] = count + 1
      unique += "-\(count + 1)"
    }
    usedIDs[unique] = 1
    return unique
  }
}

extension SVGCanvas: DrawingTarget {
  var joinsSlices: Bool { false }

  mutating func begin(_ scope: DrawingScope) {
    if let map = pending {
      pending = nil
      open("<g\(MarkupText.transform(map))>")
    }
    openElements.append(0)
    switch scope {
    case .state: return
    case .group(let alpha): open("<g\(MarkupText.attribute("opacity", alpha))>")
    case .object(let id, let name, let frame):
      let values = [frame.minX, frame.minY, frame.width, frame.height].map { MarkupText.number($0) }
      let idAttribute = id.isEmpty ? "" : MarkupText.attribute("id", uniqueID(id))
      open(
        "<g\(idAttribute)\(MarkupText.attribute("data-class", name))"
          + "\(MarkupText.attribute("data-frame", values.joined(separator: " ")))>")
    }
  }

  mutating func end(_ scope: DrawingScope) {
    pending = nil
    while let count = openElements.last, count > 0 {
      openElements[openElements.count - 1] = count - 1
      depth -= 1
      write("</g>")
    }
    if openElements.count > 1 { openElements.removeLast() }
  }

  /// Ends what was opened outside of all scopes.
  mutating func finish() { end(.state) }

  mutating func concat(_ transform: CGAffineTransform) {
    pending = pending.map { transform.concatenating($0) } ?? transform
  }

  mutating func clip(to shape: DisplayShape) {
    let reference = MarkupText.attribute("clip-path", "url(#\(definitions.clip(shape)))")
    let map = pending.map(MarkupText.transform) ?? ""
    pending = nil
    open("<g\(map)\(reference)>")
  }

  mutating func fill(_ shape: DisplayShape, _ color: RGBA) {
    draw(SVGShape.markup(shape, attributes: MarkupText.paint("fill", color)))
  }

  mutating func stroke(_ shape: DisplayShape, _ color: RGBA, width: CGFloat) {
    let line = MarkupText.paint("stroke", color) + MarkupText.attribute("stroke-width", width)
    draw(SVGShape.markup(shape, attributes: " fill=\"none\"" + line))
  }

  mutating func shadow(_ shape: DisplayShape, _ color: RGBA, offset: CGSize, blur: CGFloat) {
    var attributes = MarkupText.paint("fill", color)
    if offset != .zero {
      attributes += MarkupText.transform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    if blur > 0 { attributes += MarkupText.attribute("filter", "url(#\(definitions.blur(blur)))") }
    draw(SVGShape.markup(shape, attributes: attributes))
  }

  mutating func picture(_ picture: Picture, slices: [NineSlice.Part], tint: RGBA?) {
    let use = "<use href=\"#\(definitions.picture(picture))\"/>"
    let filter = tint.map { MarkupText.attribute("filter", "url(#\(definitions.tint($0)))") } ?? ""
    for part in slices {
      let view = "\(part.x) \(part.y) \(part.width) \(part.height)"
      let window =
        "<svg\(SVGShape.box(part.target))\(MarkupText.attribute("viewBox", view)) preserveAspectRatio=\"none\">"
      // A filter has no effect on an inner svg element itself in every browser, so it is around it.
      draw(filter.isEmpty ? "\(window)\(use)</svg>" : "<g\(filter)>\(window)\(use)</svg></g>")
    }
  }

  mutating func text(_ line: TextLine) -> Bool {
    draw(SVGText.markup(line))
    return true
  }
}
