import Diagnostics

/// The translations of one file into one language.
struct StringTable: Sendable {
  /// One key with what it says.
  struct Entry: Sendable {
    var key: String
    var value: String
    /// Of the key in its file.
    var location: SourceLocation
    /// Whether it counts as translated. A catalogue also keeps texts that nobody has translated yet.
    var isTranslated = true
    /// Whether Xcode found nothing more that uses it.
    var isStale = false
  }

  /// The file, as the document's path leads to it.
  var file: String
  /// A language such as `de` or `pt-BR`.
  var language: String
  /// In the order of the file.
  var entries: [Entry] = []
  /// What could not be read, in the order of the file.
  var problems: [Problem] = []

  /// Something that stands in the way of reading a file.
  struct Problem: Sendable {
    var message: String
    var location: SourceLocation
  }
}
