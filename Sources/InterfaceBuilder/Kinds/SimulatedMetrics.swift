import HeadlessUIKit

extension Vocabulary {
  static let simulatedMetricsContainer = Vocabulary(value: "simulatedMetricsContainer")

  static let simulatedStatusBarMetrics = Vocabulary(
    value: "simulatedStatusBarMetrics", rows: [.attribute("statusBarStyle")])

  static let simulatedOrientationMetrics = Vocabulary(
    value: "simulatedOrientationMetrics", rows: [.attribute("orientation")])

  static let simulatedScreenMetrics = Vocabulary(value: "simulatedScreenMetrics", rows: [.attribute("type")])

  static let freeformSimulatedSizeMetrics = Vocabulary(value: "freeformSimulatedSizeMetrics")
}
