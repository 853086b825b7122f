extension NSObject {
  /// Whether the object, by its class or a superclass, has a method of that name.
  public final func responds(to selector: Selector) -> Bool { actionMethods[selector] != nil }

  /// Sends a message.
  ///
  /// - Throws: `NSInvalidArgumentException` with UIKit's words when no method has that name, or when the sender is of
  ///   another class than the method asks for.
  public final func perform(_ selector: Selector, with sender: Any? = nil, for event: Any? = nil) throws(NSException) {
    guard let method = actionMethods[selector] else { throw unrecognized(selector) }
    guard method.call(self, sender, event) else { throw unfit(selector, sender) }
  }

  /// The methods of the class and its superclasses.
  private var actionMethods: [Selector: ActionMethod] {
    Self.knownActions.value(for: ObjectIdentifier(type(of: self))) {
      var methods: [Selector: ActionMethod] = [:]
      for type in classes {
        for (selector, method) in type.actions.methods where methods[selector] == nil { methods[selector] = method }
      }
      return methods
    }
  }

  private static let knownActions = Memo<ObjectIdentifier, [Selector: ActionMethod]>()

  /// The object's class and its superclasses, the nearest first.
  var classes: [NSObject.Type] {
    var found: [NSObject.Type] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let type = current.subjectType as? NSObject.Type { found.append(type) }
      mirror = current.superclassMirror
    }
    return found
  }
}

extension NSObject {
  private func unrecognized(_ selector: Selector) -> NSException {
    NSException(
      .invalidArgument, "-[\(ownClassName) \(selector)]: unrecognized selector sent to instance\(instanceLabel)")
  }

  private func unfit(_ selector: Selector, _ sender: Any?) -> NSException {
    let given = sender.map { "\(type(of: $0))" } ?? "nil"
    return NSException(
      .invalidArgument, "-[\(ownClassName) \(selector)]: a sender of the class \(given) is not what the method takes")
  }

  /// The name of the object's own class, without its module.
  public final var ownClassName: String { String(describing: type(of: self)) }

  /// What stands where UIKit prints an address: the object's label or id, empty for an object made in code.
  var instanceLabel: String {
    guard let identity = documentIdentity else { return "" }
    if let label = identity.userLabel, !label.isEmpty { return " \"\(label)\"" }
    return identity.id.isEmpty ? "" : " \"\(identity.id)\""
  }
}
