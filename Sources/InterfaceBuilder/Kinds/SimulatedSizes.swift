import HeadlessUIKit

extension Vocabulary {
  /// The view has the size that was drawn.
  static let freeformSimulatedSizeMetrics = Vocabulary(value: "freeformSimulatedSizeMetrics")

  static let modalPageSheetSimulatedSizeMetrics = Vocabulary(value: "modalPageSheetSimulatedSizeMetrics")

  static let modalFormSheetSimulatedSizeMetrics = Vocabulary(value: "modalFormSheetSimulatedSizeMetrics")
}
