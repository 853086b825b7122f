import MarkupXML

/// One line of a kind's table: keys of the archive, and what they are today.
struct ArchiveRow: Sendable {
  /// The keys that the row reads.
  let keys: [String]
  /// Writes what the object says under the keys to its element.
  let translate: @Sendable (ArchiveObject, XMLNode, ArchiveTranslator) -> Void

  init(
    _ keys: [String],
    _ translate: @escaping @Sendable (ArchiveObject, XMLNode, ArchiveTranslator) -> Void = { _, _, _ in }
  ) {
    self.keys = keys
    self.translate = translate
  }

  /// Keys that today's form does not have, because they follow from others or were Interface Builder's own state.
  static func ignored(_ keys: String...) -> ArchiveRow { ArchiveRow(keys) }
}

// MARK: Attributes

extension ArchiveRow {
  /// A truth value, written when it is not the default.
  ///
  /// - Parameter missing: what an archive that says nothing means; the default when nil.
  static func bool(_ key: String, _ name: String, default standard: Bool, missing: Bool? = nil) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      var value = missing ?? standard
      if let node = object[key] {
        guard let said = object.graph.bool(of: node) else { return translator.reportValue(node, key, "YES or NO") }
        value = said
      }
      if value != standard { translator.set(name, value ? "YES" : "NO", on: element) }
    }
  }

  /// A number; `missing` is written when the archive says nothing, `omitted` is a value that today's form leaves out.
  static func number(_ key: String, _ name: String, missing: String? = nil, omitted: Double? = nil) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else {
        if let missing { translator.set(name, missing, on: element) }
        return
      }
      guard let value = object.graph.number(of: node) else {
        return translator.reportValue(node, key, "a number")
      }
      if value != omitted { translator.set(name, spelled(value), on: element) }
    }
  }

  /// A whole number; `missing` is written when the archive says nothing.
  static func integer(_ key: String, _ name: String, missing: String? = nil) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else {
        if let missing { translator.set(name, missing, on: element) }
        return
      }
      guard let value = object.graph.integer(of: node) else {
        return translator.reportValue(node, key, "a whole number")
      }
      translator.set(name, "\(value)", on: element)
    }
  }

  /// A number that means the word at that position; an empty word is not written.
  ///
  /// - Parameter missing: the word of an archive that says nothing, nil to write none.
  static func choice(_ key: String, _ name: String, _ words: [String], missing: String? = nil) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      var word = missing ?? ""
      if let node = object[key] {
        guard let value = object.graph.integer(of: node), words.indices.contains(value) else {
          return translator.reportValue(node, key, "a number from 0 to \(words.count - 1)")
        }
        word = words[value]
      }
      if !word.isEmpty { translator.set(name, word, on: element) }
    }
  }

  /// Text, which stands in an element of its own when it has several lines.
  static func string(_ key: String, _ name: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      guard let text = object.graph.text(of: node) else { return translator.reportValue(node, key, "text") }
      translator.setText(name, text, on: element, from: node)
    }
  }

  /// The name of a picture.
  static func image(_ key: String, _ name: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      guard let picture = translator.imageName(node) else { return translator.reportValue(node, key, "a picture") }
      translator.set(name, picture, on: element)
    }
  }

  /// The id of another object.
  static func reference(_ key: String, _ name: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      translator.set(name, translator.id(of: node), on: element)
    }
  }

  /// A number as Interface Builder writes it: `44`, `0.5`, and `0.0`.
  static func spelled(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    guard let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000_000 else { return "\(value)" }
    return "\(whole)"
  }
}

// MARK: Children

extension ArchiveRow {
  /// An object in an element with that key.
  static func object(_ key: String, _ name: String, as kind: ArchiveKind? = nil) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object.entry(key) else { return }
      translator.place(node, in: element, of: object.node, key: name, as: kind)
    }
  }

  /// An array of objects in an element that holds only them.
  static func objects(_ key: String, _ list: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      translator.placeList(object.items(key), list, in: element, of: object)
    }
  }

  /// A value in an element of its own, such as text traits, whose keys another table has.
  static func value(_ key: String, _ name: String, _ kind: ArchiveKind) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      translator.addValue(node, kind, key: name, to: element)
    }
  }
}
