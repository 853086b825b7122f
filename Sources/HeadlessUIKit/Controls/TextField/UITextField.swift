/// One line of text that can be edited.
open class UITextField: UIControl {
  override open class var vocabulary: Vocabulary { .textField }

  /// The characters. It may be set to nil, and is never nil, as in UIKit.
  open var text: String? {
    get { plainText ?? attributedText?.string ?? "" }
    set {
      plainText = newValue
      attributedText = nil
      setNeedsLayout()
    }
  }
  private final var plainText: String?
  /// What is written, with its own looks; it goes before ``text``.
  public final var attributedText: NSAttributedString? { didSet { setNeedsLayout() } }
  /// What is shown while there is no text.
  public final var placeholder: String? { didSet { setNeedsLayout() } }
  /// The placeholder with its own looks; it goes before ``placeholder``.
  public final var attributedPlaceholder: NSAttributedString?
  /// The font of the text.
  public final var font = UIFont.systemFont(ofSize: 14) { didSet { setNeedsLayout() } }
  /// The colour of the text; nil is the standard one.
  public final var textColor: UIColor? = .label
  /// Where the line stands from left to right.
  public final var textAlignment = NSTextAlignment.natural
  /// The frame around the text; round corners bring a background of their own.
  public final var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// The picture behind the text of a field without a round border; nil for none.
  public final var background: UIImage?
  /// As ``background``, while the field is disabled; nil is ``background``.
  public final var disabledBackground: UIImage?
  /// When the button that empties the field is shown.
  public final var clearButtonMode = ViewMode.never
  /// Whether the text goes away when typing begins.
  public final var clearsOnBeginEditing = false
  /// Whether the user can make text bold, italic or underlined.
  public final var allowsEditingTextAttributes = false
  /// Whether a long text shrinks until it fits or has reached ``minimumFontSize``.
  public final var adjustsFontSizeToFitWidth = true
  /// Whether the text follows the text size that the user chose.
  public final var adjustsFontForContentSizeCategory = false
  /// In points; the text is not made smaller than that when it does not fit.
  public final var minimumFontSize: CGFloat = 0
  /// What keyboard comes up, and what it does to the text.
  public final var textInputTraits = UITextInputTraits()

  /// The line around the field.
  public enum BorderStyle: String, DocumentChoice { case none, line, bezel, roundedRect }

  /// When something beside the text is shown.
  public enum ViewMode: String, DocumentChoice { case never, whileEditing, unlessEditing, always }

  /// Whether dots are shown in the place of the letters.
  public final var isSecureTextEntry: Bool {
    get { textInputTraits.isSecureTextEntry }
    set { textInputTraits.isSecureTextEntry = newValue }
  }

  /// Who is asked and told while the field is edited; it is not kept. Without one, what a document connects.
  public final var delegate: (any UITextFieldDelegate)? {
    get { givenDelegate ?? connectedObject("delegate") as? any UITextFieldDelegate }
    set { givenDelegate = newValue }
  }
  private final weak var givenDelegate: (any UITextFieldDelegate)?

  /// The text for the vocabulary: nil where nobody said any.
  fileprivate final var documentText: String? {
    get { plainText }
    set { text = newValue }
  }

  /// Whether the field is being edited.
  public internal(set) final var isEditing = false

  override open var canBecomeFirstResponder: Bool { isEnabled }

  /// A tap begins editing, also where a view that holds the field watches for taps to end it.
  override var takesTaps: Bool { true }

  /// Begins editing.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard wasFirst || delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { beginEditing() }
    return true
  }

  /// Ends editing.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  override open var intrinsicContentSize: CGSize { fittingSize(traits: traitCollection) }

  override func textBaselines(height: CGFloat) -> TextBaselines? {
    traitCollection.textMetrics.lineBaselines(of: font)
  }

  override open func draw(into canvas: inout Canvas) {
    drawBorder(into: &canvas)
    drawText(into: &canvas)
  }
}

extension Vocabulary {
  /// What a document may say of a `<textField>`.
  public static let textField = Vocabulary(
    "textField", UITextField.self, inherits: .control, make: { UITextField() }
  ) { row in
    [
      row.string("text", \.documentText, nibKey: "UIText"),
      row.value("attributedText", \.attributedText, nibKey: "UIAttributedText"),
      row.string("placeholder", \.placeholder, nibKey: "UIPlaceholder"),
      row.value("attributedPlaceholder", \.attributedPlaceholder, nibKey: "UIAttributedPlaceholder"),
      row.value("fontDescription", \.font, default: .systemFont(ofSize: 14), property: "font", nibKey: "UIFont"),
      row.value("textColor", \.textColor, default: .label, nibKey: "UITextColor"),
      row.choice("textAlignment", \.textAlignment, default: .natural, nibKey: "UITextAlignment"),
      row.choice("borderStyle", \.borderStyle, default: .none, nibKey: "UIBorderStyle"),
      row.image("background", \.background, nibKey: "UIBackground"),
      row.image("disabledBackground", \.disabledBackground, nibKey: "UIDisabledBackground"),
      row.choice("clearButtonMode", \.clearButtonMode, default: .never, nibKey: "UIClearButtonMode"),
      row.bool("clearsOnBeginEditing", \.clearsOnBeginEditing, nibKey: "UIClearsOnBeginEditing"),
      row.bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes, nibKey: "UIAllowsEditingTextAttributes"),
      row.bool(
        "adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, default: true, property: "adjustsFontSizeToFitWidth",
        nibKey: "UIAdjustsFontSizeToFit"),
      row.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      row.number("minimumFontSize", \.minimumFontSize, nibKey: "UIMinimumFontSize"),
      row.value("textInputTraits", \.textInputTraits, default: UITextInputTraits()),
      row.designTime("usesAttributedText", .bool),
      row.designTime("catalog"),
    ]
  }
}
