import HeadlessUIKit

extension NibProgram {
  /// The connection as an outlet that needs no checks; nil for any other one.
  private func outlet(_ connection: ConnectionPlan) -> OutletPlan? {
    guard options.classes != nil, case .outlet(let property) = connection.kind,
      let destination = connection.destination,
      let type = plans[connection.source].type, !plans[destination].isProxy, let held = plans[destination].madeType
    else { return nil }
    return OutletPlace(property, of: type, holding: held).map { place in
      OutletPlan(source: connection.source, destination: destination, place: place)
    }
  }

  /// The connection as an action of a control; nil for any other one.
  private func action(_ connection: ConnectionPlan) -> ActionPlan? {
    guard case .action = connection.kind, plans[connection.source].madeType is UIControl.Type else { return nil }
    return ActionPlan(
      control: connection.source, target: target(of: connection), message: Selector(connection.selector),
      events: connection.events)
  }

  /// The object that an action is sent to; nil for the first responder and for one that is not there.
  func target(of action: ConnectionPlan) -> Int? {
    action.destination.flatMap { plans[$0].placeholder == "IBFirstResponder" ? nil : $0 }
  }

  /// Divides the work: first all but the waiting views, then each of those with what touches it.
  func divide(waiting views: [(controller: Int, objects: Range<Int>, steps: Range<Int>)]) {
    var main = Section(controller: nil, objects: 0..<plans.count, steps: [])
    var start = 0
    for view in views {
      main.steps.append(start..<view.steps.lowerBound)
      start = view.steps.upperBound
    }
    main.steps.append(start..<steps.count)
    sections = [main]
    for view in views {
      sections.append(Section(controller: view.controller, objects: view.objects, steps: [view.steps]))
    }
    /// The last section that one of the two objects is made in.
    func section(of object: Int, _ other: Int? = nil) -> Int {
      for index in stride(from: sections.count - 1, to: 0, by: -1) {
        let objects = sections[index].objects
        if objects.contains(object) || other.map(objects.contains) == true { return index }
      }
      return 0
    }
    for (index, connection) in connections.enumerated() {
      let section = section(of: connection.source, connection.destination)
      if let outlet = outlet(connection) {
        sections[section].outlets.append(outlet)
      } else if let action = action(connection) {
        sections[section].actions.append(action)
      } else {
        sections[section].connections.append(index)
      }
    }
    for (index, reference) in references.enumerated() {
      sections[section(of: reference.object, reference.target)].references.append(index)
    }
    for (index, item) in runtimeAttributes.enumerated() {
      sections[section(of: item.object)].runtimeAttributes.append(index)
    }
    for (index, plan) in plans.enumerated() where plan.type != nil && !plan.isProxy {
      sections[section(of: index)].awakened.append(index)
    }
  }
}
