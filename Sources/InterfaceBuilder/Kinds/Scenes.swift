import HeadlessUIKit

extension Vocabulary {
  static let scenes = Vocabulary(value: "scenes")

  static let scene = Vocabulary(value: "scene", rows: [.attribute("sceneID")])

  static let objects = Vocabulary(value: "objects")

  /// Which of several segues gives a scene the bars that are shown around it.
  static let inferredMetricsTieBreakers = Vocabulary(value: "inferredMetricsTieBreakers")
}
