import HeadlessUIKit

extension Vocabulary {
  static let userDefinedRuntimeAttributes = Vocabulary(value: "userDefinedRuntimeAttributes")

  static let userDefinedRuntimeAttribute = Vocabulary(
    value: "userDefinedRuntimeAttribute",
    rows: [
      .attribute("type", UserDefinedRuntimeAttribute.ValueKind.self), .attribute("keyPath"), .attribute("value"),
      .attribute("localized", .bool),
    ])
}
