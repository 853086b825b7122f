public import MarkupXML

/// Changing a document. Each change leaves everything else as it is, and the document is understood anew.
extension IBDocument {
  /// Why a change was not made.
  public enum EditingFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// No element has that id.
    case noObject(String)
    /// The id is used already.
    case idInUse(String)
    /// The object may not be taken out: the document itself or a placeholder.
    case notRemovable(String)

    public var description: String {
      switch self {
      case .noObject(let id): "The document has no object with the id \"\(id)\"."
      case .idInUse(let id): "The id \"\(id)\" is used already."
      case .notRemovable(let id): "The object \"\(id)\" is a placeholder, which every document needs."
      }
    }
  }

  /// The document as text: its own bytes, but for what was changed. An archive from before Xcode 5 comes in today's form.
  public func write() -> [UInt8] { tree.write(as: .kept) }

  /// The element of an object, nil when no element has that id.
  public func node(ofObject id: String) -> XMLNode? {
    (0..<tree.nodeCount).lazy.map { XMLNode($0) }.first { node in
      self.tree.isElement(node) && self.tree.attribute("id", of: node) == id
    }
  }

  /// Gives an object's element an attribute, another value for it, or takes it away when the value is nil.
  public func setAttribute(_ name: String, _ value: String?, ofObject id: String) throws(EditingFailure) {
    let node = try require(id)
    if let value {
      tree.setAttribute(name, value, of: node)
    } else {
      tree.removeAttribute(name, of: node)
    }
    understandAnew()
  }

  /// Takes an object out, with all that is in it and all that refers to that: connections, constraints, members of
  /// variations, and attributes that name it.
  public func removeObject(_ id: String) throws(EditingFailure) {
    let node = try require(id)
    guard tree.name(of: node) != "placeholder" else { throw .notRemovable(id) }
    let gone = ids(in: node)
    let referring = references.filter { gone.contains($0.id) && !isInside($0.node, node) }
    remove(node)
    for reference in referring {
      if Self.diesWithItsTarget.contains(tree.name(of: reference.node)) {
        remove(reference.node)
      } else {
        tree.removeAttribute(reference.attribute, of: reference.node)
      }
    }
    understandAnew()
  }

  /// Puts a new object into an element's list, such as `subviews`, behind what is there. The list is made when there is
  /// none.
  ///
  /// - Parameter id: a fresh one is made when it is nil.
  /// - Returns: the id of the new object.
  @discardableResult
  public func addObject(
    _ element: String, attributes: KeyValuePairs<String, String> = [:], to list: String, ofObject owner: String,
    id: String? = nil
  ) throws(EditingFailure) -> String {
    let parent = try require(owner)
    if let id, node(ofObject: id) != nil { throw .idInUse(id) }
    let id = id ?? freshID()
    let place = tree.place(of: parent)
    let container = tree.element(named: list, of: parent) ?? makeList(list, in: parent)
    let object = tree.makeElement(element, at: place)
    for (name, value) in attributes { tree.setAttribute(name, value, of: object) }
    tree.setAttribute("id", id, of: object)
    tree.append(object, to: container)
    understandAnew()
    return id
  }

  /// Renames a custom class wherever the document names it. Returns how many elements did.
  @discardableResult
  public func renameClass(_ old: String, to new: String) -> Int {
    var count = 0
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      for name in ["customClass", "className", "candidateClass", "superclassName"]
      where tree.attribute(name, of: XMLNode(number)) == old {
        tree.setAttribute(name, new, of: XMLNode(number))
        count += 1
      }
    }
    if count > 0 { understandAnew() }
    return count
  }

  /// An id that no element has, in Interface Builder's own form: `abc-De-fGh`.
  public func freshID() -> String {
    var generator = SystemRandomNumberGenerator()
    return freshID(using: &generator)
  }

  /// An id that no element has, in Interface Builder's own form, from the numbers of a generator.
  public func freshID(using generator: inout some RandomNumberGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var used: Set<String> = []
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      if let id = tree.attribute("id", of: XMLNode(number)) { used.insert(id) }
    }
    while true {
      let parts = [3, 2, 3].map { length in
        String((0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
      }
      let id = parts.joined(separator: "-")
      if !used.contains(id) { return id }
    }
  }

  // MARK: -

  /// Elements that mean nothing without what they refer to.
  private static let diesWithItsTarget: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "constraint", "include", "exclude",
  ]

  /// Lists that Interface Builder does not write when nothing is in them.
  private static let goesWhenEmpty: Set<String> = [
    "connections", "constraints", "subviews", "mask", "variation", "gestureRecognizers", "layoutGuides",
  ]

  private func require(_ id: String) throws(EditingFailure) -> XMLNode {
    guard let node = node(ofObject: id) else { throw .noObject(id) }
    return node
  }

  /// Takes an element out, and the lists that are empty without it.
  private func remove(_ node: XMLNode) {
    var leaving: XMLNode? = node
    while let current = leaving {
      let parent = tree.parent(of: current)
      tree.remove(current)
      guard let parent, tree.firstChild(of: parent) == nil, Self.goesWhenEmpty.contains(tree.name(of: parent)) else {
        return
      }
      leaving = parent
    }
  }

  /// A new list in an object, before what Interface Builder writes behind lists.
  private func makeList(_ name: String, in parent: XMLNode) -> XMLNode {
    let list = tree.makeElement(name, at: tree.place(of: parent))
    let behind = tree.elements(of: parent).first { child in
      name == "subviews" && !["rect", "autoresizingMask"].contains(self.tree.name(of: child))
    }
    if let behind {
      tree.insert(list, before: behind)
    } else {
      tree.append(list, to: parent)
    }
    return list
  }

  private func ids(in root: XMLNode) -> Set<String> {
    var found: Set<String> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let id = tree.attribute("id", of: node) { found.insert(id) }
      waiting.append(contentsOf: tree.elements(of: node))
    }
    return found
  }

  private func isInside(_ node: XMLNode, _ root: XMLNode) -> Bool {
    var current: XMLNode? = node
    while let candidate = current {
      if candidate == root { return true }
      current = tree.parent(of: candidate)
    }
    return false
  }

  private func understandAnew() {
    tree.renumber()
    diagnostics.removeAll()
    meanings = []
    values = []
    understand()
  }
}
