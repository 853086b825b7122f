public import HeadlessUIKit

/// A value that a document sets by key path once an object is made and connected, as typed in the identity inspector.
public struct UserDefinedRuntimeAttribute: Sendable, Hashable {
  /// The property, or properties joined by dots: `layer.cornerRadius`.
  public var keyPath: String
  /// What is set at the key path when the object is loaded.
  public var value: Value
  /// The number of its element.
  public var node: Int
  /// The value's own element, nil when an attribute says it.
  var element: ValueElement?

  /// The types that Interface Builder offers.
  public enum ValueKind: String, DocumentChoice {
    case boolean, number, string, point, size, rect, range, color, image
    case null = "nil"
  }

  /// The value. Points, sizes and rectangles are in points.
  public enum Value: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// A localised string is looked up in the app's strings at run time.
    case string(String, isLocalized: Bool)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case color(UIColor)
    /// A picture by name.
    case image(String)
    case null
  }
}

extension UserDefinedRuntimeAttribute {
  /// Reads a `<userDefinedRuntimeAttribute>`. Nil, and reported, when it has no key path or its value is not of its type.
  init?(_ element: ValueElement, in decoding: any DocumentDecoding) {
    guard let keyPath = element.string("keyPath"), !keyPath.isEmpty else {
      decoding.report(Self.noKeyPath, node: element.node)
      return nil
    }
    let kind = element.choice("type", as: ValueKind.self)
    let inner = element.children.first
    guard let value = Value(kind, of: element, inner: inner, in: decoding) else {
      decoding.report(Self.unusable(keyPath, kind, element.string("type")), node: element.node)
      return nil
    }
    self.init(keyPath: keyPath, value: value, node: element.node, element: inner)
  }

  private static let noKeyPath = "A user-defined runtime attribute has no key path."

  private static func unusable(_ keyPath: String, _ kind: ValueKind?, _ word: String?) -> String {
    guard kind != nil else {
      return "The runtime attribute \"\(keyPath)\" is of the type \"\(word ?? "")\", which is none."
    }
    return "The runtime attribute \"\(keyPath)\" has no value of the type \"\(word ?? "")\"."
  }
}

extension UserDefinedRuntimeAttribute.Value {
  fileprivate init?(
    _ kind: UserDefinedRuntimeAttribute.ValueKind?, of element: ValueElement, inner: ValueElement?,
    in decoding: any DocumentDecoding
  ) {
    let text = element.string("value")
    switch (kind, inner?.element) {
    case (.boolean, _):
      guard let text, ["YES", "NO"].contains(text) else { return nil }
      self = .boolean(text == "YES")
    case (.number, "integer"):
      guard let number = inner?.integer("value") else { return nil }
      self = .integer(number)
    case (.number, "real"):
      guard let number = inner?.number("value") else { return nil }
      self = .real(number)
    case (.string, _):
      guard let string = text ?? inner?.text else { return nil }
      self = .string(string, isLocalized: element.bool("localized") ?? false)
    case (.image, _):
      guard let text else { return nil }
      self = .image(text)
    case (.null, _): self = .null
    default:
      guard let inner, let value = Self.geometry(kind, inner, in: decoding) else { return nil }
      self = value
    }
  }

  private static func geometry(
    _ kind: UserDefinedRuntimeAttribute.ValueKind?, _ inner: ValueElement, in decoding: any DocumentDecoding
  ) -> Self? {
    switch (kind, inner.element) {
    case (.point, "point"): CGPoint.make(from: inner, in: decoding).map { .point($0) }
    case (.size, "size"): CGSize.make(from: inner, in: decoding).map { .size($0) }
    case (.rect, "rect"): CGRect.make(from: inner, in: decoding).map { .rect($0) }
    case (.color, "color"): UIColor.make(from: inner, in: decoding).map { .color($0) }
    case (.range, "range"):
      .range(location: inner.integer("location") ?? 0, length: inner.integer("length") ?? 0)
    default: nil
    }
  }
}
