/// What an object says to assistive technologies and to user interface tests.
public struct AccessibilityConfiguration: Sendable, Hashable {
  /// The name for tests; nobody hears it.
  public var identifier: String?
  /// What the object is, in a word or two.
  public var label: String?
  /// What happens when it is used.
  public var hint: String?
  /// What it is set to.
  public var value: String?
  /// Nil leaves the class's own.
  public var traits: UIAccessibilityTraits?
  /// Whether assistive technologies reach the object; nil leaves it to the class.
  public var isElement: Bool?

  /// Says what is given and leaves the rest to the object's class.
  public init(
    identifier: String? = nil, label: String? = nil, hint: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits? = nil, isElement: Bool? = nil
  ) {
    self.identifier = identifier
    self.label = label
    self.hint = hint
    self.value = value
    self.traits = traits
    self.isElement = isElement
  }
}

/// Holds the configuration of an object that has one, so that the others stay small.
final class AccessibilityStore {
  var configuration = AccessibilityConfiguration()
}

extension NSObject {
  /// What the object says to assistive technologies, nil when nothing was said.
  public final var accessibility: AccessibilityConfiguration? {
    get { accessibilityStore?.configuration }
    set {
      guard let newValue else {
        accessibilityStore = nil
        return
      }
      let store = accessibilityStore ?? AccessibilityStore()
      store.configuration = newValue
      accessibilityStore = store
    }
  }

  /// What user interface tests find the object by; people never hear it.
  public final var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { change(\.identifier, to: newValue) }
  }

  /// What the screen reader calls the object, in a word or two.
  public final var accessibilityLabel: String? {
    get { accessibility?.label }
    set { change(\.label, to: newValue) }
  }

  /// What the screen reader says about the result of using the object.
  public final var accessibilityHint: String? {
    get { accessibility?.hint }
    set { change(\.hint, to: newValue) }
  }

  /// What the screen reader reads as the object's current setting.
  public final var accessibilityValue: String? {
    get { accessibility?.value }
    set { change(\.value, to: newValue) }
  }

  /// The traits that were set; none when the class's own apply.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { change(\.traits, to: newValue) }
  }

  /// Whether the object was made reachable; `false` also when nothing was said.
  public final var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { change(\.isElement, to: newValue) }
  }

  private func change<Value>(_ path: WritableKeyPath<AccessibilityConfiguration, Value>, to value: Value) {
    var configuration = accessibility ?? AccessibilityConfiguration()
    configuration[keyPath: path] = value
    accessibility = configuration
  }
}
