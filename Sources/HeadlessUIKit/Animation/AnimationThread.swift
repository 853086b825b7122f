#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What views on one thread share: which animation blocks are open, above all. `UIView.animate` names no view, so that its block has to be found from
/// the setters of properties; documents are worked on by many threads, and none may see the blocks of another.
final class AnimationThread {
  /// The open blocks, the innermost last.
  var blocks: [AnimationBlock] = []
  /// The clocks that are in force, the innermost last.
  private(set) var clocks: [AnimationClock] = []
  var areAnimationsEnabled = true
  /// How many calls of ``UIView/hitTest(_:with:)`` are under way in each other.
  var hitTestDepth = 0

  /// The block that a changed property belongs to.
  static var openBlock: AnimationBlock? {
    guard let thread = existing, thread.areAnimationsEnabled else { return nil }
    return thread.blocks.last
  }

  func withClock<Result>(_ clock: AnimationClock, _ body: () throws -> Result) rethrows -> Result {
    clocks.append(clock)
    defer { clocks.removeLast() }
    return try body()
  }

  // MARK: Storage

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { release($0) }
    return key
  }()

  private static func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnimationThread>.fromOpaque(pointer).release()
  }

  /// This thread's, if it ever animated something.
  static var existing: AnimationThread? {
    pthread_getspecific(key).map { Unmanaged<AnimationThread>.fromOpaque($0).takeUnretainedValue() }
  }

  /// This thread's.
  static var mine: AnimationThread {
    if let existing { return existing }
    let made = AnimationThread()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
