public import HeadlessUIKit

extension ViewTree {
  /// The tree in the form of the schema `xibc.tree/1`.
  public var json: InspectedValue {
    var entries: [InspectedValue.Entry] = [
      .init("schema", .string("xibc.tree/1")), .init("document", .string(document)),
      .init("device", device.map { .string($0) } ?? .null), .init("scale", .number(scale)),
    ]
    if let owner = filesOwner { entries.append(.init("filesOwner", owner.json)) }
    if let scenes {
      entries.append(
        .init(
          "scenes",
          .array(
            scenes.map { scene in
              .dictionary([
                .init("id", .string(scene.id)), .init("objects", .array(scene.objects.map(\.json))),
              ])
            })))
    } else {
      entries.append(.init("topLevelObjects", .array(topLevelObjects.map(\.json))))
    }
    return .dictionary(entries)
  }
}

extension TreeNode {
  /// The node with everything below it. Places with one object hold it under their name, lists hold arrays.
  public var json: InspectedValue {
    var entries: [InspectedValue.Entry] = [.init("id", .string(id)), .init("class", .string(className))]
    func add(_ key: String, _ value: InspectedValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add("customClass", customClass.map { .string($0) })
    add("label", userLabel.map { .string($0) })
    add("instance", instance.map { .number(Double($0)) })
    add("frame", frame?.inspected)
    add("properties", properties.isEmpty ? nil : .dictionary(properties))
    add("outlets", outlets.isEmpty ? nil : .dictionary(outlets.map(\.json)))
    add("actions", actions.isEmpty ? nil : .array(actions.map(\.json)))
    add("segues", segues.isEmpty ? nil : .array(segues.map(\.json)))
    add("bound", bound.isEmpty ? nil : .dictionary(bound))
    for child in children {
      add(child.place, child.isList ? .array(child.nodes.map(\.json)) : child.nodes.first?.json)
    }
    return .dictionary(entries)
  }
}

extension TreeNode.Outlet {
  fileprivate var json: InspectedValue.Entry {
    .init(
      name, isCollection ? .array(destinations.map { .string($0) }) : destinations.first.map { .string($0) } ?? .null)
  }
}

extension TreeNode.Action {
  fileprivate var json: InspectedValue {
    .dictionary([
      .init("selector", .string(selector)), .init("target", .string(target)),
      .init("events", .array(events.map { .string($0) })),
    ])
  }
}

extension TreeNode.Segue {
  fileprivate var json: InspectedValue {
    .dictionary(present: [
      "kind": .string(kind), "identifier": identifier.map { .string($0) }, "destination": .string(destination),
    ])
  }
}
