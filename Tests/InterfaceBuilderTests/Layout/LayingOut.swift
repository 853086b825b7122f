import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Lays a document out and tells the frame of the view of that id.
func frame(_ id: String, in text: String) throws -> CGRect {
  let document = try read(text)
  let contents = document.instantiate()
  contents.layOut(on: document)
  return try #require(contents.object(withID: id) as? UIView).frame
}
