/// A `Contents.json`, with the keys that decide what is shown. Unknown keys are passed over, as Xcode does.
struct AssetContents: Decodable {
  var images: [Tolerant<Image>]?
  /// A symbol set calls its images so.
  var symbols: [Tolerant<Image>]?
  var colors: [Tolerant<Color>]?
  var properties: Properties?

  struct Properties: Decodable {
    var renderingIntent: Scalar?
    var providesNamespace: Scalar?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    var filename: String?
    var scale: Scalar?
    var idiom: String?
    var platform: String?
    var subtype: String?
    var size: String?
    var orientation: String?
    var extent: String?
    var minimumSystemVersion: Scalar?
    var widthClass: String?
    var heightClass: String?
    var languageDirection: String?
    var displayGamut: String?
    var locale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var unassigned: Bool?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, platform, subtype, size, orientation, extent, locale, appearances, resizing,
        unassigned
      case minimumSystemVersion = "minimum-system-version"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
      case displayGamut = "display-gamut"
    }
  }

  struct Resizing: Decodable {
    var mode: String?
    var capInsets: Insets?
    /// The key of the first Xcodes.
    var oldCapInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode
      case capInsets = "cap-insets"
      case oldCapInsets = "capInsets"
    }
  }

  struct Insets: Decodable {
    var top: Scalar?
    var left: Scalar?
    var bottom: Scalar?
    var right: Scalar?
  }

  struct Color: Decodable {
    var idiom: String?
    var displayGamut: String?
    var appearances: [Appearance]?
    var color: Value?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case displayGamut = "display-gamut"
    }

    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: Scalar]?
      var platform: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case colorSpace = "color-space"
      }
    }
  }
}

/// A JSON string, number or truth value, kept as text: hands and generators write `"2x"`, `2` and `"2"` alike.
struct Scalar: Decodable, Sendable, Hashable {
  var text: String
  /// Whether it was a bare number.
  var isNumber: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      (text, isNumber) = (try container.decode(String.self), false)
    } catch DecodingError.typeMismatch {
      do {
        (text, isNumber) = (try container.decode(Bool.self) ? "true" : "false", false)
      } catch DecodingError.typeMismatch {
        (text, isNumber) = ("\(try container.decode(Double.self))", true)
      }
    }
  }

  var isTrue: Bool { ["true", "1", "1.0", "YES"].contains(text) }

  /// A finite number, nil otherwise.
  var number: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// `2x`, `2` and 2 are 2; nil for what is no sensible scale.
  var scale: Double? {
    let digits = text.hasSuffix("x") ? String(text.dropLast()) : text
    guard let value = Double(digits), value > 0, value <= 16 else { return nil }
    return value
  }
}

/// An element that may be malformed without taking its siblings with it.
struct Tolerant<Wrapped: Decodable>: Decodable {
  var value: Wrapped?
  /// What is wrong with it, a clause.
  var problem: String?

  init(from decoder: any Decoder) throws {
    do {
      value = try Wrapped(from: decoder)
    } catch let error as DecodingError {
      problem = AssetContents.clause(about: error)
    }
  }
}
