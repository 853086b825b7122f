/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Sendable, Hashable, CaseIterable {
  /// It goes on in the next line, from a word on; what exceeds the last line is not shown.
  case byWordWrapping
  /// It goes on in the next line, from any character on.
  case byCharWrapping
  /// It is cut off at the edge.
  case byClipping
  /// An ellipsis stands for the start of the last line.
  case byTruncatingHead
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle

  /// The mode for a document's word, such as `tailTruncation`, or the word of a paragraph style, such as
  /// `truncatingTail`; nil for a word that Interface Builder does not write.
  public init?(documentValue: String) {
    switch documentValue {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }

  /// The word that a document writes for the mode on a label or a button.
  public var documentValue: String {
    switch self {
    case .byWordWrapping: "wordWrap"
    case .byCharWrapping: "characterWrap"
    case .byClipping: "clip"
    case .byTruncatingHead: "headTruncation"
    case .byTruncatingTail: "tailTruncation"
    case .byTruncatingMiddle: "middleTruncation"
    }
  }
}
