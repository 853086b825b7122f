import HeadlessUIKit

/// The objects of a display list, in drawing order, with how deep each is nested.
struct ObjectOutline {
  struct Row: Hashable {
    var id: String
    var name: String
    /// In the coordinates of the object around it, in points.
    var frame: CGRect
    /// 0 for the outermost objects.
    var depth: Int
  }

  private(set) var rows: [Row] = []

  init(_ list: DisplayList) {
    var collector = Collector()
    _ = DisplayListPlayer.play(list.onlyObjects, on: &collector)
    rows = collector.rows
  }

  /// The rows as nested lists; an object with others in it can be folded.
  var markup: [String] {
    var lines: [String] = ["<ul class=\"tree\">"]
    for (index, row) in rows.enumerated() {
      let hasChildren = index + 1 < rows.count && rows[index + 1].depth > row.depth
      let label =
        "<span class=\"row\" tabindex=\"0\" data-index=\"\(index)\"><b>\(MarkupText.escaped(row.name))</b>"
        + (row.id.isEmpty ? "" : " <code>\(MarkupText.escaped(row.id))</code>") + "</span>"
      lines.append(hasChildren ? "<li><details open><summary>\(label)</summary><ul>" : "<li>\(label)</li>")
      let next = index + 1 < rows.count ? rows[index + 1].depth : 0
      for _ in 0..<max(0, row.depth - next) { lines.append("</ul></details></li>") }
    }
    return lines + ["</ul>"]
  }

  private struct Collector: DrawingTarget {
    let joinsSlices = true
    var rows: [Row] = []
    private var depth = 0

    init() {}

    mutating func begin(_ scope: DrawingScope) {
      guard case .object(let id, let name, let frame) = scope else { return }
      rows.append(Row(id: id, name: name, frame: frame, depth: depth))
      depth += 1
    }

    mutating func end(_ scope: DrawingScope) {
      if case .object = scope { depth -= 1 }
    }

    func concat(_ transform: CGAffineTransform) {}
    func clip(to shape: DisplayShape) {}
    func fill(_ shape: DisplayShape, _ color: RGBA) {}
    func stroke(_ shape: DisplayShape, _ color: RGBA, width: CGFloat) {}
    func shadow(_ shape: DisplayShape, _ color: RGBA, offset: CGSize, blur: CGFloat) {}
    func picture(_ picture: Picture, slices: [NineSlice.Part], tint: RGBA?) {}
    func text(_ line: TextLine) -> Bool { true }
  }
}

extension DisplayList {
  /// The same scopes with nothing drawn in them.
  fileprivate var onlyObjects: DisplayList {
    let scopes = commands.filter { command in
      switch command {
      case .save, .restore, .beginGroup, .endGroup, .beginObject, .endObject: true
      default: false
      }
    }
    return DisplayList(size: size, commands: scopes)
  }
}
