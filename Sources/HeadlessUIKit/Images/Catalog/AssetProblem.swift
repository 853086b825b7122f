import Diagnostics

/// What can be wrong with a catalogue or a folder of images, in words.
enum AssetProblem {
  static func malformed(document: String, _ clause: String, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(
      rule: "asset-malformed", severity: .warning, document: document, location: location,
      message: "The asset cannot be read: \(clause).",
      help: "Mend Contents.json, or make the set anew in Xcode.")
  }

  static func malformedEntry(document: String, _ list: String, _ index: Int, _ clause: String) -> Diagnostic {
    Diagnostic(
      rule: "asset-malformed", severity: .warning, document: document,
      message: "Entry \(index) of \"\(list)\" is passed over: \(clause).", help: "Mend the entry or remove it.")
  }

  static func missingFile(document: String, _ filename: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      rule: "asset-file-missing", severity: .warning, document: document, location: location,
      message: "The file \"\(filename)\" is not in the folder of its set.",
      help: "Add the file or remove \"filename\" from the entry.")
  }

  static func otherCase(
    document: String, _ filename: String, _ found: String, at location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      rule: "asset-file-case", severity: .info, document: document, location: location,
      message: "The file \"\(filename)\" is called \"\(found)\" on disk; only a case-insensitive disk finds it.",
      help: "Write \"\(found)\" in Contents.json or rename the file.")
  }

  static func unreadableImage(path: String, _ failure: ImageHeaderFailure) -> Diagnostic {
    Diagnostic(
      rule: "asset-image-unreadable", severity: .warning, document: path,
      message: "The picture has no size: \(failure).", help: "Export the picture again.")
  }

  static func unreadableFolder(path: String) -> Diagnostic {
    Diagnostic(
      rule: "asset-folder-unreadable", severity: .error, document: path, message: "The folder cannot be listed.",
      help: "Check that it exists and may be read.")
  }

  static func tooDeep(path: String) -> Diagnostic {
    Diagnostic(
      rule: "asset-folder-unreadable", severity: .warning, document: path,
      message: "The folder lies too deep and is passed over.", help: "Name a folder that is nearer to the images.")
  }
}
