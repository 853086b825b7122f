/// A control with a title, a picture and a background that depend on its state.
open class UIButton: UIControl {
  override open class var vocabulary: Vocabulary { .button }

  /// What the button looks like when nothing else is said.
  public final var buttonType = ButtonType.custom
  /// What the states say, in the order in which they were first set.
  final var contents: [StateContent] = []
  /// The title's font when a document or code set one; nil is the type's own.
  public final var titleFont: UIFont? {
    didSet {
      if let titleFont { label?.font = titleFont }
      setNeedsLayout()
    }
  }
  /// Where a title that is too long is cut.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingMiddle {
    didSet { label?.lineBreakMode = lineBreakMode }
  }
  /// The space around title and picture together, in points.
  public final var contentEdgeInsets: UIEdgeInsets {
    get { spaces.content }
    set { spaces.content = newValue }
  }
  /// The space around the title, in points.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { spaces.title }
    set { spaces.title = newValue }
  }
  /// The space around the picture, in points.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { spaces.image }
    set { spaces.image = newValue }
  }
  /// Whether the picture is darkened while the button is highlighted.
  public final var adjustsImageWhenHighlighted = true
  /// Whether the picture is faded while the button is disabled.
  public final var adjustsImageWhenDisabled = true
  /// Whether the button glows where it is touched.
  public final var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes sides while the button is highlighted.
  public final var reversesTitleShadowWhenHighlighted = false
  /// In points.
  public final var titleShadowOffset: CGSize? {
    get { spaces.titleShadow }
    set { spaces.titleShadow = newValue }
  }
  /// What the button stands for.
  public final var role = Role.normal
  /// What replaces title, image and insets since iOS 15; nil for a button of the old kind.
  public final var configuration: Configuration? {
    get { ownConfiguration?.value }
    set {
      ownConfiguration = newValue.map { Boxed($0) }
      setNeedsLayout()
    }
  }
  private final var ownConfiguration: Boxed<Configuration>?
  private final var ownSpaces: Boxed<Spaces>?

  private struct Spaces {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
    var titleShadow: CGSize?
  }

  private final var spaces: Spaces {
    get { ownSpaces?.value ?? Spaces() }
    set { ownSpaces = Boxed(newValue) }
  }
  /// What opens when the button is touched or held.
  public final var menu: UIMenu?
  /// Whether a touch opens ``menu`` at once; else it has to be held.
  public final var showsMenuAsPrimaryAction = false
  /// Whether a tap selects the button or takes that back; with a menu, whether it shows what was chosen.
  public final var changesSelectionAsPrimaryAction = false
  /// Whether the button reacts to a pointer above it.
  public final var isPointerInteractionEnabled = false
  /// Whether the button is used when something that is dragged rests on it.
  public final var isSpringLoaded = false
  /// Whether the picture grows with the text sizes for accessibility.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The views that show title and picture; they are made when somebody asks for them.
  final var label: UILabel?
  final var picture: ButtonImageView?

  /// A button that does something when it is tapped, and shows the action's title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button of a kind; ``buttonType`` cannot be chosen later in UIKit.
  public convenience init(type: ButtonType) {
    self.init()
    buttonType = type
  }

  /// What the button looks like before anything is said.
  public enum ButtonType: String, DocumentChoice {
    case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// What the button means to the user.
  public enum Role: String, DocumentChoice { case normal, primary, cancel, destructive }

  /// Whether the button looks like the system's own: its title takes the tint.
  var isSystem: Bool { buttonType != .custom }

  /// The title's font: 15 points for a button of the system's kind, 18 for a custom one.
  ///
  /// Evidence: titles in 806 public documents that state no font.
  public var effectiveFont: UIFont {
    label?.font ?? titleFont ?? .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize)
  }

  // MARK: States

  /// Sets what is shown in one state; nil takes what normal says.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title with its looks for one state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the title's colour for one state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the colour of the title's shadow for one state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  /// Sets the picture beside the title for one state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the picture behind the content for one state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  /// Sets how a symbol is shown in one state.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.preferredSymbolConfiguration = configuration }
  }

  /// What is shown in a state: what was set for exactly that state, else what was set for normal. A combination, such
  /// as selected and highlighted, does not take what was set for one of its parts.
  ///
  /// Evidence: UIKit's documentation of `setTitle(_:for:)`, and public descriptions of combined states.
  open func title(for state: State) -> String? { shown(\.title, in: state) }
  /// As ``title(for:)``, with its looks.
  open func attributedTitle(for state: State) -> NSAttributedString? { shown(\.attributedTitle, in: state) }
  /// As ``title(for:)``, nil when no colour was set.
  open func titleColor(for state: State) -> UIColor? { shown(\.titleColor, in: state) }
  /// As ``title(for:)``, nil when no colour was set.
  open func titleShadowColor(for state: State) -> UIColor? { shown(\.titleShadowColor, in: state) }
  /// As ``title(for:)``, for the picture.
  open func image(for state: State) -> UIImage? { shown(\.image, in: state) }
  /// As ``title(for:)``, for the picture behind the content.
  open func backgroundImage(for state: State) -> UIImage? { shown(\.backgroundImage, in: state) }
  /// As ``title(for:)``, for how a symbol is shown.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    shown(\.preferredSymbolConfiguration, in: state)
  }

  /// What is shown in the state that is in force: what was set for it, else what was set for normal.
  open var currentTitle: String? { current(\.title) }
  /// The title with its own looks that is shown now.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The colour of the title's shadow now; nil for none.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  /// A symbol has the size that the state's symbol configuration asks for.
  open var currentImage: UIImage? {
    current(\.image)?.applyingSymbolConfiguration(current(\.preferredSymbolConfiguration))
  }
  /// The picture behind the content that is shown now.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The title's colour in the state that is in force. A button of the system's kind takes the tint, a custom one is
  /// white.
  open var currentTitleColor: UIColor {
    if let color = current(\.titleColor) { return color }
    guard isSystem else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// As labels, those with a configuration and its own font of 17 points keep the height that they had in the library.
  ///
  /// Evidence: 21 of 22 such buttons in trees without a stack are 35 points high, of 3 in trees with one none.
  override var isSizedInWholePoints: Bool {
    guard let configuration, configuration.titleFont == nil, configuration.attributedTitle == nil else { return false }
    return configuration.effectiveTitleFont.pointSize == UIFont.labelFontSize
  }

  /// A symbol behind the title is aligned as one in an image view is. Evidence: two buttons.
  override open var alignmentRectInsets: UIEdgeInsets {
    guard configuration == nil, let symbol = currentBackgroundImage, symbol.isSymbolImage else { return .zero }
    return symbol.symbolInsets(nil, metrics: traitCollection.textMetrics)
  }

  override open var intrinsicContentSize: CGSize {
    guard let configuration else { return fittingSize(traits: traitCollection) }
    return configurationLayout(configuration, in: nil, color: .black, traits: traitCollection).size
  }

  override var takesTaps: Bool { true }

  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if showsMenuAsPrimaryAction, menu != nil { send(.menuActionTriggered, event) }
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  override var listedSubviews: [UIView] { subviews.filter { $0 !== label && $0 !== picture } }

  /// A configuration draws its title and picture itself.
  override open var drawnSubviews: [UIView] { configuration == nil ? subviews : listedSubviews }

  /// Without a title the edges of the picture stand for the baselines (one document).
  override func textBaselines(height: CGFloat) -> TextBaselines? {
    if currentTitle != nil || currentAttributedTitle != nil {
      return traitCollection.textMetrics.lineBaselines(of: effectiveFont)
    }
    guard let picture = currentImage?.size else { return nil }
    let insets = contentEdgeInsets
    return TextBaselines(
      height: picture.height + insets.top + insets.bottom, ascender: insets.top, descender: insets.bottom,
      origin: .content)
  }

  override open func draw(into canvas: inout Canvas) {
    updateParts()
    guard let configuration else { return drawContent(into: &canvas) }
    draw(configuration, into: &canvas)
  }

  /// A button's title, pictures and title colour are those of the normal state.
  override open func setValue(
    _ value: DocumentValue, forProperty name: String, in decoding: any DocumentDecoding
  ) -> Bool {
    switch (name, value) {
    case ("title", .string(let title)):
      setTitle(title, for: .normal)
      if configuration != nil {
        configuration?.attributedTitle = nil
        configuration?.title = title
      }
    case ("image", _):
      setImage(UIImage.make(from: value, in: decoding), for: .normal)
      if configuration != nil { configuration?.image = image(for: .normal) }
    case ("backgroundImage", _): setBackgroundImage(UIImage.make(from: value, in: decoding), for: .normal)
    case ("titleColor", .element(let element)): setTitleColor(UIColor.make(from: element, in: decoding), for: .normal)
    default: return super.setValue(value, forProperty: name, in: decoding)
    }
    return true
  }

  override open func valueType(ofProperty name: String) -> ValueType? {
    switch name {
    case "title": .string
    case "image", "backgroundImage": .image
    case "titleColor": .element(UIColor.elementNames)
    default: super.valueType(ofProperty: name)
    }
  }

  /// What was set for exactly that state.
  final func content(for state: State) -> StateContent? { contents.first { $0.state == state } }

  private func current<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? { shown(path, in: state) }

  private func shown<Value>(_ path: KeyPath<StateContent, Value?>, in state: State) -> Value? {
    content(for: state)?[keyPath: path] ?? content(for: .normal)?[keyPath: path]
  }

  private func change(_ state: State, _ body: (inout StateContent) -> Void) {
    if !contents.contains(where: { $0.state == state }) { contents.append(StateContent(state: state)) }
    for index in contents.indices where contents[index].state == state { body(&contents[index]) }
    setNeedsLayout()
  }
}

/// What a button shows in one state; nil takes what normal says.
struct StateContent: Hashable {
  var state: UIControl.State
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}
