import HeadlessUIKit

extension Vocabulary {
  static let dependencies = Vocabulary(value: "dependencies")

  static let deployment = Vocabulary(
    value: "deployment", rows: [.attribute("identifier"), .attribute("version"), .attribute("defaultVersion")])

  static let development = Vocabulary(
    value: "development", rows: [.attribute("identifier"), .attribute("version"), .attribute("defaultVersion")])

  static let plugIn = Vocabulary(value: "plugIn", rows: [.attribute("identifier"), .attribute("version")])

  static let capability = Vocabulary(value: "capability", rows: [.attribute("name"), .attribute("minToolsVersion")])
}
