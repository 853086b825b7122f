/// The size that a file manager's attributes say.
package enum FileSize {
  /// The value of the attribute `size` in bytes; nil when it is no number. Foundation gives a number that becomes any
  /// integer type, FoundationEssentials one type only.
  package static func bytes(_ attribute: Any?) -> UInt64? {
    if let bytes = attribute as? UInt64 { return bytes }
    if let bytes = attribute as? UInt { return UInt64(bytes) }
    return (attribute as? Int).flatMap { UInt64(exactly: $0) }
  }
}
