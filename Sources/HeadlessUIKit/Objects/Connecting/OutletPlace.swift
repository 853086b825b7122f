/// Where the objects of one class keep what an outlet holds: found once, for all that a nib makes.
public struct OutletPlace: Sendable {
  private let offset: Int

  /// Nil when the class has no such outlet, when it does not hold every object of the other class, or when the standard
  /// library does not say where fields are.
  public init?(_ key: String, of type: NSObject.Type, holding held: NSObject.Type) {
    #if os(Linux)
      guard let place = ObjectShape.shape(of: type).places[key], place.type.takesAll(of: held) else { return nil }
      offset = place.offset
    #else
      return nil
    #endif
  }

  /// Connects an object of the one class to the outlet of one that is exactly of the other.
  public func connect(_ object: NSObject, to owner: NSObject) {
    // As in ``ObjectShape``: the field was found in the class's own metadata.
    Unmanaged.passUnretained(owner).toOpaque().load(fromByteOffset: offset, as: PropertySlot.self).put(object)
  }
}
