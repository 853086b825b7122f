extension NSObject {
  /// The object that has the last property of a dotted key path, and that property's name; nil when a step on the way
  /// holds no object.
  public func resolve(keyPath: String) -> (object: NSObject, property: String)? {
    var steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let property = steps.popLast(), !property.isEmpty else { return nil }
    var object: NSObject = self
    for step in steps {
      let next = ObjectShape.slot(step, of: object)?.content as? NSObject ?? object.object(forProperty: step)
      guard let next else { return nil }
      object = next
    }
    return (object, property)
  }

  /// Whether documents only say the property to Interface Builder: no live object has it.
  public func isDesignTimeOnly(property name: String) -> Bool {
    let rows = type(of: self).vocabulary.allRows
    return rows.first { $0.property == name || $0.name == name }?.role == .designTime
  }
}
