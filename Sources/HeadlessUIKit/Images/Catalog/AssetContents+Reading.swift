import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AssetContents {
  /// No set that a person made comes near it.
  private static let longest = 8 << 20

  /// Reads `Contents.json` of a folder; nil, with a problem, when it is missing or malformed.
  static func read(folder: String) -> (contents: AssetContents?, text: Data, problem: Diagnostic?) {
    let path = folder + "/Contents.json"
    let data: Data
    do {
      data = try AssetFile.data(at: path)
    } catch {
      return (nil, Data(), problem(path, error.reason))
    }
    guard data.count <= longest else { return (nil, Data(), problem(path, "it is larger than 8 MiB")) }
    do {
      return (try JSONDecoder().decode(AssetContents.self, from: data), data, nil)
    } catch let error as DecodingError {
      return (nil, data, problem(path, clause(about: error), at: location(of: error)))
    } catch {
      return (nil, data, problem(path, "it is no JSON"))
    }
  }

  /// A clause that names the place in the JSON, such as `images[2].scale is no string`.
  static func clause(about error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context):
      "\(place(context.codingPath)) is no \(noun(for: type))"
    case .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null and no \(noun(for: type))"
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no \"\(key.stringValue)\""
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is no JSON" : "\(place(context.codingPath)) cannot be read"
    @unknown default:
      "it cannot be read"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "the document" : text
  }

  private static func noun(for type: any Any.Type) -> String {
    if type == String.self { return "string" }
    if type == Bool.self { return "true or false" }
    if type == Double.self || type == Int.self { return "number" }
    return "\(type)".hasPrefix("Array") ? "array" : "dictionary"
  }

  /// Where the JSON is broken. The decoder tells it only in words ("… around line 3, column 5.").
  private static func location(of error: DecodingError) -> SourceLocation? {
    guard case .dataCorrupted(let context) = error else { return nil }
    let words = context.debugDescription + " " + (context.underlyingError.map { "\($0)" } ?? "")
    guard let line = number(after: "line ", in: words), let column = number(after: "column ", in: words) else {
      return nil
    }
    return SourceLocation(line: max(line, 1), column: max(column, 1))
  }

  private static func number(after word: String, in text: String) -> Int? {
    guard let range = text.firstRange(of: word) else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isNumber })
  }

  /// Where a string stands in quotes first, nil when it is written with escapes.
  static func location(of string: String, in text: Data) -> SourceLocation? {
    let bytes = [UInt8](text)
    let wanted = Array("\"\(string)\"".utf8)
    guard bytes.count >= wanted.count else { return nil }
    var (line, column) = (1, 1)
    for offset in 0...(bytes.count - wanted.count) {
      if bytes[offset] == wanted[0], bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        return SourceLocation(line: line, column: column)
      }
      if bytes[offset] == 0x0A { (line, column) = (line + 1, 1) } else if bytes[offset] & 0xC0 != 0x80 { column += 1 }
    }
    return nil
  }

  private static func problem(_ path: String, _ clause: String, at location: SourceLocation? = nil) -> Diagnostic {
    AssetProblem.malformed(document: path, clause, at: location)
  }
}

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
