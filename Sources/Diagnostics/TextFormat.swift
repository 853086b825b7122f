extension Diagnostic {
  /// The finding as compilers print it: `path:line:column: severity: message [rule]`, then an indented line of help.
  public var text: String {
    var place = document
    if let location { place += ":\(location.line):\(location.column)" }
    var line = "\(place): \(severity.rawValue): \(message)"
    if !rule.isEmpty { line += " [\(rule)]" }
    if let help { line += "\n    \(help)" }
    return line
  }
}
