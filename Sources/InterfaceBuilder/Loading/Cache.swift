import HeadlessUIKit

#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// What was read once, by name. Every thread may ask; values are handed out as they are.
final class Cache<Value>: Sendable {
  private let values = Cell<[String: Value]>([:])

  /// The value of a name, made when it is first asked for; one that cannot be made is tried again.
  func value(for name: String, make: () throws(NSException) -> Value) throws(NSException) -> Value {
    if let known = values.value[name] { return known }
    let made = try make()
    values.change { $0[name] = $0[name] ?? made }
    return values.value[name] ?? made
  }
}

/// A value that every thread may read and set.
final class Cell<Value>: Sendable {
  /// Handed from thread to thread only under the lock.
  private struct Content: @unchecked Sendable { var value: Value }

  #if canImport(os)
    private let content: OSAllocatedUnfairLock<Content>
    init(_ value: Value) { content = OSAllocatedUnfairLock(initialState: Content(value: value)) }

    func change(_ body: (inout Value) -> Void) { content.withLockUnchecked { body(&$0.value) } }
  #else
    private let content: Mutex<Content>
    init(_ value: Value) { content = Mutex(Content(value: value)) }

    func change(_ body: (inout Value) -> Void) { content.withLock { body(&$0.value) } }
  #endif

  var value: Value {
    get { content.withLock { $0 }.value }
    set { change { $0 = newValue } }
  }
}
