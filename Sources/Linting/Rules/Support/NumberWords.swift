import HeadlessUIKit

/// Numbers as messages show them.
enum NumberWords {
  /// At most one digit behind the point: `44`, `43.5`.
  static func short(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "?" }
    let tenths = (Double(value) * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// At most two digits behind the point, rounded down, so that 4.49 is not taken for 4.5.
  static func ratio(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "?" }
    let hundredths = (value * 100).rounded(.down) / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
