import MarkupXML

/// What differs between two states of a document, when that is nothing but what Xcode writes by itself.
struct DocumentNoise {
  private(set) var hasOtherVersions = false
  private(set) var hasOtherDevice = false
  /// How many frames differ, by half a point at most.
  private(set) var frames = 0

  var isEmpty: Bool { !hasOtherVersions && !hasOtherDevice && frames == 0 }

  /// In words, for the end of a sentence.
  var text: String {
    var parts: [String] = []
    if hasOtherVersions { parts.append("versions of tools") }
    if hasOtherDevice { parts.append("the device that it is shown on") }
    if frames > 0 { parts.append("\(frames) \(frames == 1 ? "frame" : "frames") by half a point or less") }
    guard let last = parts.last else { return "" }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Nil when anything else differs.
  init?(from old: XMLTree, to new: XMLTree) {
    let (before, after) = (Self.pieces(of: old), Self.pieces(of: new))
    hasOtherDevice = before.device != after.device
    guard before.pieces.count == after.pieces.count else { return nil }
    for (one, other) in zip(before.pieces, after.pieces) {
      guard one.depth == other.depth, old.kind(of: one.node) == new.kind(of: other.node) else { return nil }
      guard old.isElement(one.node) else {
        guard old.text(of: one.node) == new.text(of: other.node) else { return nil }
        continue
      }
      let element = old.name(of: one.node)
      guard element == new.name(of: other.node),
        add(element, Self.attributes(of: one.node, in: old), Self.attributes(of: other.node, in: new))
      else { return nil }
    }
  }

  /// False when something differs that says more.
  private mutating func add(_ element: String, _ old: [String: String], _ new: [String: String]) -> Bool {
    var isFrame = false
    for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
      if Self.versions[element]?.contains(name) == true {
        hasOtherVersions = true
      } else if element == "rect", ["x", "y", "width", "height"].contains(name),
        let before = old[name].flatMap(Double.init), let after = new[name].flatMap(Double.init),
        abs(before - after) <= 0.5
      {
        isFrame = true
      } else {
        return false
      }
    }
    if isFrame { frames += 1 }
    return true
  }

  private static let versions: [String: Set<String>] = [
    "document": ["toolsVersion", "systemVersion"], "plugIn": ["version"], "capability": ["minToolsVersion"],
  ]

  private static func attributes(of node: XMLNode, in tree: XMLTree) -> [String: String] {
    Dictionary(tree.attributes(of: node).map { (tree.names[$0.nameIndex], tree.string($0.value)) }) { first, _ in first
    }
  }

  /// The nodes of a document that say something, in its order, and what it says of a device.
  private static func pieces(of tree: XMLTree) -> (pieces: [(node: XMLNode, depth: Int)], device: [[String: String]]) {
    var pieces: [(node: XMLNode, depth: Int)] = []
    var device: [[String: String]] = []
    // How deep each node lies; nil for what is in the device.
    var depths: [Int?] = []
    depths.reserveCapacity(tree.nodeCount)
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      let parent = tree.parent(of: node)
      var depth = parent.map { depths[$0.index].map { $0 + 1 } } ?? 0
      if tree.isElement(node), depth == nil || tree.name(of: node) == "device" {
        device.append(attributes(of: node, in: tree))
        depth = nil
      }
      depths.append(depth)
      guard let depth, tree.isElement(node) || tree.text(of: node).contains(where: { !$0.isWhitespace }) else {
        continue
      }
      pieces.append((node, depth))
    }
    return (pieces, device)
  }
}
