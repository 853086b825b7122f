extension UIColor: DocumentConvertible {
  /// The colour spaces that documents name. All components are taken as sRGB but grey of gamma 1.8 and Display P3.
  enum Space: String, DocumentChoice {
    case custom, calibratedWhite, calibratedRGB, deviceRGB, deviceWhite, catalog, pattern
    case deviceCMYK, calibratedCMYK, genericCMYK
  }

  enum CustomSpace: String, DocumentChoice {
    case sRGB, displayP3, genericGamma22GrayColorSpace, calibratedWhite, calibratedRGB, deviceRGB, adobeRGB1998
    case genericRGB, genericGray, extendedSRGB, extendedGray, genericCMYKColorSpace, genericCMYK
  }

  public static let documentElements = [
    Vocabulary(
      value: "color",
      rows: [
        .attribute("colorSpace", Space.self), .attribute("customColorSpace", CustomSpace.self),
        .attribute("red", .number), .attribute("green", .number), .attribute("blue", .number),
        .attribute("white", .number), .attribute("alpha", .number),
        .attribute("cyan", .number), .attribute("magenta", .number), .attribute("yellow", .number),
        .attribute("black", .number),
        .attribute("name"), .attribute("catalog"), .attribute("patternImage", .image), .attribute("systemColor"),
        .attribute("cocoaTouchSystemColor"), .attribute("xcode11CocoaTouchSystemColor"),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIColor? {
    for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name"] {
      guard let name = element.string(key) ?? element.child(key)?.text else { continue }
      if let color = UIColor.system(named: name) ?? decoding.color(named: name) { return color }
      if element["white"] == nil, element["red"] == nil {
        decoding.report(
          "The colour \"\(name)\" is neither a system colour nor defined in the document.", node: element.node)
        return nil
      }
    }
    if element["patternImage"] != nil { return UIColor(light: .clear, dark: .clear, name: "pattern") }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.number("cyan") {
      let key = 1 - (element.number("black") ?? 0)
      return UIColor(
        red: (1 - cyan) * key, green: (1 - (element.number("magenta") ?? 0)) * key,
        blue: (1 - (element.number("yellow") ?? 0)) * key, alpha: alpha)
    }
    let components = RGBA(
      red: element.number("red") ?? 0, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
      alpha: alpha)
    guard element.choice("customColorSpace", as: CustomSpace.self) == .displayP3 else {
      return UIColor(rgba: components)
    }
    return UIColor(rgba: components.convertedFromDisplayP3())
  }
}

extension RGBA {
  /// The sRGB components of Display P3 components. Both use sRGB's curve; the matrices are of the two standards.
  func convertedFromDisplayP3() -> RGBA {
    func linear(_ value: Double) -> Double {
      let magnitude = abs(value)
      let result = magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
      return value < 0 ? -result : result
    }
    func curved(_ value: Double) -> Double {
      let magnitude = abs(value)
      let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * power(magnitude, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return RGBA(
      red: curved(1.224940 * r - 0.224940 * g), green: curved(-0.042057 * r + 1.042057 * g),
      blue: curved(-0.019638 * r - 0.078636 * g + 1.098274 * b), alpha: alpha)
  }
}
