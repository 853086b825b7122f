import HeadlessUIKit

extension KindDescription {
  /// The description as plain text: a heading, then the rows of each class that it inherits from.
  public var text: String {
    var lines = ["<\(element)>" + (parent.map { parent in " in <\(parent)>" } ?? "")]
    if let className {
      lines.append("makes a \(([className] + inheritance).joined(separator: " : "))")
    } else {
      lines.append("is a value")
    }
    var owners: [String] = []
    for row in rows where !owners.contains(row.owner) { owners.append(row.owner) }
    let width = rows.map(\.name.count).max() ?? 0
    for owner in owners {
      lines.append("")
      lines.append("of \(owner):")
      lines += rows.filter { $0.owner == owner }.map { $0.line(width: width) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension KindDescription.RowDescription {
  fileprivate func line(width: Int) -> String {
    var words = [kind]
    if let defaultText, !defaultText.isEmpty { words.append("default \(defaultText)") }
    if role == .designTime { words.append("only Interface Builder's") }
    if let property, property != name { words.append("property \(property)") }
    if let nibKey { words.append("nib key \(nibKey)") }
    let padding = String(repeating: " ", count: max(0, width - name.count))
    return "  \(name)\(padding)  \(words.joined(separator: "; "))"
  }

  private var kind: String {
    switch role {
    case .each: "any number of <\(name)>"
    case .list: "a list of objects"
    case .object: "an object"
    case .property, .designTime: type
    }
  }
}
