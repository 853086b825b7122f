/// How a web view treats every page.
public struct WKPreferences: Sendable, Hashable {
  /// In points.
  public var minimumFontSize: CGFloat = 0
  /// Whether pages may run scripts.
  public var isJavaScriptEnabled = true
  /// Whether scripts may open windows without a tap from the user.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of pages suspected of phishing or malware.
  public var isFraudulentWebsiteWarningEnabled = true
  /// Whether the user may select and otherwise interact with text.
  public var isTextInteractionEnabled = true

  /// One with the values that UIKit starts with.
  public init() {}
}

extension WKPreferences: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "wkPreferences",
      rows: [
        .attribute("minimumFontSize", .number), .attribute("javaScriptEnabled", .bool),
        .attribute("javaScriptCanOpenWindowsAutomatically", .bool),
        .attribute("fraudulentWebsiteWarningEnabled", .bool), .attribute("textInteractionEnabled", .bool),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = WKPreferences()
    made.minimumFontSize = element.number("minimumFontSize") ?? 0
    made.isJavaScriptEnabled = element.bool("javaScriptEnabled") ?? true
    made.javaScriptCanOpenWindowsAutomatically = element.bool("javaScriptCanOpenWindowsAutomatically") ?? false
    made.isFraudulentWebsiteWarningEnabled = element.bool("fraudulentWebsiteWarningEnabled") ?? true
    made.isTextInteractionEnabled = element.bool("textInteractionEnabled") ?? true
    return made
  }

  /// Only what differs from the defaults.
  public var inspected: InspectedValue {
    .dictionary(present: [
      "minimumFontSize": minimumFontSize == 0 ? nil : .number(minimumFontSize),
      "isJavaScriptEnabled": isJavaScriptEnabled ? nil : .bool(false),
      "javaScriptCanOpenWindowsAutomatically": javaScriptCanOpenWindowsAutomatically ? .bool(true) : nil,
      "isFraudulentWebsiteWarningEnabled": isFraudulentWebsiteWarningEnabled ? nil : .bool(false),
      "isTextInteractionEnabled": isTextInteractionEnabled ? nil : .bool(false),
    ])
  }
}
