import Diagnostics
import MarkupXML

extension StringTable {
  /// The entries of a `.stringsdict`, or of a `.strings` that is a property list in XML. What a key says in plural
  /// forms has no one value.
  static func readPropertyList(_ bytes: [UInt8]) -> (entries: [Entry], problems: [Problem]) {
    let reading = XMLTree.read(bytes, documentName: "")
    guard let tree = reading.tree, let root = tree.root, let dictionary = tree.element(named: "dict", of: root) else {
      let location = reading.diagnostics.first?.location ?? SourceLocation(line: 1, column: 1)
      return ([], [Problem(message: "The file is no property list.", location: location)])
    }
    var entries: [Entry] = []
    var key: (text: String, node: XMLNode)?
    for node in tree.elements(of: dictionary) {
      if tree.name(of: node) == "key" {
        key = (tree.text(of: node), node)
      } else if let found = key {
        let value = tree.name(of: node) == "string" ? tree.text(of: node) : ""
        entries.append(Entry(key: found.text, value: value, location: tree.location(of: found.node)))
        key = nil
      }
    }
    return (entries, [])
  }
}
