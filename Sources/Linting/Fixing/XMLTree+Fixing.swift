import MarkupXML

extension XMLTree {
  /// Takes a row out of the document's resources, and the list with the last of them.
  func removeResource(_ node: XMLNode) {
    let list = parent(of: node)
    remove(node)
    if let list, firstChild(of: list) == nil { remove(list) }
  }

  /// Whether two elements have the same name, attributes and contents, in whatever order the attributes stand.
  func saysTheSame(_ one: XMLNode, _ other: XMLNode) -> Bool {
    var waiting = [(one, other)]
    while let (one, other) = waiting.popLast() {
      guard kind(of: one) == kind(of: other) else { return false }
      guard isElement(one) else {
        guard text(of: one) == text(of: other) else { return false }
        continue
      }
      guard name(of: one) == name(of: other), values(of: one) == values(of: other) else { return false }
      let (children, others) = (Array(self.children(of: one)), Array(self.children(of: other)))
      guard children.count == others.count else { return false }
      waiting += zip(children, others)
    }
    return true
  }

  private func values(of node: XMLNode) -> [String: String] {
    Dictionary(attributes(of: node).map { (names[$0.nameIndex], string($0.value)) }) { first, _ in first }
  }
}
