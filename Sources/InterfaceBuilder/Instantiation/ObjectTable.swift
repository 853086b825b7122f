import HeadlessUIKit

/// The objects of one run by the program's numbers; nil for what is not made yet.
///
/// An array would ask at every object whether somebody else has it too.
final class ObjectTable {
  private let memory: UnsafeMutableBufferPointer<NSObject?>

  init(count: Int) {
    memory = .allocate(capacity: count)
    memory.initialize(repeating: nil)
  }

  deinit {
    memory.deinitialize()
    memory.deallocate()
  }

  subscript(number: Int) -> NSObject? {
    get { memory[number] }
    set { memory[number] = newValue }
  }

  /// What was made, in document order.
  var all: [NSObject] { memory.compactMap { $0 } }

  /// Lets go of the objects, which have found their places.
  func removeAll() { memory.update(repeating: nil) }
}
