import Diagnostics
import HeadlessUIKit
import MarkupXML

extension NibProgram {
  /// Plans a connection; destinations are found once all objects are known.
  func connect(_ node: XMLNode, from source: Int) {
    let tree = document.tree
    func attribute(_ name: String) -> String { tree.attribute(name, of: node) ?? "" }
    var plan = NibProgram.ConnectionPlan(
      kind: .outlet(property: ""), id: attribute("id"), source: source, destinationID: attribute("destination"),
      node: node.index)
    switch tree.name(of: node) {
    case "outlet": plan.kind = .outlet(property: attribute("property"))
    case "outletCollection": plan.kind = .outletCollection(property: attribute("property"))
    case "action":
      let event = attribute("eventType")
      plan.selector = attribute("selector")
      plan.kind = .action(selector: plan.selector, events: event.isEmpty ? [] : [event])
      plan.events = UIControl.Event.names.first { $0.name == event }?.event ?? []
    case "segue": plan.kind = .segue(kind: attribute("kind"), identifier: tree.attribute("identifier", of: node))
    default: return
    }
    connections.append(plan)
  }

  /// Tells which outlets are connected more than once.
  func reportRepeatedOutlets(in decoding: NibDecoding) {
    struct Outlet: Hashable {
      var source: Int
      var property: String
    }
    var seen: Set<Outlet> = []
    for connection in connections {
      guard case .outlet(let property) = connection.kind,
        !seen.insert(Outlet(source: connection.source, property: property)).inserted
      else { continue }
      decoding.note(
        "outlet-duplicate", .warning, "The outlet \"\(property)\" is connected twice; the last connection wins.",
        node: XMLNode(connection.node))
    }
  }
}
