// Written by Scripts/make-registries. Do not edit.

import HeadlessUIKit

extension Vocabulary {
  /// The kinds that only documents have.
  static let documentKinds: [Vocabulary] = [
    .accessibilityOverrides, .action, .adaptation, .capability, .connections, .dependencies, .deployment,
    .development, .device, .document, .exclude, .exit, .freeformSimulatedSizeMetrics, .imageResource, .include,
    .mask, .mutableString, .namedColor, .null, .objects, .outlet, .outletCollection, .placeholder, .plugIn,
    .popoverPassthroughView, .popoverPassthroughViews, .resources, .scene, .scenes, .segue,
    .simulatedMetricsContainer, .simulatedOrientationMetrics, .simulatedScreenMetrics, .simulatedStatusBarMetrics,
    .string, .systemColor, .variation,
  ]
}
