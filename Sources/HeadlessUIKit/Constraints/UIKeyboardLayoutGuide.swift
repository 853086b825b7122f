/// The rectangle that the keyboard takes.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  override public class var vocabulary: Vocabulary { .keyboardLayoutGuide }

  /// Whether the guide goes along with a keyboard that is undocked or floating.
  public var followsUndockedKeyboard = false
  /// Whether the guide ends at the bottom safe area, not the view's edge, while the keyboard is away.
  public var usesBottomSafeArea = true

  /// One with the values that UIKit starts with.
  public required init() {
    super.init()
    kind = .keyboard
  }
}

extension Vocabulary {
  /// What a document may say of a `<keyboardLayoutGuide>`.
  public static let keyboardLayoutGuide = Vocabulary(
    "keyboardLayoutGuide", UIKeyboardLayoutGuide.self, inherits: .viewLayoutGuide, make: { UIKeyboardLayoutGuide() }
  ) { row in
    [
      row.bool("followsUndockedKeyboard", \.followsUndockedKeyboard),
      row.bool("usesBottomSafeArea", \.usesBottomSafeArea, default: true),
    ]
  }
}
