import HeadlessUIKit

/// The words of simulated metrics.
enum SimulatedMetrics {
  enum StatusBarStyle: String, DocumentChoice {
    case `default`, lightContent, darkContent, blackOpaque, blackTranslucent
  }

  enum BarStyle: String, DocumentChoice { case `default`, black, blackOpaque, blackTranslucent }

  enum Orientation: String, DocumentChoice { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
}

extension Vocabulary {
  /// What the document's scenes have around them unless they say otherwise.
  static let simulatedMetricsContainer = Vocabulary(value: "simulatedMetricsContainer")

  /// What is around the scene is taken from the one that leads to it.
  static let simulatedMetricsInferredSentinel = Vocabulary(value: "simulatedMetricsInferredSentinel")

  static let simulatedStatusBarMetrics = Vocabulary(
    value: "simulatedStatusBarMetrics", rows: [.attribute("statusBarStyle", SimulatedMetrics.StatusBarStyle.self)])

  static let simulatedOrientationMetrics = Vocabulary(
    value: "simulatedOrientationMetrics", rows: [.attribute("orientation", SimulatedMetrics.Orientation.self)])

  /// The screen by its old name (`retina4_7.fullscreen`, `retina47`, `iPad`), with `<size key="customSize">` for none.
  static let simulatedScreenMetrics = Vocabulary(value: "simulatedScreenMetrics", rows: [.attribute("type")])

  static let simulatedNavigationBarMetrics = Vocabulary(
    value: "simulatedNavigationBarMetrics",
    rows: [
      .attribute("prompted", .bool), .attribute("translucent", .bool),
      .attribute("barStyle", SimulatedMetrics.BarStyle.self),
    ])

  static let simulatedToolbarMetrics = Vocabulary(
    value: "simulatedToolbarMetrics",
    rows: [.attribute("translucent", .bool), .attribute("barStyle", SimulatedMetrics.BarStyle.self)])

  static let simulatedTabBarMetrics = Vocabulary(
    value: "simulatedTabBarMetrics",
    rows: [.attribute("translucent", .bool), .attribute("barStyle", SimulatedMetrics.BarStyle.self)])
}
