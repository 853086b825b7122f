// Written by Scripts/make-registries. Do not edit.

import HeadlessUIKit

extension Vocabulary {
  /// The kinds that only documents have.
  static let documentKinds: [Vocabulary] = [
    .accessibilityOverrides, .action, .adaptation, .animations, .array, .boolValue, .capability, .classDescription,
    .classSource, .classes, .connections, .customFonts, .dependencies, .deployment, .designable, .designables,
    .development, .device, .document, .exclude, .exit, .freeformSimulatedSizeMetrics, .imageResource, .include,
    .inferredMetricsTieBreakers, .integerValue, .mask, .modalFormSheetSimulatedSizeMetrics,
    .modalPageSheetSimulatedSizeMetrics, .mutableArray, .mutableData, .mutableString, .namedColor, .null, .objects,
    .outlet, .outletCollection, .placeholder, .plugIn, .popoverPassthroughObject, .popoverPassthroughViews,
    .rangeValue, .realValue, .relationship, .relationships, .resources, .scene, .scenes, .segue,
    .simulatedMetricsContainer, .simulatedMetricsInferredSentinel, .simulatedNavigationBarMetrics,
    .simulatedOrientationMetrics, .simulatedScreenMetrics, .simulatedStatusBarMetrics, .simulatedTabBarMetrics,
    .simulatedToolbarMetrics, .splitViewDetailSimulatedSizeMetrics, .splitViewMasterSimulatedSizeMetrics, .string,
    .systemColor, .tabStops, .textTab, .textTabOptions, .userDefinedRuntimeAttribute,
    .userDefinedRuntimeAttributes, .variation,
  ]
}
