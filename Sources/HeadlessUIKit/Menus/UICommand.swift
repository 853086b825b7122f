/// An entry of a menu that sends a message.
open class UICommand: UIMenuElement {
  override open class var vocabulary: Vocabulary { .command }

  /// The message, such as `paste:`.
  public final var selector: String?
  public final var discoverabilityTitle: String?
  public final var state = State.off
  public final var isDisabled = false
  public final var isDestructive = false
  public final var isHidden = false

  /// The mark beside the title.
  public enum State: String, DocumentChoice { case off, on, mixed }
}

extension Vocabulary {
  /// What a document may say of a `<command>`.
  public static let command = Vocabulary(
    "command", UICommand.self, inherits: .menuElement, make: { UICommand() }
  ) { row in
    [
      row.string("selector", \.selector), row.string("discoverabilityTitle", \.discoverabilityTitle),
      row.choice("state", \.state, default: .off),
      row.bool("disabled", \.isDisabled, property: "isDisabled"),
      row.bool("destructive", \.isDestructive, property: "isDestructive"),
      row.bool("hidden", \.isHidden, property: "isHidden"),
    ]
  }
}
