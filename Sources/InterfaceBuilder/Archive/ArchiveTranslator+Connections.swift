import Diagnostics
import MarkupXML

/// The connections of an object, in the order of today's form: actions, outlets by name, collections.
extension ArchiveTranslator {
  func connect(_ object: ArchiveObject, element: XMLNode) {
    guard !isMac else { return }
    let connections = connectionsBySource[object.node] ?? []
    guard !connections.isEmpty else { return }
    let list = add("connections", to: element, from: object.node)
    let known = connections.compactMap { connection in Self.form(of: connection).map { ($0, connection) } }
    for (form, connection) in known where form == .action { addConnection(form, connection, to: list) }
    let outlets = known.filter { $0.0 == .outlet }.enumerated().sorted { left, right in
      let (leftLabel, rightLabel) = (left.element.1.label, right.element.1.label)
      return (leftLabel, left.offset) < (rightLabel, right.offset)
    }
    for (_, outlet) in outlets { addConnection(outlet.0, outlet.1, to: list) }
    for (form, connection) in known where form == .outletCollection { addConnection(form, connection, to: list) }
    for connection in connections where Self.form(of: connection) == nil {
      findings.reportUntranslated("connection", of: connection.object.className, at: connection.object.node)
    }
    if tree.firstChild(of: list) == nil { tree.remove(list) }
  }

  private enum Form: String { case action, outlet, outletCollection }

  private static func form(of connection: ArchiveRecords.Connection) -> Form? {
    switch connection.object.className {
    case "IBCocoaTouchOutletConnection", "IBOutletConnection": .outlet
    case "IBCocoaTouchOutletCollectionConnection": .outletCollection
    case "IBCocoaTouchEventConnection", "IBActionConnection": .action
    default: nil
    }
  }

  private func addConnection(_ form: Form, _ connection: ArchiveRecords.Connection, to list: XMLNode) {
    let object = connection.object
    guard let destination = object["destination"] else {
      findings.report(
        .warning, "doc-legacy-reference", object.node,
        "The connection \"\(connection.label)\" leads to no object of the archive.")
      return
    }
    let element = add(form.rawValue, to: list, from: object.node)
    set(form == .action ? "selector" : "property", connection.label, on: element)
    set("destination", id(of: destination), on: element)
    if form == .action, let event = object.integer("IBEventType") {
      if let name = Self.events[event] {
        set("eventType", name, on: element)
      } else {
        findings.reportUntranslated("IBEventType \(event)", of: object.className, at: object.node)
      }
    }
    if object.bool("addsContentToExistingCollection") == true { set("appends", "YES", on: element) }
    if let name = object.text("runtimeCollectionClassName"), name != "NSArray" {
      set("collectionClass", name, on: element)
    }
    set("id", connection.id ?? id(of: object.node), on: element)
  }

  /// Archives number the events of UIControl by the position of their bit, from 1.
  private static let events: [Int: String] = [
    1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
    6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
    17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
  ]
}

extension ArchiveRecords.Connection {
  /// The property or the selector.
  var label: String { object.text("label") ?? "" }
}
