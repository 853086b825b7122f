public import HeadlessUIKit
import InterfaceBuilder

/// What an inspector shows of one live object: a value, taken at one moment.
public struct TreeNode: Sendable, Hashable {
  /// One message that the object sends.
  public struct Action: Sendable, Hashable {
    public var selector: String
    /// The `id` of who receives it, empty when the document names nobody.
    public var target: String
    public var events: [String]
  }

  /// One outlet with the ids of the objects that it holds; several for an outlet collection.
  public struct Outlet: Sendable, Hashable {
    public var name: String
    public var destinations: [String]
    public var isCollection: Bool
  }

  /// Objects that hang on this one, in one place.
  public struct Children: Sendable, Hashable {
    public var place: String
    public var isList: Bool
    public var nodes: [TreeNode]
  }

  /// The `id` in the document; empty for an object made in code.
  public var id: String
  /// UIKit's class.
  public var className: String
  public var customClass: String?
  public var userLabel: String?
  /// The number of the instance, from 0, when a template was repeated.
  public var instance: Int?
  /// In the superview's coordinates, in points; nil for what is no view.
  public var frame: CGRect?
  public var tag: Int
  /// What differs from the default, by UIKit's names.
  public var properties: [InspectedValue.Entry]
  public var outlets: [Outlet]
  public var actions: [Action]
  /// The ids of the scenes that segues lead to, with what they are called.
  public var segues: [Segue]
  /// The properties that a record filled, and from which key.
  public var bound: [InspectedValue.Entry]
  public var children: [Children]

  /// One segue.
  public struct Segue: Sendable, Hashable {
    public var kind: String
    public var identifier: String?
    public var destination: String
  }

  /// All nodes below this one, depth first, the node itself first.
  public var flattened: [TreeNode] {
    var found: [TreeNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.children.flatMap(\.nodes).reversed())
    }
    return found
  }
}
