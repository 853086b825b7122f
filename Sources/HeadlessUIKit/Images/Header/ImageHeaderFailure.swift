/// Why the size of a picture cannot be told.
public enum ImageHeaderFailure: Error, Sendable, Hashable, CustomStringConvertible {
  case empty
  case unknownFormat
  /// The bytes end before the size is stated.
  case truncated(ImageHeader.Format)
  /// The reason is a clause that follows "the PNG is malformed: ".
  case malformed(ImageHeader.Format, String)
  /// The file cannot be opened or is no regular file; the reason is a clause.
  case unreadable(String)

  /// One clause without a full stop, such as `the PNG ends before its size`.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "it is no kind of picture that is known"
    case .truncated(let format): "the \(format.rawValue.uppercased()) ends before its size"
    case .malformed(let format, let reason): "the \(format.rawValue.uppercased()) is malformed: \(reason)"
    case .unreadable(let reason): reason
    }
  }
}
