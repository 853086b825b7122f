#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that every thread may read and set.
final class Shared<Value: Sendable>: Sendable {
  #if canImport(os)
    private let state: OSAllocatedUnfairLock<Value>
    init(_ value: Value) { state = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let state: Mutex<Value>
    init(_ value: Value) { state = Mutex(value) }
  #endif

  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func change(_ body: @Sendable (inout Value) -> Void) { state.withLock { body(&$0) } }
}
