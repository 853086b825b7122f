#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Remembers what a pure function gave. Two threads may compute the same value at once; both get the same.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  #if canImport(os)
    private let values = OSAllocatedUnfairLock<[Key: Value]>(initialState: [:])
  #else
    private let values = Mutex<[Key: Value]>([:])
  #endif

  package init() {}

  /// What was given for the key, made when it is first asked for.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    return values.withLock { values in
      if let known = values[key] { return known }
      values[key] = made
      return made
    }
  }
}
