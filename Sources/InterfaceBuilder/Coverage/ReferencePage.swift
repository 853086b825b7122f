import HeadlessUIKit

/// The page of all elements and attributes that are understood, made from the vocabularies.
public enum ReferencePage {
  /// The page as Markdown.
  public static var markdown: String {
    let kinds = KindDescription.all
    var page = start
    page += "\n## Objects\n\n" + kinds.filter { $0.className != nil }.map(section).joined(separator: "\n")
    page += "\n## Values and lists\n\n" + kinds.filter { $0.className == nil }.map(section).joined(separator: "\n")
    return page
  }

  private static let start = """
    # Elements and attributes

    What xibc understands of a document, by element. A kind also understands what the classes that it inherits from do.
    Everything else is kept as it is. `xibc explain NAME` says the same of one name.

    This page is written by `make reference` from the tables in the sources.

    """

  private static func section(_ kind: KindDescription) -> String {
    var lines = ["### `<\(kind.element)>`" + (kind.parent.map { " in `<\($0)>`" } ?? ""), ""]
    if let className = kind.className {
      let chain = kind.inheritance.isEmpty ? "" : ", which inherits from " + kind.inheritance.joined(separator: ", ")
      lines += ["Makes a `\(className)`\(chain).", ""]
    }
    let own = kind.ownRows
    if !own.isEmpty {
      if kind.className == nil {
        lines += ["| name | says |", "|---|---|"] + own.map { cells([$0.codeName, $0.meaning]) }
      } else {
        lines += ["| name | says | default | property | in a compiled nib |", "|---|---|---|---|---|"] + own.map(line)
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ row: KindDescription.RowDescription) -> String {
    func code(_ text: String?) -> String { text.map { $0.isEmpty ? "" : "`\($0)`" } ?? "" }
    let property = row.role == .designTime ? "only Interface Builder's" : code(row.property)
    return cells([row.codeName, row.meaning, code(row.defaultText), property, code(row.nibKey)])
  }

  private static func cells(_ texts: [String]) -> String {
    "| " + texts.map { $0.replacing("<", with: "&lt;").replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension KindDescription.RowDescription {
  fileprivate var codeName: String { "`\(name)`" }
}

extension KindDescription {
  /// Every kind, by element name.
  static var all: [KindDescription] { KindIndex.shared.all.map { KindDescription($0) } }

  /// The rows that no kind above it has.
  fileprivate var ownRows: [RowDescription] {
    let name = className ?? (parent.map { "<\($0)/\(element)>" } ?? "<\(element)>")
    return rows.filter { $0.owner == name && !($0.name == "key" && className == nil) }
  }
}
