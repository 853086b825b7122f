public import HeadlessUIKit
import InterfaceBuilder

/// What an inspector shows of one live object: a value, taken at one moment.
public struct TreeNode: Sendable, Hashable {
  /// One message that the object sends.
  public struct Action: Sendable, Hashable {
    /// The message, such as `download:`.
    public var selector: String
    /// The `id` of who receives it, empty when the document names nobody.
    public var target: String
    /// The names that documents give the events, such as `touchUpInside`.
    public var events: [String]
  }

  /// One outlet with the ids of the objects that it holds; several for an outlet collection.
  public struct Outlet: Sendable, Hashable {
    /// The property of the object.
    public var name: String
    /// The ids, in document order.
    public var destinations: [String]
    /// Whether the property holds an array.
    public var isCollection: Bool
  }

  /// Objects that hang on this one, in one place.
  public struct Children: Sendable, Hashable {
    /// The name that documents give the place, such as `subviews` or `view`.
    public var place: String
    /// Whether there can be several.
    public var isList: Bool
    /// The objects in their order; a view's subviews from back to front.
    public var nodes: [TreeNode]
  }

  /// The `id` in the document; empty for an object made in code.
  public var id: String
  /// UIKit's class.
  public var className: String
  /// The class that the document names, nil for UIKit's own.
  public var customClass: String?
  /// The name that somebody gave it in Interface Builder.
  public var userLabel: String?
  /// The number of the instance, from 0, when a template was repeated.
  public var instance: Int?
  /// In the superview's coordinates, in points; nil for what is no view.
  public var frame: CGRect?
  /// The view's tag; 0 for what is no view.
  public var tag: Int
  /// What differs from the default, by UIKit's names.
  public var properties: [InspectedValue.Entry]
  /// The outlets in document order.
  public var outlets: [Outlet]
  /// The actions in document order.
  public var actions: [Action]
  /// The ids of the scenes that segues lead to, with what they are called.
  public var segues: [Segue]
  /// The properties that a record filled, and from which key.
  public var bound: [InspectedValue.Entry]
  /// What hangs on the object, in vocabulary order.
  public var children: [Children]

  /// One segue.
  public struct Segue: Sendable, Hashable {
    /// What the document calls it, such as `show`.
    public var kind: String
    /// The name that code knows it by.
    public var identifier: String?
    /// The `id` of the controller that it leads to.
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
