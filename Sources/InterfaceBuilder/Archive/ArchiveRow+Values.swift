import MarkupXML

/// Colours, fonts, sizes and insets.
extension ArchiveRow {
  /// A colour; `isNilWritten`: today's form says `<nil>` where the archive does.
  static func color(_ key: String, _ name: String, isNilWritten: Bool = false) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else {
        if isNilWritten, let entry = object.entry(key), object.graph.tree.name(of: entry) == "nil" {
          translator.add("nil", key: name, to: element, from: entry)
        }
        return
      }
      translator.addColor(node, key: name, to: element)
    }
  }

  /// A font. Archives before Xcode 4.2 have only `IBUIFont`; `missing` is the system font's size when there is neither.
  static func font(missing: String? = nil) -> ArchiveRow {
    ArchiveRow(["IBUIFontDescription", "IBUIFont"]) { object, element, translator in
      if let node = object["IBUIFontDescription"] {
        translator.addFontDescription(ArchiveObject(node, in: object.graph), to: element)
      } else if let node = object["IBUIFont"] {
        translator.addFont(ArchiveObject(node, in: object.graph), to: element)
      } else if let missing {
        let font = translator.add("fontDescription", key: "fontDescription", to: element, from: object.node)
        translator.set("type", "system", on: font)
        translator.set("pointSize", missing, on: font)
      }
    }
  }

  /// A size or offset such as `{0, -1}`, a string or an `NSValue`.
  static func size(_ key: String, _ name: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      let value = ArchiveObject(node, in: object.graph)
      let text = value.entry("NS.sizeval") ?? value.entry("NS.pointval") ?? node
      guard let numbers = object.graph.numbers(of: text, count: 2) else {
        return translator.reportValue(node, key, "a size")
      }
      translator.addNumbers("size", ["width", "height"], numbers, key: name, to: element, from: node)
    }
  }

  /// Insets, which archives keep in four keys such as `IBUITitleEdgeInsets.top`.
  static func insets(_ key: String, _ name: String) -> ArchiveRow {
    let keys = ["left", "top", "right", "bottom"].map { "\(key).\($0)" }
    return ArchiveRow(keys) { object, element, translator in
      guard let place = keys.lazy.compactMap({ object[$0] }).first else { return }
      translator.addNumbers(
        "inset", ["minX", "minY", "maxX", "maxY"], keys.map { object.number($0) ?? 0 }, key: name, to: element,
        from: place)
    }
  }
}

extension ArchiveTranslator {
  func addNumbers(
    _ name: String, _ attributes: [String], _ numbers: [Double], key: String, to element: XMLNode, from node: XMLNode
  ) {
    let value = add(name, key: key, to: element, from: node)
    for (attribute, number) in zip(attributes, numbers) { set(attribute, ArchiveRow.spelled(number), on: value) }
  }

  // MARK: Fonts

  func addFontDescription(_ font: ArchiveObject, to element: XMLNode) {
    let value = add("fontDescription", key: "fontDescription", to: element, from: font.node)
    // The kinds of UIFont's methods; 0 is a font by name.
    let types = ["", "system", "boldSystem", "italicSystem"]
    if let type = font.integer("type"), types.indices.contains(type), type > 0 {
      set("type", types[type], on: value)
    } else {
      if let name = font.text("name") { set("name", name, on: value) }
      if let family = font.text("family") { set("family", family, on: value) }
    }
    if let size = font.number("pointSize") {
      set("pointSize", ArchiveRow.spelled(size), on: value)
    } else if font.integer("size") != nil {
      // The one symbolic size that archives were seen with is that of UIFont.systemFontSize, whose font has 14 points.
      set("size", "system", on: value)
    }
    reportUnknownKeys(of: font, known: ["type", "name", "family", "traits", "pointSize", "size"])
  }

  /// Helvetica was the system font when archives said fonts only by name.
  func addFont(_ font: ArchiveObject, to element: XMLNode) {
    let value = add("fontDescription", key: "fontDescription", to: element, from: font.node)
    let name = font.text("NSName") ?? ""
    switch name {
    case "Helvetica": set("type", "system", on: value)
    case "Helvetica-Bold": set("type", "boldSystem", on: value)
    case "Helvetica-Oblique": set("type", "italicSystem", on: value)
    default:
      set("name", name, on: value)
      set("family", String(name.prefix { $0 != "-" }), on: value)
    }
    if let size = font.number("NSSize") { set("pointSize", ArchiveRow.spelled(size), on: value) }
  }
}
