/// One line of text that can be edited.
open class UITextField: UIControl {
  override open class var vocabulary: Vocabulary { .textField }

  /// The characters; nil for none.
  open var text: String? {
    didSet {
      attributedText = nil
      setNeedsLayout()
    }
  }
  public final var attributedText: NSAttributedString? { didSet { setNeedsLayout() } }
  /// What is shown while there is no text.
  public final var placeholder: String? { didSet { setNeedsLayout() } }
  public final var attributedPlaceholder: NSAttributedString?
  /// The font of the text.
  public final var font = UIFont.systemFont(ofSize: 14) { didSet { setNeedsLayout() } }
  /// The colour of the text; nil is the standard one.
  public final var textColor: UIColor? = .label
  public final var textAlignment = NSTextAlignment.natural
  public final var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  public final var background: UIImage?
  public final var disabledBackground: UIImage?
  public final var clearButtonMode = ViewMode.never
  public final var clearsOnBeginEditing = false
  public final var allowsEditingTextAttributes = false
  public final var adjustsFontSizeToFitWidth = true
  public final var adjustsFontForContentSizeCategory = false
  /// In points; the text is not made smaller than that when it does not fit.
  public final var minimumFontSize: CGFloat = 0
  public final var textInputTraits = UITextInputTraits()

  /// The line around the field.
  public enum BorderStyle: String, DocumentChoice { case none, line, bezel, roundedRect }

  /// When something beside the text is shown.
  public enum ViewMode: String, DocumentChoice { case never, whileEditing, unlessEditing, always }

  public final var isSecureTextEntry: Bool {
    get { textInputTraits.isSecureTextEntry }
    set { textInputTraits.isSecureTextEntry = newValue }
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
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { beginEditing() }
    return true
  }

  /// Ends editing.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  override open var intrinsicContentSize: CGSize { fittingSize(traits: traitCollection) }

  override func textBaselines(height: CGFloat) -> TextBaselines? {
    let metrics = traitCollection.textMetrics
    return TextBaselines(
      height: metrics.lineHeight(of: font), ascender: metrics.ascender(of: font),
      descender: metrics.descender(of: font))
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
      row.string("text", \.text, nibKey: "UIText"),
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
