import Diagnostics
import HeadlessUIKit
import MarkupXML

extension NibRun {
  /// Makes the connections of a part: actions always, outlets for the objects of a running app.
  func connect(_ section: NibProgram.Section) throws(NSException) {
    for outlet in section.outlets {
      guard let source = contents.objects[outlet.source], let object = contents.objects[outlet.destination] else {
        continue
      }
      outlet.place.connect(object, to: source)
    }
    for action in section.actions {
      guard let control = contents.objects[action.control] else { continue }
      // The plan was made for controls only.
      unsafeDowncast(control, to: UIControl.self)
        .addTarget(action.target.flatMap { contents.objects[$0] }, action: action.message, for: action.events)
    }
    for index in section.connections {
      let connection = program.connections[index]
      switch connection.kind {
      case .outlet(let property):
        guard program.options.classes != nil, let destination = connection.destination,
          let object = contents.objects[destination]
        else { continue }
        try connect(object, to: property, of: connection)
      case .outletCollection(let property):
        try connectCollection(property, startingAt: index, in: section)
      case .action: connectAction(connection)
      case .segue: continue
      }
    }
  }

  private func connect(
    _ object: NSObject, to property: String, of connection: NibProgram.ConnectionPlan
  ) throws(NSException) {
    guard let source = contents.objects[connection.source] else { return try missOwner(property, connection) }
    switch source.take(object: object, forKey: property) {
    case .taken: return
    case .unfit(let declared): report(unfit: object, property, of: source, declared, connection)
    case .undefined:
      do { try source.setValue(object, forUndefinedKey: property) } catch { try fail(error, connection) }
    }
  }

  /// Gives a collection all its objects at once, in the order of the connections. One that appends keeps what it has.
  private func connectCollection(
    _ property: String, startingAt first: Int, in section: NibProgram.Section
  ) throws(NSException) {
    guard program.options.classes != nil else { return }
    let connection = program.connections[first]
    func isSame(_ index: Int) -> Bool {
      program.connections[index].source == connection.source && program.connections[index].kind == connection.kind
    }
    guard section.connections.first(where: isSame) == first else { return }
    let objects = section.connections.filter(isSame).compactMap { index in
      program.connections[index].destination.flatMap { contents.objects[$0] }
    }
    guard let source = contents.objects[connection.source] else { return try missOwner(property, connection) }
    switch source.take(objects, forKey: property) {
    case .taken: return
    case .unfit(let declared):
      if let object = objects.first {
        report(unfit: object, property, of: source, declared, connection, in: "a collection of ")
      }
    case .undefined:
      do { try source.setValue(objects, forUndefinedKey: property) } catch { try fail(error, connection) }
    }
  }

  /// Gives a bar's button or a gesture recognizer its target.
  private func connectAction(_ connection: NibProgram.ConnectionPlan) {
    let source = contents.objects[connection.source]
    let target = program.target(of: connection).flatMap { contents.objects[$0] }
    let selector = Selector(connection.selector)
    (source as? UIGestureRecognizer)?.addTarget(target, action: selector)
    (source as? UIBarButtonItem)?.send(selector, to: target)
  }

  // MARK: What UIKit would stop at

  /// UIKit connects what hangs on an owner that is nil to a plain object, which has no outlets.
  private func missOwner(_ property: String, _ connection: NibProgram.ConnectionPlan) throws(NSException) {
    let reason = NSObject.undefinedKeyReason("NSObject", isSetting: true, key: property)
    try fail(NSException(.undefinedKey, reason), connection, help: Self.noOwner)
  }

  private func fail(
    _ exception: NSException, _ connection: NibProgram.ConnectionPlan, help: String? = nil
  ) throws(NSException) {
    var exception = exception
    exception.diagnostic = contents.nibDecoding.diagnostic(
      "outlet-unknown", .error, exception.reason, node: XMLNode(connection.node),
      help: help ?? unregistered(connection.source) ?? Self.noProperty)
    if isStrict { throw exception }
    if let diagnostic = exception.diagnostic { contents.diagnostics.append(diagnostic) }
  }

  /// What to do when the object is only of UIKit's class because the app's was not found.
  private func unregistered(_ number: Int) -> String? {
    let plan = program.plans[number]
    guard plan.type == nil, !plan.isProxy, let name = plan.identity.customClass else { return nil }
    return "The class \"\(name)\" was not found: register it, ClassRegistry.shared.register(\(name).self)."
  }

  private func report(
    unfit object: NSObject, _ property: String, of source: NSObject, _ declared: String,
    _ connection: NibProgram.ConnectionPlan, in container: String = "a "
  ) {
    contents.diagnostics.append(
      contents.nibDecoding.diagnostic(
        "outlet-type", .error,
        "\"\(property)\" of \(source.ownClassName) holds \(declared) and is connected to \(container)\(object.ownClassName).",
        node: XMLNode(connection.node), help: Self.wrongType))
  }

  private static let noOwner = "Pass an owner that has the outlet, or remove the connection of File's Owner."
  private static let noProperty = "Declare it: @Outlet var, with that name; or remove the connection."
  private static let wrongType =
    "The outlet stays empty. UIKit would set it all the same and stop the app when it is used."
}
