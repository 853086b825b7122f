import HeadlessUIKit

/// What objects a person looks for: `UIButton`, `#abc-De-fGh`, `[isHidden=true]`, or several of them together.
public struct TreeQuery: Sendable, Hashable {
  /// Why a query could not be read.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    public var description: String
  }

  private enum Test: Sendable, Hashable {
    case type(String)
    case id(String)
    case property(String, String?)
  }

  private var tests: [Test] = []
  /// As a person wrote it.
  public let text: String

  /// The class that it asks for, nil when it asks for none.
  public var className: String? {
    tests.lazy.compactMap { test in
      if case .type(let name) = test { name } else { nil }
    }.first
  }

  /// - Throws: `Failure` that says what is wrong with the text.
  public init(_ text: String) throws(Failure) {
    self.text = text
    var rest = text[...]
    while let first = rest.first {
      if first == "[" {
        guard let end = rest.firstIndex(of: "]") else {
          throw Failure(description: "The query \"\(text)\" lacks a \"]\".")
        }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        let parts = inside.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else {
          throw Failure(description: "The query \"\(text)\" names no property in [].")
        }
        tests.append(.property(String(name), parts.count > 1 ? String(parts[1]) : nil))
        rest = rest[rest.index(after: end)...]
      } else {
        let isID = first == "#"
        let word = rest.dropFirst(isID ? 1 : 0).prefix { $0 != "[" && $0 != "#" }
        guard !word.isEmpty else { throw Failure(description: "The query \"\(text)\" has a # without an id.") }
        tests.append(isID ? .id(String(word)) : .type(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    guard !tests.isEmpty else { throw Failure(description: "The query is empty.") }
  }

  /// Whether the node passes every test.
  public func matches(_ node: TreeNode) -> Bool {
    tests.allSatisfy { test in
      switch test {
      case .type(let name): node.className == name || node.customClass == name
      case .id(let id): node.id == id
      case .property(let name, let value):
        node.properties.contains { entry in
          entry.key == name && (value == nil || entry.value.plainText == value)
        }
      }
    }
  }
}

extension InspectedValue {
  /// The value as a person would type it: text without quotes.
  var plainText: String {
    if case .string(let text) = self { return text }
    return JSONText.compact(self)
  }
}

/// Which objects of a tree are shown.
public struct TreeFilter: Sendable {
  var query: TreeQuery?
  var id: String?
  var tag: Int?
  var isTopLevel: Bool

  /// A filter of tests that an object must all pass; without any, everything is shown.
  public init(query: TreeQuery? = nil, id: String? = nil, tag: Int? = nil, isTopLevel: Bool = false) {
    self.query = query
    self.id = id
    self.tag = tag
    self.isTopLevel = isTopLevel
  }

  /// The class that it asks for, nil when it asks for none.
  public var className: String? { query?.className }

  /// What it asks for, for people: `a UIButton[tag=1] with the tag 3`.
  public var text: String {
    let parts =
      [query?.text, id.map { "#\($0)" }].compactMap { $0 } + (tag.map { ["with the tag \($0)"] } ?? [])
    return parts.joined(separator: " ")
  }

  /// The tree, or the objects of it that pass, in document order.
  public func apply(to tree: ViewTree) -> FilteredTree {
    guard query != nil || id != nil || tag != nil else { return .whole(isTopLevel ? tree.outermost : tree) }
    let found = tree.roots.flatMap(\.flattened).filter { node in
      (query?.matches(node) ?? true) && (id.map { $0 == node.id } ?? true) && (tag.map { $0 == node.tag } ?? true)
    }
    return .nodes(tree.document, isTopLevel ? found.map(\.alone) : found)
  }
}

/// A tree, or the objects of it that were looked for.
public enum FilteredTree: Sendable {
  case whole(ViewTree)
  case nodes(String, [TreeNode])

  /// Whether objects were looked for and none was found.
  public var isEmpty: Bool {
    if case .nodes(_, let nodes) = self { nodes.isEmpty } else { false }
  }

  /// The found objects of one document.
  public static func json(_ document: String, _ nodes: [TreeNode]) -> InspectedValue {
    .dictionary([
      .init("schema", .string("xibc.nodes/1")), .init("document", .string(document)),
      .init("nodes", .array(nodes.map(\.json))),
    ])
  }
}

extension ViewTree {
  /// The names of the classes of its objects, custom ones too, in no order.
  public var classNames: [String] {
    roots.flatMap(\.flattened).flatMap { [$0.className, $0.customClass].compactMap { $0 } }
  }
}

extension TreeNode {
  /// The node without what is in it.
  fileprivate var alone: TreeNode {
    var copy = self
    copy.children = []
    return copy
  }
}

extension ViewTree {
  /// The tree without anything below the outermost objects.
  fileprivate var outermost: ViewTree {
    var copy = self
    copy.topLevelObjects = topLevelObjects.map(\.alone)
    copy.scenes = scenes?.map { Scene(id: $0.id, objects: $0.objects.map(\.alone)) }
    return copy
  }
}
