import HeadlessUIKit

extension Vocabulary {
  /// The view has the size that was drawn.
  static let freeformSimulatedSizeMetrics = Vocabulary(value: "freeformSimulatedSizeMetrics")

  static let modalPageSheetSimulatedSizeMetrics = Vocabulary(value: "modalPageSheetSimulatedSizeMetrics")

  static let modalFormSheetSimulatedSizeMetrics = Vocabulary(value: "modalFormSheetSimulatedSizeMetrics")

  /// The view has the size of the narrower side of a split view.
  static let splitViewMasterSimulatedSizeMetrics = Vocabulary(value: "splitViewMasterSimulatedSizeMetrics")

  /// The view has the size of the wider side of a split view.
  static let splitViewDetailSimulatedSizeMetrics = Vocabulary(value: "splitViewDetailSimulatedSizeMetrics")
}
