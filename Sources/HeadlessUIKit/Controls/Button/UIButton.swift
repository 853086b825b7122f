/// A control with a title, a picture and a background that depend on its state.
open class UIButton: UIControl {
  override open class var vocabulary: Vocabulary { .button }

  public final var buttonType = ButtonType.custom
  /// What the states say, in the order in which they were first set.
  final var contents: [StateContent] = []
  /// The title's font when a document or code set one; nil is the type's own.
  public final var titleFont: UIFont?
  public final var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  public final var contentEdgeInsets = UIEdgeInsets.zero
  public final var titleEdgeInsets = UIEdgeInsets.zero
  public final var imageEdgeInsets = UIEdgeInsets.zero
  public final var adjustsImageWhenHighlighted = true
  public final var adjustsImageWhenDisabled = true
  public final var showsTouchWhenHighlighted = false
  public final var reversesTitleShadowWhenHighlighted = false
  /// In points.
  public final var titleShadowOffset: CGSize?
  public final var role = Role.normal
  /// What replaces title, image and insets since iOS 15; nil for a button of the old kind.
  public final var configuration: Configuration? {
    get { ownConfiguration?.value }
    set {
      ownConfiguration = newValue.map { Boxed($0) }
      setNeedsLayout()
    }
  }
  /// Few buttons have one, and it is larger than all the rest of a button.
  private final var ownConfiguration: Boxed<Configuration>?
  /// What opens when the button is touched or held.
  public final var menu: UIMenu?
  public final var showsMenuAsPrimaryAction = false
  public final var changesSelectionAsPrimaryAction = false
  public final var isPointerInteractionEnabled = false
  public final var isSpringLoaded = false
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false

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
    titleFont ?? .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize)
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

  /// What was set for exactly that state.
  open func title(for state: State) -> String? { content(for: state)?.title }
  /// What was set for exactly that state.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(for: state)?.attributedTitle }
  /// What was set for exactly that state.
  open func titleColor(for state: State) -> UIColor? { content(for: state)?.titleColor }
  /// What was set for exactly that state.
  open func titleShadowColor(for state: State) -> UIColor? { content(for: state)?.titleShadowColor }
  /// What was set for exactly that state.
  open func image(for state: State) -> UIImage? { content(for: state)?.image }
  /// What was set for exactly that state.
  open func backgroundImage(for state: State) -> UIImage? { content(for: state)?.backgroundImage }
  /// What was set for exactly that state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(for: state)?.preferredSymbolConfiguration
  }

  /// What is shown in the state that is in force: what was set for it, else what was set for normal.
  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  /// A symbol has the size that the state's symbol configuration asks for.
  open var currentImage: UIImage? {
    current(\.image)?.applyingSymbolConfiguration(current(\.preferredSymbolConfiguration))
  }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The title's colour in the state that is in force. A button of the system's kind takes the tint, a custom one is
  /// white.
  open var currentTitleColor: UIColor {
    if let color = current(\.titleColor) { return color }
    guard isSystem else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  override open var intrinsicContentSize: CGSize {
    guard let configuration else { return fittingSize(traits: traitCollection) }
    return configurationLayout(configuration, in: nil, color: .black, traits: traitCollection).size
  }

  override open func draw(into canvas: inout Canvas) {
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

  private func content(for state: State) -> StateContent? { contents.first { $0.state == state } }

  private func current<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
    content(for: state)?[keyPath: path] ?? content(for: .normal)?[keyPath: path]
  }

  private func change(_ state: State, _ body: (inout StateContent) -> Void) {
    if !contents.contains(where: { $0.state == state }) { contents.append(StateContent(state: state)) }
    for index in contents.indices where contents[index].state == state { body(&contents[index]) }
    setNeedsLayout()
  }
}

/// A value that is kept outside of the object that has it.
private final class Boxed<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
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
