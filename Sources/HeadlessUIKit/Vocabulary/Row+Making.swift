/// Makes the rows of one class, so that its table can name properties by key path.
///
/// A key path costs some 200 nanoseconds to write through, ten times as much as the property itself. Rows that nearly
/// every cell of a table says therefore bring a closure too, `set: { $0.isOpaque = $1 }`, which does the same.
public struct RowMaker<Object: NSObject> {
  /// A maker of rows; it holds nothing.
  public init() {}

  /// A property with a value that attributes spell: `YES`/`NO`, numbers, text.
  public func bool(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, default standard: Bool = false,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Bool) -> Void)? = nil
  ) -> Row {
    row(name, .bool, path, standard, spelled: standard ? "YES" : "NO", property, nibKey, set) { value in
      guard case .bool(let flag) = value else { return nil }
      return flag
    }
  }

  /// A whole number.
  public func integer(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>, default standard: Int = 0,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Int) -> Void)? = nil
  ) -> Row {
    row(name, .integer, path, standard, spelled: String(standard), property, nibKey, set) { value in
      guard case .integer(let number) = value else { return nil }
      return number
    }
  }

  /// A number, also one that documents write as a ratio.
  public func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double>, default standard: Double = 0,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Double) -> Void)? = nil
  ) -> Row {
    row(name, .number, path, standard, spelled: spell(standard), property, nibKey, set, decodeNumber)
  }

  /// A number of single precision.
  public func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Float>, default standard: Float = 0,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Float) -> Void)? = nil
  ) -> Row {
    row(name, .number, path, standard, spelled: spell(Double(standard)), property, nibKey, set) {
      decodeNumber($0).map { Float($0) }
    }
  }

  /// A number that may be absent.
  public func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double?>, property: String? = nil, nibKey: String? = nil
  ) -> Row {
    row(name, .number, path, nil, spelled: nil, property, nibKey) { decodeNumber($0) }
  }

  /// Text, from an attribute or from a `<string key="…">` child.
  public func string(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String?>, property: String? = nil, nibKey: String? = nil,
    set: ((Object, String?) -> Void)? = nil
  ) -> Row {
    row(name, .string, path, nil, spelled: nil, property, nibKey, set) { decodeText($0) }
  }

  /// Text that is never absent.
  public func string(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String>, default standard: String = "",
    property: String? = nil, nibKey: String? = nil
  ) -> Row {
    row(name, .string, path, standard, spelled: standard, property, nibKey) { decodeText($0) }
  }

  /// One of a few words.
  public func choice<Choice: DocumentChoice>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Choice>, default standard: Choice,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Choice) -> Void)? = nil
  ) -> Row {
    let all = Array(Choice.allCases)
    return make(name, .choice(Choice.words), standard.rawValue, property, nibKey, path, set) { value, _ in
      guard case .choice(let index) = value, all.indices.contains(index) else { return nil }
      return all[index]
    } isDefault: {
      $0 == standard
    } inspected: {
      .string($0.rawValue)
    }
  }

  /// A picture by name, from an attribute.
  public func image(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>, property: String? = nil, nibKey: String? = nil,
    set: ((Object, UIImage?) -> Void)? = nil
  ) -> Row {
    make(name, .image, nil, property, nibKey, path, set) { value, decoding in
      .some(UIImage.make(from: value, in: decoding))
    } isDefault: {
      $0 == nil
    } inspected: {
      $0.inspected
    }
  }

  /// A value that a child element says.
  public func value<Value: DocumentConvertible & Inspectable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, default standard: Value,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Value) -> Void)? = nil
  ) -> Row {
    make(name, .element(Value.elementNames), nil, property, nibKey, path, set) { value, decoding in
      guard case .element(let element) = value else { return nil }
      return Value.make(from: element, in: decoding)
    } isDefault: {
      $0 == standard
    } inspected: {
      $0.inspected
    }
  }

  /// A value that a child element says, or `<nil>`.
  public func value<Value: DocumentConvertible & Inspectable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>, default standard: Value? = nil,
    property: String? = nil, nibKey: String? = nil,
    set: ((Object, Value?) -> Void)? = nil
  ) -> Row {
    make(name, .element(Value.elementNames), nil, property, nibKey, path, set) { value, decoding in
      switch value {
      case .element(let element): Value.make(from: element, in: decoding).map { .some($0) }
      case .null: .some(nil)
      default: nil
      }
    } isDefault: {
      $0 == standard
    } inspected: {
      $0.inspected
    }
  }

  /// Another object of the document, named by its `id`.
  public func reference<Other: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Other?>, property: String? = nil, nibKey: String? = nil
  ) -> Row {
    make(name, .reference, nil, property, nibKey, path) { value, decoding in
      guard case .reference(let id) = value, let other = decoding.object(withID: id) as? Other else { return nil }
      return .some(other)
    } isDefault: { _ in
      true
    } inspected: { _ in
      .null
    }
  }

  /// Every child element of the name, handed over one by one. All that they say together is in the property of `path`.
  public func each<Value>(
    _ name: String, in path: KeyPath<Object, Value>, copy: @escaping (Object, Value) -> Void,
    property: String? = nil, nibKey: String? = nil,
    _ take: @escaping (Object, ValueElement, any DocumentDecoding) -> Void,
    inspect: @escaping (Object) -> InspectedValue? = { _ in nil }
  ) -> Row {
    each(name, property, nibKey, take, inspect) { prototype in
      guard let value = (prototype as? Object)?[keyPath: path] else { return nil }
      return PreparedValue(isDefault: false) { object in
        copy(unsafeDowncast(object, to: Object.self), value)
      }
    }
  }

  /// Every child element of the name, handed over one by one.
  public func each(
    _ name: String, property: String? = nil, nibKey: String? = nil,
    _ take: @escaping (Object, ValueElement, any DocumentDecoding) -> Void,
    inspect: @escaping (Object) -> InspectedValue? = { _ in nil }
  ) -> Row {
    each(name, property, nibKey, take, inspect, copy: nil)
  }

  private func each(
    _ name: String, _ property: String?, _ nibKey: String?,
    _ take: @escaping (Object, ValueElement, any DocumentDecoding) -> Void,
    _ inspect: @escaping (Object) -> InspectedValue?, copy: ((NSObject) -> PreparedValue?)?
  ) -> Row {
    make(
      name, .each, .element(name), nil, property, nibKey,
      apply: { object, value, decoding in
        if case .element(let element) = value { take(object, element, decoding) }
      }, inspect: inspect, copy: copy)
  }

  /// A child element that holds objects. `current` gives those that the object has now, for inspectors.
  public func list<Child: NSObject>(
    _ name: String, nibKey: String? = nil, current: @escaping (Object) -> [Child] = { _ in [] },
    _ take: @escaping (Object, Child) -> Void
  ) -> Row {
    children(name, .list, nibKey, current, take)
  }

  /// A child object with that `key`. `current` gives the one that the object has now, for inspectors.
  public func object<Child: NSObject>(
    _ name: String, nibKey: String? = nil, current: @escaping (Object) -> Child? = { _ in nil },
    _ take: @escaping (Object, Child) -> Void
  ) -> Row {
    children(name, .object, nibKey, { current($0).map { [$0] } ?? [] }, take)
  }

  /// Something that only Interface Builder itself uses; it is understood and kept, no live object has it.
  public func designTime(_ name: String, _ type: ValueType = .string) -> Row {
    make(name, .designTime, type, nil, nil, nil, apply: { _, _, _ in }, inspect: { _ in nil })
  }

  // MARK: -

  private func row<Value: Equatable & Inspectable>(
    _ name: String, _ type: ValueType, _ path: ReferenceWritableKeyPath<Object, Value>, _ standard: Value,
    spelled: String?, _ property: String?, _ nibKey: String?, _ set: ((Object, Value) -> Void)? = nil,
    _ decode: @escaping (DocumentValue) -> Value?
  ) -> Row {
    make(name, type, spelled, property, nibKey, path, set) { value, _ in
      decode(value)
    } isDefault: {
      $0 == standard
    } inspected: {
      $0.inspected
    }
  }

  /// A property that a key path leads to.
  private func make<Value>(
    _ name: String, _ type: ValueType, _ defaultText: String?, _ property: String?, _ nibKey: String?,
    _ path: ReferenceWritableKeyPath<Object, Value>, _ set: ((Object, Value) -> Void)? = nil,
    decode: @escaping (DocumentValue, any DocumentDecoding) -> Value?,
    isDefault: @escaping (Value) -> Bool, inspected: @escaping (Value) -> InspectedValue
  ) -> Row {
    make(
      name, .property, type, defaultText, property, nibKey,
      apply: { object, value, decoding in
        if let decoded = decode(value, decoding) { object[keyPath: path] = decoded }
      },
      inspect: { object in
        let current = object[keyPath: path]
        return isDefault(current) ? nil : inspected(current)
      },
      access: RowAccess(
        typeName: "\(Value.self)",
        get: { ($0 as? Object)?[keyPath: path] },
        set: { object, value in
          guard let object = object as? Object, let fit = KeyValueCoding.convert(value, to: Value.self) else {
            return false
          }
          object[keyPath: path] = fit
          return true
        },
        prepare: { value, decoding in
          guard let decoded = decode(value, decoding) else { return nil }
          return PreparedValue(isDefault: isDefault(decoded)) { object in
            let object = unsafeDowncast(object, to: Object.self)
            if let set { set(object, decoded) } else { object[keyPath: path] = decoded }
          }
        }))
  }

  private func make(
    _ name: String, _ role: Row.Role, _ type: ValueType, _ defaultText: String?, _ property: String?,
    _ nibKey: String?, apply: @escaping (Object, DocumentValue, any DocumentDecoding) -> Void,
    inspect: @escaping (Object) -> InspectedValue?, access: RowAccess? = nil,
    copy: ((NSObject) -> PreparedValue?)? = nil
  ) -> Row {
    Row(
      name: name, role: role, type: type, defaultText: defaultText, property: property ?? name, nibKey: nibKey,
      apply: { object, value, decoding in
        guard let object = object as? Object else { return false }
        apply(object, value, decoding)
        return true
      },
      inspect: { ($0 as? Object).flatMap(inspect) }, access: access, copy: copy)
  }

  private func children<Child: NSObject>(
    _ name: String, _ role: Row.Role, _ nibKey: String?, _ current: @escaping (Object) -> [Child],
    _ take: @escaping (Object, Child) -> Void
  ) -> Row {
    Row(
      name: name, role: role, type: .object, defaultText: nil, property: name, nibKey: nibKey,
      adopt: { object, child in
        guard let object = object as? Object, let child = child as? Child else { return false }
        take(object, child)
        return true
      },
      children: { ($0 as? Object).map(current) ?? [] }, childType: Child.self)
  }
}
