/// A length in points; 64 bits wide, as on every device since 2013.
public typealias CGFloat = Double
