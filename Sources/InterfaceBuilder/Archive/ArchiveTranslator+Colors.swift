import MarkupXML

/// `NSColor` as archives keep it: a colour space's number and the components as text in bytes.
extension ArchiveTranslator {
  func addColor(_ node: XMLNode, key: String, to element: XMLNode) {
    let color = ArchiveObject(node, in: graph)
    guard color.className == "NSColor" || color.className == "UIColor" else {
      return reportValue(node, key, "a colour")
    }
    guard let attributes = attributes(of: color) else { return reportValue(node, key, "a colour that is known") }
    let value = add("color", key: key, to: element, from: node)
    for (name, text) in attributes { set(name, text, on: value) }
  }

  /// The attributes of today's `<color>`, nil for a colour that cannot be said.
  private func attributes(of color: ArchiveObject) -> [(String, String)]? {
    if let name = color.text("IBUIColorCocoaTouchKeyPath") { return [("cocoaTouchSystemColor", name)] }
    switch color.integer("NSColorSpace") {
    case 1: return components(of: color, "NSRGB", ["red", "green", "blue"], space: "calibratedRGB")
    case 2: return components(of: color, "NSRGB", ["red", "green", "blue"], space: "deviceRGB")
    case 3: return components(of: color, "NSWhite", ["white"], space: "calibratedWhite")
    case 4: return components(of: color, "NSWhite", ["white"], space: "deviceWhite")
    case 5: return components(of: color, "NSCMYK", ["cyan", "magenta", "yellow", "black"], space: "deviceCMYK")
    case 6:
      guard let catalog = color.text("NSCatalogName"), let name = color.text("NSColorName") else { return nil }
      return [("name", name), ("catalog", catalog), ("colorSpace", "catalog")]
    case 10:
      guard let image = color["NSImage"].flatMap({ imageName($0) }) else { return nil }
      return [("patternImage", image), ("colorSpace", "pattern")]
    default: return nil
    }
  }

  private func components(
    of color: ArchiveObject, _ key: String, _ names: [String], space: String
  ) -> [(String, String)]? {
    guard let text = color[key].flatMap({ graph.bytes(of: $0) }) else { return nil }
    let parts = text.split(separator: " ")
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite }
    guard numbers.count == parts.count, numbers.count >= names.count else { return nil }
    var found = zip(names, numbers).map { ($0, ArchiveRow.spelled($1)) }
    found.append(("alpha", ArchiveRow.spelled(numbers.count > names.count ? numbers[names.count] : 1)))
    let custom = color["NSCustomColorSpace"].map { ArchiveObject($0, in: graph).integer("NSID") }
    switch custom {
    case nil: found.append(("colorSpace", space))
    case 1, 2: found += [("colorSpace", "custom"), ("customColorSpace", space)]
    // The other numbers are spaces whose components are taken as sRGB all the same.
    default: found += [("colorSpace", "custom"), ("customColorSpace", "sRGB")]
    }
    return found
  }

  /// The name of the picture that an `NSCustomResource` stands for.
  func imageName(_ node: XMLNode) -> String? {
    let resource = ArchiveObject(node, in: graph)
    guard resource.className == "NSCustomResource", let name = resource.text("NSResourceName") else { return nil }
    noteImage(name)
    return name
  }
}
