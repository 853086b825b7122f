import MarkupXML

/// The objects of an archive, which refer to each other by `id` and `ref`, and the values that they hold.
///
/// The same value is spelled in several ways: `<array>` or `<object class="NSArray">`, `<int>` or `<integer value>`.
struct ArchiveGraph {
  let tree: XMLTree
  private let byID: [String: XMLNode]

  init(tree: XMLTree) {
    self.tree = tree
    var byID: [String: XMLNode] = [:]
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      guard let id = tree.attribute("id", of: XMLNode(number)), byID[id] == nil else { continue }
      byID[id] = XMLNode(number)
    }
    self.byID = byID
  }

  /// What the element stands for: itself, or what it refers to. Nil for `<nil>`, null, and a reference to nothing.
  func resolve(_ node: XMLNode) -> XMLNode? {
    switch tree.name(of: node) {
    case "reference": tree.attribute("ref", of: node).flatMap { byID[$0] }
    case "nil": nil
    case "object" where tree.attribute("class", of: node) == "NSNull": nil
    default: node
    }
  }

  /// Whether the element refers to an object that the archive does not have.
  func isDangling(_ node: XMLNode) -> Bool {
    guard tree.name(of: node) == "reference", let id = tree.attribute("ref", of: node) else { return false }
    return byID[id] == nil
  }

  func className(of node: XMLNode) -> String { tree.attribute("class", of: node) ?? "" }

  // MARK: Collections

  /// The elements of an array or set; places that hold nothing stay, so that parallel arrays keep step.
  func items(of node: XMLNode) -> [XMLNode] {
    tree.elements(of: node).filter { item in
      guard let key = tree.attribute("key", of: item) else { return true }
      return key.hasPrefix("NS.object.")
    }
  }

  /// The entries of a dictionary, in the archive's order.
  func entries(of node: XMLNode) -> [(key: String, value: XMLNode)] {
    var keyed: [(key: String, value: XMLNode)] = []
    for child in tree.elements(of: node) {
      guard let key = tree.attribute("key", of: child), key != "EncodedWithXMLCoder" else { continue }
      keyed.append((key, child))
    }
    if let keys = keyed.first(where: { $0.key == "dict.sortedKeys" }).flatMap({ resolve($0.value) }),
      let values = keyed.first(where: { $0.key == "dict.values" }).flatMap({ resolve($0.value) })
    {
      return zip(items(of: keys), items(of: values)).compactMap { key, value in
        text(of: key).map { ($0, value) }
      }
    }
    guard keyed.contains(where: { $0.key.hasPrefix("NS.key.") }) else { return keyed }
    let values = Dictionary(
      keyed.filter { $0.key.hasPrefix("NS.object.") }.map { ($0.key.dropFirst("NS.object.".count), $0.value) },
      uniquingKeysWith: { first, _ in first })
    return keyed.compactMap { entry in
      guard entry.key.hasPrefix("NS.key."), let value = values[entry.key.dropFirst("NS.key.".count)],
        let name = text(of: entry.value)
      else { return nil }
      return (name, value)
    }
  }

  // MARK: Scalars

  /// The text of a string, a number or a truth value; nil for what is none of these.
  func text(of node: XMLNode) -> String? {
    guard let node = resolve(node) else { return nil }
    switch tree.name(of: node) {
    case "integer", "real", "boolean":
      return tree.attribute("value", of: node)
    case "string", "characters":
      let text = tree.text(of: node)
      guard tree.attribute("type", of: node) == "base64-UTF8" else { return text }
      return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
    case "int", "float", "double", "bool":
      return tree.text(of: node)
    case "object" where ["NSString", "NSMutableString"].contains(className(of: node)):
      let content = tree.elements(of: node).first { ["characters", "string"].contains(tree.name(of: $0)) }
      return content.flatMap { text(of: $0) }
    default:
      return nil
    }
  }

  func number(of node: XMLNode) -> Double? {
    text(of: node).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func integer(of node: XMLNode) -> Int? {
    guard let text = text(of: node) else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  func bool(of node: XMLNode) -> Bool? {
    switch text(of: node) {
    case "YES", "1": true
    case "NO", "0": false
    default: nil
    }
  }

  /// The numbers of a point, size or rectangle such as `{{0, 20}, {320, 460}}`; nil when there are not that many.
  func numbers(of node: XMLNode, count: Int) -> [Double]? {
    guard let text = text(of: node) else { return nil }
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  /// The text in a `<bytes>` element, which is base64 and ends with a zero byte or without one.
  func bytes(of node: XMLNode) -> String? {
    guard let node = resolve(node), tree.name(of: node) == "bytes", let bytes = Base64.decode(tree.text(of: node))
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
