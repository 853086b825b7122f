/// The root of the object library: what a nib can make, connect and configure.
open class NSObject {
  /// Where the object stands in the document that it was loaded from; nil for one made in code.
  public final var documentIdentity: DocumentIdentity? {
    get { identity }
    set { identity = newValue }
  }
  private final var identity: DocumentIdentity?
  private final var attachments: Boxed<Attachments>?

  /// What few objects have.
  private struct Attachments {
    var accessibility: AccessibilityStore?
    var connectedObjects: ConnectedObjects?
  }

  /// What the object says to assistive technologies.
  final var accessibilityStore: AccessibilityStore? {
    get { attachments?.value.accessibility }
    set { attach { $0.accessibility = newValue } }
  }

  /// What outlets of UIKit's own classes hold, made when the first is connected.
  final var connectedObjects: ConnectedObjects? {
    get { attachments?.value.connectedObjects }
    set { attach { $0.connectedObjects = newValue } }
  }

  private func attach(_ change: (inout Attachments) -> Void) {
    let box = attachments ?? Boxed(Attachments())
    change(&box.value)
    attachments = box
  }

  /// An object as a document that says nothing about it would make it.
  public required init() {}

  /// How the object is said in documents. A subclass that documents know by an element of its own overrides it.
  open class var vocabulary: Vocabulary { .object }

  /// The methods that can be sent to objects of this class by name, besides those of its superclasses.
  open class var actions: ActionTable { [:] }

  /// Sent to every object of a nib after its outlets, actions and runtime attributes are set.
  open func awakeFromNib() {}

  /// Asked for a property that the object does not have.
  ///
  /// - Throws: `NSUnknownKeyException` unless it is overridden.
  open func value(forUndefinedKey key: String) throws(NSException) -> Any? {
    throw NSException(.undefinedKey, Self.undefinedKeyReason(ownClassName, isSetting: false, key: key))
  }

  /// Told to set a property that the object does not have.
  ///
  /// - Throws: `NSUnknownKeyException` unless it is overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) throws(NSException) {
    throw NSException(.undefinedKey, Self.undefinedKeyReason(ownClassName, isSetting: true, key: key))
  }

  /// Sets a property by UIKit's name or a document's, to a value of the type that its row asks for. Returns false when
  /// the kind has no such property.
  open func setValue(_ value: DocumentValue, forProperty name: String, in decoding: any DocumentDecoding) -> Bool {
    guard let row = type(of: self).vocabulary.allRows.first(where: { $0.property == name || $0.name == name }) else {
      return false
    }
    return apply(value, to: row, in: decoding)
  }

  /// The object that a step of a key path leads to, such as a view's `layer`; nil when the property holds no object.
  open func object(forProperty name: String) -> NSObject? {
    type(of: self).vocabulary.allRows.first { $0.role == .object && $0.name == name }?.children(self).first
  }

  /// The type of the value that ``setValue(_:forProperty:in:)`` takes for a property, nil when there is none.
  open func valueType(ofProperty name: String) -> ValueType? {
    type(of: self).vocabulary.allRows.first { $0.property == name || $0.name == name }?.type
  }
}

extension NSObject: Hashable {
  /// Objects are equal when they are the same object.
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Vocabulary {
  /// `<customObject>`, and what every object of a document may say.
  public static let object = Vocabulary("customObject", NSObject.self, inherits: nil, make: { NSObject() }) { row in
    [
      row.designTime("id", .string),
      row.designTime("userLabel"),
      row.designTime("customClass"),
      row.designTime("customModule"),
      row.designTime("customModuleProvider"),
      row.designTime("key"),
      row.designTime("sceneMemberID"),
      row.designTime("colorLabel"),
      row.designTime("userComments", .element("attributedString")),
      row.designTime("canvasLocation", .element("point")),
    ] + row.accessibility()
  }
}
