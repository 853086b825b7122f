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
      guard case .dataCorrupted = error, let fault = JSONFault(in: [UInt8](data)) else {
        return (nil, data, problem(path, clause(about: error)))
      }
      return (nil, data, problem(path, "it is no JSON, expected was \(fault.expected)", at: fault.location))
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

  /// Where a string stands in quotes first, nil when it is written with escapes.
  static func location(of string: String, in text: Data) -> SourceLocation? {
    let bytes = [UInt8](text)
    let wanted = Array("\"\(string)\"".utf8)
    guard bytes.count >= wanted.count else { return nil }
    for offset in 0...(bytes.count - wanted.count) where bytes[offset] == wanted[0] {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        return JSONFault.location(of: offset, in: bytes)
      }
    }
    return nil
  }

  private static func problem(_ path: String, _ clause: String, at location: SourceLocation? = nil) -> Diagnostic {
    AssetProblem.malformed(document: path, clause, at: location)
  }
}
