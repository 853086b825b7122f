import HeadlessUIKit
import InterfaceBuilder

/// What a node cannot learn from its object: connections, and what was bound.
struct TreeContext {
  /// The contents that the object belongs to.
  var contents: NibContents
  /// The instances of a template, by their root objects.
  var instances: [ObjectIdentifier: Instance] = [:]

  /// One instance of a template within the tree.
  struct Instance {
    var number: Int
    var contents: NibContents
    var bound: [InspectedValue.Entry]
  }
}

extension TreeNode {
  /// Takes an object and all that hangs on it. The depth is that of the document or of a tree built in code.
  init(_ object: NSObject, in context: TreeContext) {
    var context = context
    let instance = context.instances[ObjectIdentifier(object)]
    if let instance { context.contents = instance.contents }
    let identity = object.documentIdentity
    id = identity?.id ?? ""
    className = object.className
    customClass = identity?.customClass
    userLabel = identity?.userLabel
    self.instance = instance?.number
    bound = instance?.bound ?? []
    frame = (object as? UIView).map { $0.hasAnimations ? $0.presentation.frame : $0.frame }
    tag = (object as? UIView)?.tag ?? 0
    properties = object.presentedProperties.filter { !Self.isShownElsewhere($0.key) }
    let connections = context.contents.connections(of: object)
    outlets = Self.outlets(connections)
    actions = connections.compactMap { connection in
      guard case .action(let selector, let events) = connection.kind else { return nil }
      return Action(selector: selector, target: connection.destinationID, events: events)
    }
    segues = connections.compactMap { connection in
      guard case .segue(let kind, let identifier) = connection.kind else { return nil }
      return Segue(kind: kind, identifier: identifier, destination: connection.destinationID)
    }
    children = object.inspectedChildren.map { place, isList, objects in
      Children(place: place, isList: isList, nodes: objects.map { TreeNode($0, in: context) })
    }
  }

  /// The frame has a place of its own in a node.
  private static func isShownElsewhere(_ property: String) -> Bool { property == "frame" }

  /// As in UIKit, the last of several connections of one outlet wins. A property is either an outlet or a collection.
  private static func outlets(_ connections: [NibConnection]) -> [Outlet] {
    var outlets: [Outlet] = []
    var places: [String: Int] = [:]
    func put(_ outlet: Outlet) {
      if let place = places[outlet.name] {
        outlets[place] = outlet
      } else {
        places[outlet.name] = outlets.count
        outlets.append(outlet)
      }
    }
    for connection in connections {
      let destination = connection.destinationID
      switch connection.kind {
      case .outlet(let property): put(Outlet(name: property, destinations: [destination], isCollection: false))
      case .outletCollection(let property):
        if let place = places[property], outlets[place].isCollection {
          outlets[place].destinations.append(destination)
        } else {
          put(Outlet(name: property, destinations: [destination], isCollection: true))
        }
      default: continue
      }
    }
    return outlets
  }
}
