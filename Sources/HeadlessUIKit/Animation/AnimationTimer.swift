/// Something that a clock will do, once or again and again.
public final class AnimationTimer {
  private var action: (() -> Void)?
  /// In seconds; nil for once.
  let interval: Double?

  init(interval: Double?, action: @escaping () -> Void) {
    self.interval = interval
    self.action = action
  }

  /// Whether it will still be done.
  public var isValid: Bool { action != nil }

  /// Takes it off the clock.
  public func invalidate() { action = nil }

  func fire() {
    let action = action
    if interval == nil { invalidate() }
    action?()
  }
}
