/// What happens to text that is wider than its line; the raw values are a document's words on labels and buttons.
public enum NSLineBreakMode: String, DocumentChoice {
  case byWordWrapping = "wordWrap"
  case byCharWrapping = "characterWrap"
  case byClipping = "clip"
  case byTruncatingHead = "headTruncation"
  case byTruncatingTail = "tailTruncation"
  case byTruncatingMiddle = "middleTruncation"

  /// The mode for a document's word, such as `tailTruncation`, or the word of a paragraph style, such as
  /// `truncatingTail`; nil for a word that Interface Builder does not write.
  public init?(documentValue: String) {
    switch documentValue {
    case "wordWrapping": self = .byWordWrapping
    case "charWrapping": self = .byCharWrapping
    case "clipping": self = .byClipping
    case "truncatingHead": self = .byTruncatingHead
    case "truncatingTail": self = .byTruncatingTail
    case "truncatingMiddle": self = .byTruncatingMiddle
    default: self.init(rawValue: documentValue)
    }
  }

  /// The word that a document writes for the mode on a label or a button.
  public var documentValue: String { rawValue }
}
