import MarkupXML

/// Where a view is and how it follows its superview.
extension ArchiveRow {
  /// The rectangle in the superview; an archive that has only a size means the origin. A view without a size, such as
  /// the bar of a controller, has no rectangle today either.
  static let frame = ArchiveRow(["NSFrame", "NSFrameSize"]) { object, element, translator in
    guard let node = object["NSFrame"] ?? object["NSFrameSize"] else { return }
    let isSize = object["NSFrame"] == nil
    guard let numbers = object.graph.numbers(of: node, count: isSize ? 2 : 4) else {
      return translator.reportValue(node, isSize ? "NSFrameSize" : "NSFrame", isSize ? "a size" : "a rectangle")
    }
    let rectangle = isSize ? [0, 0] + numbers : numbers
    guard rectangle.contains(where: { $0 != 0 }) else { return }
    translator.addNumbers("rect", ["x", "y", "width", "height"], rectangle, key: "frame", to: element, from: node)
  }

  /// AppKit's flags: the autoresizing mask in the lowest six bits, `hidden` in the highest. The mask is an element that
  /// comes behind the frame, so that another row writes it.
  static let viewFlags = ArchiveRow([]) { object, element, translator in
    guard let flags = object.integer("NSvFlags") else { return }
    if UInt32(truncatingIfNeeded: flags) & 0x8000_0000 != 0 { translator.set("hidden", "YES", on: element) }
  }

  static let autoresizingMask = ArchiveRow(["NSvFlags"]) { object, element, translator in
    guard translator.translatesAutoresizingMask(object) != false else { return }
    let place = object.entry("NSvFlags") ?? object.node
    let mask = translator.add("autoresizingMask", key: "autoresizingMask", to: element, from: place)
    guard let node = object["NSvFlags"] else { return }
    guard let flags = object.graph.integer(of: node) else {
      return translator.reportValue(node, "NSvFlags", "a whole number")
    }
    let names = [
      (1, "flexibleMinX"), (2, "widthSizable"), (4, "flexibleMaxX"), (8, "flexibleMinY"), (16, "heightSizable"),
      (32, "flexibleMaxY"),
    ]
    for (bit, name) in names where flags & bit != 0 { translator.set(name, "YES", on: mask) }
  }

  /// The part of the content that stretches, in units of the view's size.
  static let contentStretch = ArchiveRow(["IBUIContentStretch"]) { object, element, translator in
    guard let node = object["IBUIContentStretch"] else { return }
    guard let numbers = object.graph.numbers(of: node, count: 4) else {
      return translator.reportValue(node, "IBUIContentStretch", "a rectangle")
    }
    translator.addNumbers(
      "rect", ["x", "y", "width", "height"], numbers, key: "contentStretch", to: element, from: node)
  }

  /// The constraints that a view holds, in the order that Interface Builder kept beside the view.
  static let constraints = ArchiveRow([]) { object, element, translator in
    translator.placeList(translator.constraints(of: object), "constraints", in: element, of: object)
  }
}

extension ArchiveTranslator {
  func constraints(of object: ArchiveObject) -> [XMLNode] {
    for name in ["IBViewMetadataConstraints", "IBNSViewMetadataConstraints"] {
      guard let value = records.property(name, of: object.node).flatMap({ graph.resolve($0) }) else { continue }
      return graph.items(of: value)
    }
    return constraintsByView[object.node] ?? []
  }
}
