/// Why bytes could not be read as data, and at which byte.
struct RecordSyntaxError: Error {
  /// The byte from 0, nil when there is no place to show (binary formats).
  var offset: Int?
  /// One sentence: what is wrong.
  var message: String
  /// One sentence: what would mend it.
  var help: String?

  init(_ message: String, at offset: Int?, help: String? = nil) {
    self.message = message
    self.offset = offset
    self.help = help
  }
}
