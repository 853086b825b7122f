public import HeadlessUIKit

/// Stands for an object that is not in the nib: File's Owner, First Responder, an external object, a scene's exit.
public final class IBProxyObject: NSObject {
  override public class var vocabulary: Vocabulary { .placeholder }

  /// `IBFilesOwner`, `IBFirstResponder`, or the identifier of an external object.
  public var placeholderIdentifier: String?
}

extension Vocabulary {
  static let placeholder = Vocabulary(
    "placeholder", IBProxyObject.self, inherits: .object, make: { IBProxyObject() }
  ) { row in
    [row.string("placeholderIdentifier", \.placeholderIdentifier)]
  }

  static let exit = Vocabulary("exit", IBProxyObject.self, inherits: .placeholder, make: { IBProxyObject() })
}
