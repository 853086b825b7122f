/// The methods of a class that can be sent by name, as documents do:
///
///     override class var actions: ActionTable { ["download:": action(AppCellView.download)] }
///
/// A subclass says its own; those of its superclasses go without saying.
public struct ActionTable: ExpressibleByDictionaryLiteral, Sendable {
  var methods: [(selector: Selector, method: ActionMethod)]

  /// A table of methods by the selectors that send them.
  public init(dictionaryLiteral methods: (Selector, ActionMethod)...) { self.methods = methods }
}

/// One method that can be sent by name.
public struct ActionMethod: @unchecked Sendable {
  /// Calls the method. False: the sender, or the object itself, is of another class than the method asks for.
  let call: (NSObject, Any?, Any?) -> Bool

  init(_ call: @escaping (NSObject, Any?, Any?) -> Bool) { self.call = call }
}

extension NSObject {
  /// An action without arguments: `func reload()`.
  public static func action<Target: NSObject>(_ method: @escaping (Target) -> () -> Void) -> ActionMethod {
    ActionMethod { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// An action that is told its sender: `func download(_ sender: UIButton)`, or `Any?` for any sender.
  public static func action<Target: NSObject, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void
  ) -> ActionMethod {
    ActionMethod { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// An action that is told its sender and the event: `func download(_ sender: UIButton, for event: UIEvent?)`.
  public static func action<Target: NSObject, Sender, Event>(
    _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) -> ActionMethod {
    ActionMethod { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
        return false
      }
      method(target)(sender, event)
      return true
    }
  }
}
