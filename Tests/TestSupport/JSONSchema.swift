/// A JSON schema, as far as the ones that tests need go: types, keys, enumerations, bounds, alternatives and references
/// inside the schema. Words that it does not know are not passed over: they are a failure.
public struct JSONSchema: Sendable {
  private let root: JSONValue

  public init(_ text: String) throws { root = try JSONValue(text) }

  /// What is wrong in a value, each with its path; empty when it is valid.
  public func failures(in value: JSONValue) -> [String] { check(value, root, "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let words) = schema else { return schema == .bool(false) ? ["\(path): not allowed"] : [] }
    if let reference = words["$ref"]?.string {
      guard let target = resolved(reference) else { return ["\(path): the schema has no \(reference)"] }
      return check(value, target, path)
    }
    return words.sorted { $0.key < $1.key }.flatMap { word, argument in
      check(value, word, argument, of: words, path)
    }
  }

  private func resolved(_ reference: String) -> JSONValue? {
    reference.split(separator: "/").reduce(root as JSONValue?) { $1 == "#" ? $0 : $0?[String($1)] }
  }

  private func check(
    _ value: JSONValue, _ word: String, _ argument: JSONValue, of schema: [String: JSONValue], _ path: String
  ) -> [String] {
    func expect(_ isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(value) against \(word) \(argument)"] }
    switch (word, value) {
    case ("type", _):
      let types = argument.elements.isEmpty ? [argument] : argument.elements
      return expect(types.contains { Self.is(value, $0.string) })
    case ("enum", _): return expect(argument.elements.contains(value))
    case ("const", _): return expect(argument == value)
    case ("anyOf", _): return expect(argument.elements.contains { check(value, $0, path).isEmpty })
    case ("oneOf", _): return expect(argument.elements.count { check(value, $0, path).isEmpty } == 1)
    case ("required", .object(let entries)):
      return argument.elements.flatMap { key in expect(key.string.map { entries[$0] != nil } ?? false) }
    case ("properties", .object(let entries)):
      return entries.sorted { $0.key < $1.key }.flatMap { key, inner in
        argument[key].map { check(inner, $0, "\(path).\(key)") } ?? []
      }
    case ("additionalProperties", .object(let entries)):
      return entries.filter { schema["properties"]?[$0.key] == nil }.sorted { $0.key < $1.key }.flatMap {
        check($0.value, argument, "\(path).\($0.key)")
      }
    case ("minProperties", .object(let entries)): return expect(Double(entries.count) >= argument.number ?? 0)
    case ("items", .array(let elements)):
      return elements.enumerated().flatMap { check($1, argument, "\(path)[\($0)]") }
    case ("minItems", .array(let elements)): return expect(Double(elements.count) >= argument.number ?? 0)
    case ("uniqueItems", .array(let elements)):
      return expect(argument == .bool(false) || Set(elements).count == elements.count)
    case ("minLength", .string(let text)):
      return expect(Double(text.unicodeScalars.count) >= argument.number ?? 0)
    case ("minimum", .number(let number)): return expect(number >= argument.number ?? number)
    case ("maximum", .number(let number)): return expect(number <= argument.number ?? number)
    // "format" and "pattern" are left to those who test them themselves; the others only describe.
    case _ where Self.words.contains(word): return []
    default: return ["\(path): the word \"\(word)\" of the schema is not known"]
    }
  }

  private static let words: Set<String> = [
    "$schema", "$id", "$defs", "id", "title", "description", "definitions", "default", "format", "pattern", "required",
    "properties", "additionalProperties", "minProperties", "items", "minItems", "uniqueItems", "minLength", "minimum",
    "maximum",
  ]

  private static func `is`(_ value: JSONValue, _ type: String?) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
