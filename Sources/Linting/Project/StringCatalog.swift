import Diagnostics

/// Reads a `.xcstrings`: every language of a document in one file.
enum StringCatalog {
  /// A table for each language that any text is translated into, sorted, without the source language.
  static func read(_ bytes: [UInt8], file: String) -> [StringTable] {
    let root: ConfigurationValue
    do {
      root = try ConfigurationScanner.read(bytes, file: file)
    } catch {
      let location = error.location ?? SourceLocation(line: 1, column: 1)
      return [StringTable(file: file, language: "", problems: [.init(message: error.message, location: location)])]
    }
    let source = root["sourceLanguage"]?.text
    guard case .entries(let strings)? = root["strings"]?.content else { return [] }
    var languages: Set<String> = []
    for entry in strings {
      for localization in entry.value["localizations"]?.entries ?? [] { languages.insert(localization.key) }
    }
    if let source { languages.remove(source) }
    let translatable = strings.filter { $0.value["shouldTranslate"]?.content != .bool(false) }
    return languages.sorted().map { language in
      StringTable(file: file, language: language, entries: translatable.map { Self.entry($0, in: language) })
    }
  }

  private static func entry(_ entry: ConfigurationValue.Entry, in language: String) -> StringTable.Entry {
    let localization = entry.value["localizations"]?[language]
    let unit = localization?["stringUnit"]
    let state = unit?["state"]?.text
    return StringTable.Entry(
      key: entry.key, value: unit?["value"]?.text ?? "", location: entry.location,
      // Plural forms and devices have units of their own below.
      isTranslated: localization != nil && state != "new",
      isStale: entry.value["extractionState"]?.text == "stale")
  }
}

extension ConfigurationValue {
  /// The members of an object, in the order of the file; none of anything else.
  var entries: [Entry] {
    guard case .entries(let entries) = content else { return [] }
    return entries
  }

  /// The characters of a text, nil of anything else.
  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The member of an object.
  subscript(key: String) -> ConfigurationValue? { entries.first { $0.key == key }?.value }
}
