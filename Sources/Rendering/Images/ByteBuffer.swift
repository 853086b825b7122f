import CPangoCairo

/// Bytes that the C side made.
final class ByteBuffer {
  private let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { pc_buffer_free(pointer) }

  var count: Int { pc_buffer_length(pointer) }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: pc_buffer_bytes(pointer), count: count)) }
}
