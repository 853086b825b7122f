extension Baseline {
  /// Reads the file that a run wrote.
  ///
  /// - Throws: a problem with its place when it is no baseline, or one of another version.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationProblem) {
    let root = try ConfigurationScanner.read(bytes, file: file)
    guard case .entries(let entries) = root.content,
      case .text(let schema) = entries.first(where: { $0.key == "schema" })?.value.content
    else { throw ConfigurationProblem(file: file, location: root.location, Self.noBaseline) }
    guard schema == Self.schema else {
      throw ConfigurationProblem(
        file: file, location: entries.first { $0.key == "schema" }?.value.location, Self.otherVersion(schema))
    }
    guard case .list(let known) = entries.first(where: { $0.key == "findings" })?.value.content else {
      throw ConfigurationProblem(file: file, location: root.location, Self.noBaseline)
    }
    for value in known {
      guard let (key, count) = Self.entry(value) else {
        throw ConfigurationProblem(file: file, location: value.location, Self.unusable)
      }
      counts[key, default: 0] += count
    }
  }

  private static func entry(_ value: ConfigurationValue) -> (Key, Int)? {
    guard case .entries(let entries) = value.content else { return nil }
    func text(_ key: String) -> String? {
      guard case .text(let text) = entries.first(where: { $0.key == key })?.value.content else { return nil }
      return text
    }
    guard let document = text("document"), let rule = text("rule"), let fingerprint = text("fingerprint"),
      case .number(let count) = entries.first(where: { $0.key == "count" })?.value.content,
      let count = Int(exactly: count), (1...1_000_000).contains(count)
    else { return nil }
    return (
      Key(document: document, rule: rule, objectID: text("object") ?? "", fingerprint: fingerprint), count
    )
  }

  /// The file: JSON, one line a finding and sorted, so that version control can merge it.
  public var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      let object = key.objectID.isEmpty ? "" : "\"object\": \(Self.quoted(key.objectID)), "
      return "    {\"document\": \(Self.quoted(key.document)), \"rule\": \(Self.quoted(key.rule)), "
        + "\(object)\"fingerprint\": \(Self.quoted(key.fingerprint)), \"count\": \(count)}"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"schema\": \"\(Self.schema)\",\n  \"findings\": \(list)\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static let noBaseline = "This is no baseline: remove the file, and write one with \"--write-baseline\"."
  private static let unusable = "This entry of the baseline has no document, rule, fingerprint or count."

  private static func otherVersion(_ schema: String) -> String {
    "The baseline is of the version \"\(schema)\", not \"\(Self.schema)\": remove the file, and write it anew with \"--write-baseline\"."
  }
}
