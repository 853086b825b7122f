/// An entry of a menu: a command or a menu in the menu.
open class UIMenuElement: NSObject {
  override open class var vocabulary: Vocabulary { .menuElement }

  /// The words that a menu shows for the element.
  public final var title = ""
  /// A second, smaller line below the title; nil for none.
  public final var subtitle: String?
  /// The picture; nil for none.
  public final var image: UIImage?
}

extension Vocabulary {
  /// What every entry may say; documents have no entry that is only that.
  public static let menuElement = Vocabulary(
    "menuElement", UIMenuElement.self, inherits: .object, make: { UIMenuElement() }
  ) { row in
    [
      row.string("title", \.title), row.string("subtitle", \.subtitle),
      row.image("image", \.image), row.designTime("catalog"),
    ]
  }
}
