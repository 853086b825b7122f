extension NSObject {
  /// The value of a property by its name: one of the class's own ``Outlet``s, ``OutletCollection``s and
  /// ``RuntimeAttribute``s, or a property that documents know, by UIKit's name.
  ///
  /// - Throws: `NSUnknownKeyException`, from ``value(forUndefinedKey:)``, when there is none.
  public final func value(forKey key: String) throws(NSException) -> Any? {
    if let slot = ObjectShape.slot(key, of: self) { return slot.content }
    if let row = row(forKey: key) {
      if let access = row.access { return access.get(self) }
      if row.role == .object { return row.children(self).first }
      if row.role == .list { return row.children(self) }
    }
    if let object = object(forProperty: key) { return object }
    if KnownOutlets.isWeak(key, of: self) != nil { return connectedObject(key) }
    return try value(forUndefinedKey: key)
  }

  /// Sets a property by its name. Numbers become those of the property's type where nothing is lost.
  ///
  /// - Throws: `NSUnknownKeyException`, from ``setValue(_:forUndefinedKey:)``, when there is none of that name;
  ///   `NSInvalidArgumentException` when it is of another type.
  public final func setValue(_ value: Any?, forKey key: String) throws(NSException) {
    switch take(value, forKey: key) {
    case .taken: return
    case .undefined: try setValue(value, forUndefinedKey: key)
    case .unfit(let declared): throw unfit(value, forKey: key, declared: declared)
    }
  }

  /// As ``value(forKey:)``, for properties of objects that hang on this one: `layer.cornerRadius`.
  public final func value(forKeyPath path: String) throws(NSException) -> Any? {
    let (owner, key) = try owner(ofLast: path)
    return try owner?.value(forKey: key)
  }

  /// As ``setValue(_:forKey:)``, for properties of objects that hang on this one: `layer.cornerRadius`. Nothing
  /// happens when a step on the way holds no object.
  public final func setValue(_ value: Any?, forKeyPath path: String) throws(NSException) {
    let (owner, key) = try owner(ofLast: path)
    try owner?.setValue(value, forKey: key)
  }

  private func owner(ofLast path: String) throws(NSException) -> (NSObject?, String) {
    var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let key = steps.popLast() ?? ""
    var owner: NSObject? = self
    for step in steps {
      guard let current = owner else { return (nil, key) }
      owner = try current.value(forKey: step) as? NSObject
    }
    return (owner, key)
  }

  /// What came of setting a property by its name.
  public enum KeyOutcome: Sendable, Hashable {
    case taken
    /// The object has no property of that name.
    case undefined
    /// The property is of another type, which is named.
    case unfit(declared: String)
  }

  /// As ``setValue(_:forKey:)``, for callers that say themselves what went wrong.
  public final func take(_ value: Any?, forKey key: String) -> KeyOutcome {
    if let slot = ObjectShape.slot(key, of: self) {
      return slot.take(value) ? .taken : .unfit(declared: slot.declaredType)
    }
    if let row = row(forKey: key) {
      if let access = row.access { return access.set(self, value) ? .taken : .unfit(declared: access.typeName) }
      if row.role == .object || row.role == .list { return takeObjects(value, row: row) }
    }
    guard KnownOutlets.isWeak(key, of: self) != nil else { return .undefined }
    guard value == nil || value is NSObject else { return .unfit(declared: "NSObject") }
    connect(value as? NSObject, to: key)
    return .taken
  }

  /// Whether the object's own class declares a property of that name for documents to set.
  public final func hasOwnProperty(_ key: String) -> Bool { ObjectShape.slot(key, of: self) != nil }

  /// As ``take(_:forKey:)``, for an object that a document connects.
  public final func take(object: NSObject, forKey key: String) -> KeyOutcome {
    guard let slot = ObjectShape.slot(key, of: self) else { return take(object, forKey: key) }
    return slot.take(object: object) ? .taken : .unfit(declared: slot.declaredType)
  }

  private func takeObjects(_ value: Any?, row: Row) -> KeyOutcome {
    let objects = (value as? [NSObject]) ?? (value as? NSObject).map { [$0] } ?? []
    for object in objects where !adopt(object, by: row) { return .unfit(declared: row.name) }
    return .taken
  }

  /// The row of a property that live objects have.
  private func row(forKey key: String) -> Row? {
    let vocabulary = type(of: self).vocabulary
    if let row = vocabulary.row(named: key), row.property == key || row.role != .property, row.role != .designTime {
      return row
    }
    return vocabulary.allRows.first { $0.property == key && $0.role == .property }
  }
}

extension NSObject {
  private func unfit(_ value: Any?, forKey key: String, declared: String) -> NSException {
    let given = value.map { "\(type(of: $0))" } ?? "nil"
    return NSException(
      .invalidArgument, "[<\(ownClassName)> setValue:forKey:]: the key \(key) holds \(declared), not \(given).")
  }

  /// UIKit's words for a key that nothing is known of.
  public static func undefinedKeyReason(_ className: String, isSetting: Bool, key: String) -> String {
    let message = isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    return "[<\(className)> \(message)]: this class is not key value coding-compliant for the key \(key)."
  }
}
