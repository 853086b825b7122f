/// A property that a document connects to several of its objects, in the order of the connections:
///
///     @OutletCollection var labels: [UILabel]
@propertyWrapper
public final class OutletCollection<Element>: PropertySlot {
  /// The objects; empty before the document's connections are made.
  public var wrappedValue: [Element]

  override public init() { wrappedValue = [] }

  /// A collection that holds these objects until the document connects others.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }

  override var content: Any? { wrappedValue }

  override var declaredType: String { "[\(Element.self)]" }

  override func take(_ value: Any?) -> Bool {
    guard let objects = value as? [Any] else { return false }
    let fit = objects.compactMap { $0 as? Element }
    guard fit.count == objects.count else { return false }
    wrappedValue = fit
    return true
  }
}
