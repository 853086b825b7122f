import HeadlessUIKit

/// How the tree is coloured; plain text has none.
public struct TreeStyle: Sendable {
  /// The parts of a line that are told apart.
  public enum Part: Sendable { case type, id, frame, connection, place, bound }

  /// Wraps a part of a line in what colours it.
  public var paint: @Sendable (String, Part) -> String

  /// A style by its painter.
  public init(paint: @escaping @Sendable (String, Part) -> String) { self.paint = paint }

  /// Text as it is.
  public static let plain = TreeStyle { text, _ in text }
}

extension ViewTree {
  /// The tree for people: one line an object, without addresses, the same on every machine.
  ///
  ///     UIView AppCellView #s4b-li-Df8 [0 0 85 90]
  ///     ├─ UIImageView #Egr-J5-xlP [20 0 45 45] ← iconView
  public func text(style: TreeStyle = .plain) -> String {
    var lines: [String] = []
    var head = "\(document)"
    if let device { head += "  \(device) @\(JSONText.number(scale))x" }
    lines.append(head)
    if let filesOwner { TreeLines.add(filesOwner, to: &lines, style: style, name: "File's Owner") }
    for node in topLevelObjects { TreeLines.add(node, to: &lines, style: style) }
    for scene in scenes ?? [] {
      lines.append(style.paint("scene", .place) + " " + style.paint("#\(scene.id)", .id))
      for node in scene.objects { TreeLines.add(node, to: &lines, style: style) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TreeNode {
  /// The node and everything below it, for people.
  public func text(style: TreeStyle = .plain) -> String {
    var lines: [String] = []
    TreeLines.add(self, to: &lines, style: style)
    return lines.joined(separator: "\n") + "\n"
  }
}

private enum TreeLines {
  /// Adds a tree of lines. `incoming` says which outlets of objects further up hold which ids.
  static func add(_ root: TreeNode, to lines: inout [String], style: TreeStyle, name: String? = nil) {
    let incoming = incomingOutlets(of: root)
    var waiting: [(node: TreeNode, stem: String, branch: String, place: String?)] = [(root, "", "", name)]
    while let (node, stem, branch, place) = waiting.popLast() {
      lines.append(stem + branch + line(node, place: place, incoming: incoming[node.id] ?? [], style: style))
      let inner = stem + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
      let below = node.children.flatMap { group in
        group.nodes.map { ($0, group.place == "subviews" ? nil : group.place) }
      }
      for (index, child) in below.enumerated().reversed() {
        waiting.append((child.0, inner, index == below.count - 1 ? "└─ " : "├─ ", child.1))
      }
    }
  }

  private static func incomingOutlets(of root: TreeNode) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for node in root.flattened {
      for outlet in node.outlets {
        for destination in outlet.destinations {
          let name = outlet.isCollection ? "\(outlet.name)[]" : outlet.name
          if found[destination]?.contains(name) != true { found[destination, default: []].append(name) }
        }
      }
    }
    return found
  }

  private static func line(_ node: TreeNode, place: String?, incoming: [String], style: TreeStyle) -> String {
    var words: [String] = []
    if let place { words.append(style.paint("\(place):", .place)) }
    if let instance = node.instance { words.append(style.paint("\(instance)", .place)) }
    words.append(style.paint(node.className, .type))
    if let custom = node.customClass { words.append(style.paint(custom, .type)) }
    if let label = node.userLabel { words.append("“\(label)”") }
    if !node.id.isEmpty { words.append(style.paint("#\(node.id)", .id)) }
    if let frame = node.frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONText.number).joined(separator: " ")
      words.append(style.paint("[\(numbers)]", .frame))
    }
    words += node.properties.filter { shown.contains($0.key) }.map { "\($0.key)=\(short($0.value))" }
    if let title = stateTitle(node) { words.append("title=\(title)") }
    words += node.bound.map { style.paint("\($0.key)⇐\(short($0.value))", .bound) }
    words += incoming.map { style.paint("← \($0)", .connection) }
    words += node.actions.map { action in
      style.paint("\(action.events.first ?? "sends") → \(action.selector)", .connection)
    }
    words += node.segues.map { style.paint("⇒ \($0.kind) #\($0.destination)", .connection) }
    return words.joined(separator: " ")
  }

  /// The properties that tell objects apart; all of them are in the JSON.
  private static let shown: Set<String> = [
    "text", "image", "title", "placeholder", "isHidden", "tag", "storyboardIdentifier", "reuseIdentifier", "alpha",
    "prompt", "headerTitle", "isOn", "value", "axis",
  ]

  private static func stateTitle(_ node: TreeNode) -> String? {
    guard case .dictionary(let states) = node.properties.first(where: { $0.key == "states" })?.value,
      case .dictionary(let normal) = states.first(where: { $0.key == "normal" })?.value,
      let title = normal.first(where: { $0.key == "title" })
    else { return nil }
    return short(title.value)
  }

  private static func short(_ value: InspectedValue) -> String {
    let text = JSONText.compact(value)
    return text.count > 60 ? text.prefix(59) + "…" : text
  }
}
