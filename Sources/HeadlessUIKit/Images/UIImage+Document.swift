extension UIImage {
  /// The picture that an attribute names: `.string` with its name, or an element with name and catalogue.
  static func make(from value: DocumentValue, in decoding: any DocumentDecoding) -> UIImage? {
    switch value {
    case .string(let name): decoding.image(named: name, catalog: nil)
    case .element(let element):
      element.string("name").map { decoding.image(named: $0, catalog: element.string("catalog")) }
    default: nil
    }
  }
}

extension UIImage: Inspectable {
  /// The name.
  public var inspected: InspectedValue { .string(name) }
}
