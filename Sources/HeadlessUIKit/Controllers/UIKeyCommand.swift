/// A key that does something, with the keys that must be held with it.
public final class UIKeyCommand: NSObject {
  override public class var vocabulary: Vocabulary { .keyCommand }

  /// The character of the key.
  public var input: String?
  /// UIKit's number: shift 1 << 17, control 1 << 18, alternate 1 << 19, command 1 << 20.
  public var modifierFlags = 0
  /// The message that is sent.
  public var action: String?
  /// What it is called; nil for none.
  public var title: String?
  /// The picture; nil for none.
  public var image: UIImage?
  /// What the overlay of keyboard shortcuts says the command does; nil leaves it out.
  public var discoverabilityTitle: String?
}

extension Vocabulary {
  /// What a document may say of a `<keyCommand>`.
  public static let keyCommand = Vocabulary(
    "keyCommand", UIKeyCommand.self, inherits: .object, make: { UIKeyCommand() }
  ) { row in
    [
      row.string("input", \.input),
      row.integer("modifierFlags", \.modifierFlags),
      row.string("actionName", \.action, property: "action"),
      row.string("title", \.title),
      row.image("image", \.image),
      row.string("discoverabilityTitle", \.discoverabilityTitle),
    ]
  }
}
