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
    let uses = className == nil ? WordDescription.uses(ofElement: element) : []
    if !uses.isEmpty { lines += ["", "stands for:"] + uses.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension KindDescription.RowDescription {
  fileprivate func line(width: Int) -> String {
    "  \(name)\(String(repeating: " ", count: max(0, width - name.count)))  \(summary)"
  }

  /// What it may say, and what becomes of it.
  var summary: String {
    var words = [meaning]
    if let defaultText, !defaultText.isEmpty { words.append("default \(defaultText)") }
    if role == .designTime { words.append("only Interface Builder's") }
    if let property, property != name { words.append("property \(property)") }
    if let nibKey { words.append("nib key \(nibKey)") }
    return words.joined(separator: "; ")
  }

  /// What it may say.
  var meaning: String {
    switch role {
    case .each: "any number of <\(name)>"
    case .list: "a list of objects" + (childClass.map { ": \($0)" } ?? "")
    case .object: "an object" + (childClass.map { ": \($0)" } ?? "")
    case .property, .designTime: type
    }
  }
}
