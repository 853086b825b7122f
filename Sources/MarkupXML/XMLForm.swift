/// How a tree is written.
public enum XMLForm: Sendable {
  /// As Xcode writes it, whatever the source looked like.
  case xcode
  /// With the source's own bytes wherever nothing was changed: indentation, quotes, line breaks and all.
  case kept
}

extension XMLTree {
  /// The document as text, in the encoding that it came in.
  ///
  /// In Xcode's form an element has a line, indented by four spaces a level (a tab in archives from before Xcode 5), and
  /// empty elements are closed in the tag. Names, attributes, order, comments, declaration, byte order mark, kind of
  /// line ending and a missing last newline stay as they were read, in either form.
  ///
  /// - Complexity: linear in the tree.
  public func write(as form: XMLForm = .xcode) -> [UInt8] {
    switch form {
    case .xcode:
      var writer = XcodeFormWriter(tree: self)
      return writer.write()
    case .kept:
      // A tree that was made out of another document has no bytes of its own to keep.
      guard !isMade else { return write(as: .xcode) }
      guard isChanged else { return encoded(source) }
      var writer = KeptFormWriter(tree: self)
      return writer.write()
    }
  }
}
