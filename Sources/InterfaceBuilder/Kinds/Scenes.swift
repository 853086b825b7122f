import HeadlessUIKit

extension Vocabulary {
  static let scenes = Vocabulary(value: "scenes")

  static let scene = Vocabulary(value: "scene", rows: [.attribute("sceneID")])

  static let objects = Vocabulary(value: "objects")
}
