public import Diagnostics
public import HeadlessUIKit
public import InterfaceBuilder

/// Fills the outlets of one instance from one record.
public struct Binder {
  /// What is filled from what, in the order in which it is set.
  public let bindings: [Binding]
  /// The data as the caller named it, for messages.
  public let document: String

  /// Makes a binder for the records of one document.
  public init(bindings: [Binding], document: String) {
    self.bindings = bindings
    self.document = document
  }

  /// Sets every bound property; `index` is the number of the record, counted from 0, for messages.
  ///
  /// A record without the key leaves the property as the template says, which is told; a null does so silently.
  public func bind(_ record: Record, index: Int, to contents: NibContents, source: NSObject) -> [Diagnostic] {
    guard let decoding = contents.decoding else { return [] }
    let outlets = contents.outlets(of: source)
    var found: [Diagnostic] = []
    for binding in bindings {
      guard let object = outlets.first(where: { $0.property == binding.outlet })?.object else {
        found.append(problem("binding-outlet", Message.noOutlet(binding, outlets.map(\.property))))
        continue
      }
      guard let value = record.value(at: binding.keyPath) else {
        found.append(problem("binding-key", Message.noKey(binding, index: index), .warning))
        continue
      }
      if case .null = value { continue }
      if let failure = set(value, binding, on: object, in: decoding, index: index) { found.append(failure) }
    }
    return found
  }

  private func set(
    _ value: RecordValue, _ binding: Binding, on object: NSObject, in decoding: any DocumentDecoding, index: Int
  ) -> Diagnostic? {
    guard let type = object.valueType(ofProperty: binding.property) else {
      return problem("binding-property", Message.noProperty(binding, object.className))
    }
    guard let converted = DocumentValue(value, as: type) else {
      return problem("binding-type", Message.wrongType(binding, value, type, index: index))
    }
    guard object.setValue(converted, forProperty: binding.property, in: decoding) else {
      return problem("binding-property", Message.noProperty(binding, object.className))
    }
    return nil
  }

  private func problem(_ rule: String, _ message: String, _ severity: Severity = .error) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, document: document, message: message)
  }
}

private enum Message {
  static func noOutlet(_ binding: Binding, _ names: [String]) -> String {
    let known = names.isEmpty ? "it has none" : "it has " + names.sorted().joined(separator: ", ")
    return "The template has no outlet \"\(binding.outlet)\": \(known)."
  }

  static func noKey(_ binding: Binding, index: Int) -> String {
    "Record \(index) has no value at \"\(binding.keyPath)\", so \(binding.outlet).\(binding.property) keeps what the template says."
  }

  static func noProperty(_ binding: Binding, _ className: String) -> String {
    let names = BindableProperty.all(of: className).map(\.name).joined(separator: ", ")
    return
      "\(binding.outlet) is a \(className), which has no property \"\(binding.property)\" to bind; it has \(names)."
  }

  static func wrongType(_ binding: Binding, _ value: RecordValue, _ type: ValueType, index: Int) -> String {
    "Record \(index) has \(value.kindName) at \"\(binding.keyPath)\", which \(binding.outlet).\(binding.property) cannot take."
  }
}
