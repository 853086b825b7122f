/// What of a view's ``LayoutInputs`` equations were made from, beside the size of its content: only when that changes must
/// they be made anew.
struct LayoutReading: OptionSet {
  let rawValue: UInt8

  /// The safe area and the margins.
  static let insets = LayoutReading(rawValue: 1)
  /// The baselines.
  static let text = LayoutReading(rawValue: 2)
}

extension LayoutInputs {
  /// Whether they mean other equations for who reads that of them.
  func differ(from old: LayoutInputs, in reading: LayoutReading) -> Bool {
    if contentSize != old.contentSize { return true }
    if reading.contains(.text), text != old.text { return true }
    return reading.contains(.insets)
      && (safeAreaInsets != old.safeAreaInsets || margins != old.margins || readableInset != old.readableInset)
  }
}
