/// A list of commands and further menus.
open class UIMenu: UIMenuElement {
  override open class var vocabulary: Vocabulary { .menu }

  /// What is in it, in order.
  public final var children: [UIMenuElement] = []
  /// The name of a menu that the system has too, such as `file`; nil for one of the app's own.
  public final var systemMenu: String?
}

extension Vocabulary {
  /// What a document may say of a `<menu>`.
  public static let menu = Vocabulary("menu", UIMenu.self, inherits: .menuElement, make: { UIMenu() }) { row in
    [
      row.string("systemMenu", \.systemMenu),
      row.list("menuElements", current: \.children) { menu, child in menu.children.append(child) },
      row.list("items", current: \.children) { menu, child in menu.children.append(child) },
      row.list("children", current: \.children) { menu, child in menu.children.append(child) },
    ]
  }
}
