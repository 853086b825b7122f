/// The rectangle that the keyboard takes.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  override public class var vocabulary: Vocabulary { .keyboardLayoutGuide }

  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true

  public required init() {
    super.init()
    kind = .keyboard
  }
}

extension Vocabulary {
  public static let keyboardLayoutGuide = Vocabulary(
    "keyboardLayoutGuide", UIKeyboardLayoutGuide.self, inherits: .viewLayoutGuide, make: { UIKeyboardLayoutGuide() }
  ) { row in
    [
      row.bool("followsUndockedKeyboard", \.followsUndockedKeyboard),
      row.bool("usesBottomSafeArea", \.usesBottomSafeArea, default: true),
    ]
  }
}
