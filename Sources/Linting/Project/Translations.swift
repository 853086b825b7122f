import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The translations of one document: what lies in the `.lproj` folders beside it under its name.
struct Translations: Sendable {
  /// One for each file and language, in the order of the paths.
  var tables: [StringTable] = []
  /// The languages that the app has texts in but this document has none in, sorted.
  var languagesWithout: [String] = []

  /// The languages that the document is translated into, sorted.
  var languages: [String] { Set(tables.map(\.language)).subtracting([""]).sorted() }
}

extension ProjectFiles {
  /// The translations of a document; nil when it is not set up to be translated.
  ///
  /// Evidence: Xcode keeps the document in `Base.lproj` and its texts in `xx.lproj/Name.strings`, those of a catalogue in
  /// `mul.lproj/Name.xcstrings`.
  func translations(of document: String) -> Translations? {
    guard let slash = document.lastIndex(of: "/") else { return nil }
    let own = String(document[..<slash])
    let fileName = document[document.index(after: slash)...]
    guard own.hasSuffix(".lproj"), let point = fileName.lastIndex(of: ".") else { return nil }
    let name = String(fileName[..<point])
    let parent = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    let ownLanguage = Self.language(of: String(own.dropFirst(own.lastIndex(of: "/") == nil ? 0 : parent.count + 1)))

    var found = Translations()
    var others: [String] = []
    for folder in names(in: parent) where folder.hasSuffix(".lproj") {
      let language = Self.language(of: folder)
      let path = parent == "." && !own.contains("/") ? folder : parent + "/" + folder
      let names = names(in: path)
      let tables = names.filter { ["\(name).strings", "\(name).stringsdict", "\(name).xcstrings"].contains($0) }
        .flatMap { Self.read(path + "/" + $0, language: language) }
      found.tables += tables
      // A language with a document of its own needs no table; one with the names of the app only is none.
      let hasTexts = names.contains { $0.hasSuffix(".strings") && $0 != "InfoPlist.strings" }
      if tables.isEmpty, hasTexts, !names.contains(String(fileName)), language != ownLanguage, language != "Base" {
        others.append(language)
      }
    }
    guard !found.tables.isEmpty else { return nil }
    found.languagesWithout = others.filter { !found.languages.contains($0) }
    return found
  }

  private static func language(of folder: String) -> String { String(folder.dropLast(".lproj".count)) }

  private static let largestFile = 32 << 20

  private static func read(_ path: String, language: String) -> [StringTable] {
    let bytes: [UInt8]
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard data.count <= largestFile else { return [] }
      bytes = [UInt8](data)
    } catch {
      return [
        StringTable(
          file: path, language: language,
          problems: [.init(message: "The file cannot be opened.", location: .init(line: 1, column: 1))])
      ]
    }
    if path.hasSuffix(".xcstrings") { return StringCatalog.read(bytes, file: path) }
    // What the build leaves is binary; it has no lines to point at.
    if bytes.starts(with: Array("bplist".utf8)) { return [] }
    let isMarkup = path.hasSuffix(".stringsdict") || bytes.starts(with: Array("<?xml".utf8))
    let (entries, problems) = isMarkup ? StringTable.readPropertyList(bytes) : StringsScanner.read(bytes)
    return [StringTable(file: path, language: language, entries: entries, problems: problems)]
  }
}
