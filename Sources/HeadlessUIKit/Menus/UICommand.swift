/// An entry of a menu that sends a message.
open class UICommand: UIMenuElement {
  override open class var vocabulary: Vocabulary { .command }

  /// The message, such as `paste:`.
  public final var selector: String?
  /// What the overlay of keyboard shortcuts says the command does; nil leaves it out.
  public final var discoverabilityTitle: String?
  /// Whether a menu shows a check mark or a dash beside the command.
  public final var state = State.off
  /// Whether a menu shows the command greyed, so that it cannot be chosen.
  public final var isDisabled = false
  /// Whether a menu warns, in red, that the command destroys something.
  public final var isDestructive = false
  /// Whether menus leave the command out.
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
