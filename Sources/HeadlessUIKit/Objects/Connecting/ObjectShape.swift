#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// Which properties of a class documents can set by name: found once a class, not once an object.
struct ObjectShape: Sendable {
  /// How many bytes into an object the slot of a property is, and of which type, by the property's name.
  private(set) var places: [String: (offset: Int, type: PropertySlot.Type)] = [:]

  /// The slots of an object. Most classes have none.
  static func slot(_ key: String, of object: NSObject) -> PropertySlot? {
    #if os(Linux)
      guard let offset = shape(of: type(of: object)).places[key]?.offset else { return nil }
      // The field was found in the class's own metadata to hold a slot, and a stored property never moves.
      return Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: PropertySlot.self)
    #else
      return mirrored(key, of: object)
    #endif
  }

  #if os(Linux)
    private static let known = Memo<ObjectIdentifier, ObjectShape>()

    static func shape(of type: NSObject.Type) -> ObjectShape {
      known.value(for: ObjectIdentifier(type)) { ObjectShape(of: type) }
    }

    private init(of type: NSObject.Type) {
      var found: [String: (Int, PropertySlot.Type)] = [:]
      for type in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
        // 1 stands for fields of a class, of that class alone.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
          let key = String(cString: name)
          if let slot = fieldType as? PropertySlot.Type, key.first == "_", found[String(key.dropFirst())] == nil {
            found[String(key.dropFirst())] = (offset, slot)
          }
          return true
        }
      }
      places = found
    }
  #else
    /// Where the standard library does not say where fields are, each object is looked through.
    private static func mirrored(_ key: String, of object: NSObject) -> PropertySlot? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children where child.label == "_" + key {
          if let slot = child.value as? PropertySlot { return slot }
        }
        mirror = current.superclassMirror
      }
      return nil
    }
  #endif
}
