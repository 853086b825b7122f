/// The keys under which views and controllers say what Interface Builder pretends around them.
enum SimulatedMetrics {
  static let rows = [
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "freeformSize",
  ]
}
